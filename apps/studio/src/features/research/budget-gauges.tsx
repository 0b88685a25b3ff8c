import type { ResearchBudget } from '@palimpsest/contracts';
import { Meter } from '../../ui/meter.tsx';
import type { Used } from './live.ts';
import { text } from './text.ts';

/** What a run used of what it may use. */
export function BudgetGauges({
  budget,
  used,
  minutes,
}: {
  readonly budget: ResearchBudget | null;
  readonly used: Used;
  readonly minutes: number | null;
}) {
  if (budget === null) return <p className="soft">{text.live.noBudget}</p>;
  const gauges: readonly (readonly [string, number, number])[] = [
    [text.cost.searches, used.searches, budget.searches],
    [text.cost.fetches, used.fetches, budget.fetches],
    ...(minutes === null ? [] : ([[text.live.minutes, minutes, budget.minutes]] as const)),
  ];
  return (
    <div className="research-gauges">
      {gauges.map(([name, value, max]) =>
        max === 0 ? (
          <p key={name} className="research-no-gauge">
            <span>{name}</span> <span className="soft">{text.live.none}</span>
          </p>
        ) : (
          <Meter key={name} label={name} value={value} max={max} />
        ),
      )}
      {used.calls === 0 ? null : (
        <p className="research-no-gauge">
          <span>{text.live.calls}</span> <span>{used.calls}</span>
        </p>
      )}
      {used.tokens === 0 ? null : (
        <p className="research-no-gauge">
          <span>{text.live.tokens}</span> <span>{used.tokens}</span>
        </p>
      )}
    </div>
  );
}
