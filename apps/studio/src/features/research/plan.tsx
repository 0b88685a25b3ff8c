import type { ResearchResource } from '@palimpsest/sdk';
import { useRunFile } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

/** What a finished run set out to find, and what it searched for. */
export function Plan({ run: { runId, files } }: { readonly run: ResearchResource }) {
  const { data } = useRunFile(runId, files.includes('run.json'));
  if (data === undefined) return null;
  const { plan, queries, early_stop } = data;
  const lists: readonly (readonly [string, readonly string[]])[] = [
    [text.live.subquestions, plan.subquestions.map(({ id, text: words }) => `${id}: ${words}`)],
    [text.live.hypotheses, plan.hypotheses.map(({ id, text: words }) => `${id}: ${words}`)],
    [text.live.searchesAsked, queries],
  ];
  return (
    <section className="card research-plan">
      {early_stop === null ? null : (
        <p>
          {text.live.earlyStop} {codes.earlyStop[early_stop.reason]}{' '}
          <code className="soft">{early_stop.reason}</code>
        </p>
      )}
      {lists.map(([heading, items]) =>
        items.length === 0 ? null : (
          <div key={heading}>
            <h2>{heading}</h2>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ),
      )}
    </section>
  );
}
