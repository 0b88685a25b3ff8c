import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem as ProblemWords } from '../../ui/problem.tsx';
import { chosenItems, type Draft, type Problem, requestOf } from './model.ts';
import { keys } from './reads.ts';
import { type RewriteChoice, RewriteChoices, USUAL } from './rewrite-choices.tsx';
import { text } from './text.ts';

export interface Base {
  readonly documentId: string;
  readonly version: number;
  readonly problems: readonly Problem[];
  /** Null where it is not on record yet. */
  readonly etag: string | null;
}

/** What is selected, and the button that has it carried out. It stays in sight. */
export function RewriteBar({
  base,
  draft,
  others,
  busy,
  onStarted,
  onSelectAll,
}: {
  readonly base: Base;
  readonly draft: Draft;
  /** Fields of a pasted request that belong to the document. */
  readonly others?: object;
  readonly busy: boolean;
  readonly onStarted: (runId: string) => void;
  readonly onSelectAll: (chosen: boolean) => void;
}) {
  const [writer, setWriter] = useState<RewriteChoice>(USUAL);
  const queries = useQueryClient();
  const items = chosenItems(draft, base.problems);
  const problems = new Set(items.flatMap(({ affectedProblems }) => affectedProblems)).size;
  const start = useMutation({
    mutationFn: () =>
      api().documents.rewrite(
        base.documentId,
        {
          request: requestOf(base, draft, others),
          ...(writer.renderer === '' ? {} : { renderer: writer.renderer }),
          ...(writer.renderer === '' || writer.model === '' ? {} : { model: writer.model }),
          ...(writer.fresh.trim() === '' ? {} : { newAttempt: writer.fresh.trim() }),
        },
        base.etag === null ? {} : { ifMatch: base.etag },
      ),
    onSuccess: async ({ run }) => {
      announce(text.rewrite.started);
      onStarted(run.runId);
      if (base.etag !== null)
        await queries.invalidateQueries({ queryKey: [...keys.document(base.documentId)] });
    },
  });
  return (
    <section className="rewrite-bar card" aria-label={text.rewrite.title}>
      {start.isError ? (
        <ProblemWords
          error={start.error}
          retry={() => {
            start.reset();
            // It may have been refused because there is a newer version.
            return queries.invalidateQueries({ queryKey: [...keys.document(base.documentId)] });
          }}
        />
      ) : null}
      <div className="row">
        <Button
          kind="primary"
          busy={start.isPending || busy}
          disabled={items.length === 0}
          onClick={() => start.mutate()}
        >
          {text.rewrite.start}
        </Button>
        <span role="status">{text.rewrite.chosen(items.length, problems)}</span>
        {draft.items.length < 2 ? null : (
          <>
            <Button kind="quiet" onClick={() => onSelectAll(true)}>
              {text.work.selectAll}
            </Button>
            <Button kind="quiet" onClick={() => onSelectAll(false)}>
              {text.work.selectNone}
            </Button>
          </>
        )}
      </div>
      <RewriteChoices value={writer} onChange={setWriter} />
    </section>
  );
}
