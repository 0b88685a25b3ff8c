import type { RewriteAsked } from '@palimpsest/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { documentDraft, keepDraft } from './draft.ts';
import type { Draft } from './model.ts';
import { keys, useRun } from './reads.ts';
import { RunPanel } from './run-panel.tsx';
import { text } from './text.ts';
import { Workbench } from './workbench.tsx';

/** A request that was pasted: what it says, and what of it is selected. */
export interface Pasted {
  readonly request: RewriteAsked['request'];
  readonly draft: Draft;
}

/** The problems and the feedback of a pasted request, before it is sent. */
export function PastedRequest({
  pasted: { request, draft },
  onChange,
}: {
  readonly pasted: Pasted;
  readonly onChange: (pasted: Pasted | null) => void;
}) {
  const { chosen, choose } = useChoices();
  const queries = useQueryClient();
  const run = useRun(chosen.run);
  const { documentId, version, problems, ...rest } = request;
  const {
    selectedFeedback: _items,
    teacherNotes: _notes,
    clusterReport: _clusters,
    simulationSummary: _summary,
    generationContext: _context,
    ...others
  } = rest;
  const setDraft = (next: Draft) => onChange({ request, draft: next });
  return (
    <>
      {chosen.run === undefined ? null : (
        <RunPanel
          documentId={documentId}
          runId={chosen.run}
          onDismiss={() => choose({ run: undefined })}
          onVersion={() => {
            keepDraft(documentDraft(documentId), { ...draft, selected: [] });
            // Kept in the view until it is left; whoever comes back begins with an empty page.
            keepDraft('pasted', null);
            queries.invalidateQueries({ queryKey: [...keys.lists] }).catch(() => undefined);
          }}
          next={(made) => (
            <Link
              to="/assignments/$documentId"
              params={{ documentId }}
              search={{ tab: 'compare', from: String(made - 1), to: String(made) } as never}
              className="button primary"
            >
              {text.run.compare}
            </Link>
          )}
        />
      )}
      <p>
        <Button
          onClick={() => {
            choose({ run: undefined });
            onChange(null);
          }}
        >
          {text.new.other}
        </Button>
      </p>
      <Workbench
        base={{ documentId, version, problems, etag: null }}
        fields={others}
        others={others}
        draft={draft}
        setDraft={setDraft}
        becameOf={() => null}
        busy={run.data?.status === 'open'}
        onStarted={(runId) => {
          choose({ run: runId });
          window.scrollTo(0, 0);
        }}
      />
    </>
  );
}
