import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import type { SetDraft } from './draft.ts';
import { listActs } from './list-acts.ts';
import { type BecameOf, chosenItems, type Draft, type Problem } from './model.ts';
import { ProblemCard } from './problem-card.tsx';
import { type Base, RewriteBar } from './rewrite-bar.tsx';
import { marksOf } from './signals.ts';
import { text } from './text.ts';
import { WholeCard } from './whole-card.tsx';

/** Problems shown at once; more on request. */
const PAGE = 50;

type Show = keyof typeof text.work.shows;

/** The problems as they are, the feedback to select for them, and the rewrite. */
export function Workbench({
  base,
  fields,
  others,
  draft,
  setDraft,
  becameOf,
  busy,
  onStarted,
}: {
  readonly base: Base;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly others?: object;
  readonly draft: Draft;
  readonly setDraft: SetDraft;
  readonly becameOf: BecameOf;
  readonly busy: boolean;
  readonly onStarted: (runId: string) => void;
}) {
  const { chosen, choose } = useChoices();
  const [most, setMost] = useState(PAGE);
  const acts = listActs(draft, setDraft);
  const problemIds = base.problems.map(({ problemId }) => problemId);
  const show = (chosen.show ?? 'all') as Show;
  const places = new Map(problemIds.map((id, at) => [id, at + 1]));
  const found = filtered(base.problems, draft, chosen.find ?? '', show);
  const parts = { problemIds, draft, acts, becameOf };
  return (
    <>
      <WholeCard fields={fields} {...parts} />
      {base.problems.length < 4 ? null : (
        <div className="row work-filters">
          <SearchField
            label={text.work.find}
            placeholder={text.work.findHint}
            value={chosen.find ?? ''}
            onSearch={(find) => choose({ find: find === '' ? undefined : find })}
          />
          <Field label={text.work.show}>
            {(attributes) => (
              <select
                {...attributes}
                value={show}
                onChange={({ target }) => choose({ show: target.value === 'all' ? undefined : target.value })}
              >
                {Object.entries(text.work.shows).map(([id, name]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      )}
      {found.length === 0 ? <p role="status">{text.work.none}</p> : null}
      {found.slice(0, most).map((problem) => (
        <ProblemCard
          key={problem.problemId}
          problem={problem}
          place={places.get(problem.problemId) ?? 0}
          {...parts}
        />
      ))}
      {found.length <= most ? null : (
        <Button onClick={() => setMost(most + PAGE)}>
          {text.work.more(Math.min(PAGE, found.length - most))}
        </Button>
      )}
      <RewriteBar
        base={base}
        draft={draft}
        {...(others === undefined ? {} : { others })}
        busy={busy}
        onStarted={onStarted}
        onSelectAll={acts.selectAll}
      />
    </>
  );
}

function filtered(problems: readonly Problem[], draft: Draft, find: string, show: Show): readonly Problem[] {
  const words = find.toLowerCase();
  const selected = new Set(chosenItems(draft, problems).flatMap(({ affectedProblems }) => affectedProblems));
  return problems.filter(({ problemId, content }) => {
    if (show === 'selected' && !selected.has(problemId)) return false;
    if (show === 'signals' && marksOf(problemId, draft.context).length === 0) return false;
    return words === '' || `${problemId}\n${content}`.toLowerCase().includes(words);
  });
}
