import type { ResearchPreview } from '@palimpsest/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { type Asked, lacksModel, previewOf } from './asked.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';
import { useSettled } from './use-settled.ts';

const { cost } = text;

/** The most that a question would take, as it is typed. Nothing is asked and nothing is kept. */
export function CostPreview({ asked }: { readonly asked: Asked }) {
  const settled = useSettled(asked, 250);
  const request = previewOf(settled);
  const preview = useQuery({
    queryKey: ['research-preview', request],
    queryFn: ({ signal }) => api().research.preview(request ?? { question: '' }, { signal }),
    enabled: request !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 10_000,
  });
  return (
    <section className="card" aria-labelledby="research-cost">
      <h2 id="research-cost">{cost.title}</h2>
      {request === null ? (
        <p className="soft">{lacksModel(settled) ? cost.needModel : cost.waiting}</p>
      ) : preview.isError ? (
        <Problem error={preview.error} />
      ) : preview.data === undefined ? (
        <Loading />
      ) : (
        <Shown preview={preview.data} />
      )}
    </section>
  );
}

function Shown({
  preview: { type, budget, total, scaledUp, phases },
}: {
  readonly preview: ResearchPreview;
}) {
  const facts: readonly (readonly [string, string])[] = [
    [cost.effort, `${text.options.types[type]} (${type})`],
    [cost.searches, String(total.searches)],
    [cost.fetches, String(total.fetches)],
    [cost.minutes, String(budget.minutes)],
    ...(total.calls === 0
      ? []
      : ([
          [cost.calls, String(total.calls)],
          [cost.tokens, cost.tokensOf(total.inputTokens, total.outputTokens)],
        ] as const)),
  ];
  return (
    <div className="stack">
      <dl className="research-facts" aria-live="polite">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft research-note">{total.calls === 0 ? cost.free : cost.paid}</p>
      {scaledUp === null ? null : (
        <p className="soft research-note">{cost.scaled(scaledUp.searches, scaledUp.fetches)}</p>
      )}
      <p className="soft research-note">{cost.lead}</p>
      {total.calls === 0 ? null : (
        <details>
          <summary>{cost.byPhase}</summary>
          <table>
            <thead>
              <tr>
                <th>{cost.phase}</th>
                <th>{cost.calls}</th>
                <th>{cost.tokens}</th>
              </tr>
            </thead>
            <tbody>
              {phases.map(({ phase, calls, inputTokens, outputTokens }) => (
                <tr key={phase}>
                  <td>{codes.phases[phase - 1]?.[0]}</td>
                  <td>{calls}</td>
                  <td>{cost.tokensOf(inputTokens, outputTokens)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}
