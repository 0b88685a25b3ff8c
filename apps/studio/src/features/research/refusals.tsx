import type { ResearchResource } from '@palimpsest/sdk';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

/** Each agent has one task. What it tried besides was refused, and answers out of form were left out. */
export function Refusals({ run: { refusals, invalidOutputs } }: { readonly run: ResearchResource }) {
  const lists: readonly (readonly [string, readonly string[]])[] = [
    [
      text.doubts.refused,
      refusals.map(({ agent, act, step }) => `${codes.agents[agent] ?? agent}: ${act} (${step})`),
    ],
    [
      text.doubts.invalid,
      invalidOutputs.map(({ agent, step }) => `${codes.agents[agent] ?? agent} (${step})`),
    ],
  ];
  return lists.map(([heading, items]) =>
    items.length === 0 ? null : (
      <section className="card" key={heading}>
        <h2>{heading}</h2>
        <ul>
          {[...new Set(items)].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    ),
  );
}
