import type { ResearchResource, RunEventResource } from '@palimpsest/sdk';
import { Moment } from '../../ui/moment.tsx';
import { BudgetGauges } from './budget-gauges.tsx';
import { budgetOf, phasesOf, usedOf } from './live.ts';
import { PhaseSteps } from './phase-steps.tsx';
import { Plan } from './plan.tsx';
import { text } from './text.ts';
import { eventWords } from './text-codes.ts';
import { useMinutesSince } from './use-live-run.ts';

/** How many of the newest steps are told. */
const SHOWN = 8;

export function ProgressTab({
  run,
  events,
}: {
  readonly run: ResearchResource;
  readonly events: readonly RunEventResource[];
}) {
  const open = run.status === 'open';
  const running = useMinutesSince(events[0]?.recordedAt ?? null, open);
  const minutes = run.outcome?.spent.minutes ?? (open ? running : null);
  const told = events.filter(({ type }) => eventWords[type] !== undefined).slice(-SHOWN);
  return (
    <>
      <div className="columns">
        <section className="card" aria-labelledby="research-phases-title">
          <h2 id="research-phases-title">{text.live.phases}</h2>
          <PhaseSteps phases={phasesOf(run, events)} />
        </section>
        <div>
          <section className="card" aria-labelledby="research-budget-title">
            <h2 id="research-budget-title">{text.live.budget}</h2>
            <BudgetGauges budget={budgetOf(run, events)} used={usedOf(run, events)} minutes={minutes} />
          </section>
          {told.length === 0 ? null : (
            <section className="card" aria-labelledby="research-steps-title">
              <h2 id="research-steps-title">{text.live.steps}</h2>
              <ol reversed className="research-steps">
                {told.reverse().map(({ sequence, type, recordedAt }) => (
                  <li key={sequence}>
                    {eventWords[type]}{' '}
                    <span className="soft small">
                      <Moment at={recordedAt} />
                    </span>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
      </div>
      <Plan run={run} />
      {run.problems.length === 0 ? null : (
        <section className="card" aria-labelledby="research-problems-title">
          <h2 id="research-problems-title">{text.page.problems}</h2>
          <ul>
            {run.problems.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
