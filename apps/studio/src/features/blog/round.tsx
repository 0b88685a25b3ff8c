import { Button } from '../../ui/button.tsx';
import { Moment } from '../../ui/moment.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { rounded } from './parts.ts';
import { Prompt } from './prompt.tsx';
import type { Cycle, RunResult } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';
import { TrendBadge } from './trend-badge.tsx';
import { Verdicts } from './verdicts.tsx';

type Detail = RunResult['cycles'][number];

/** One rewrite: why, what was asked, what the checks said, what came of it, and why it ended there. */
export function Round({
  cycle,
  detail,
  numberOf,
}: {
  readonly cycle: Cycle;
  readonly detail: Detail | undefined;
  readonly numberOf: (versionId: string | null) => number | undefined;
}) {
  const { choose } = useChoices();
  const parent = numberOf(cycle.parentVersionId);
  const child = numberOf(cycle.childVersionId);
  return (
    <article className="card blog-round">
      <h3>
        {text.rounds.round(cycle.cycleNumber)}{' '}
        <span className="soft">
          v{parent} → {child === undefined ? '–' : `v${child}`} · <Moment at={cycle.createdAt} />
        </span>
      </h3>
      <h4>{text.rounds.from}</h4>
      <ul>
        {detail === undefined
          ? cycle.triggerReasons.map((reason) => <li key={reason}>{reason}</li>)
          : detail.triggers.map(({ trigger_id, trigger_data, trigger_reason }) => (
              <li key={trigger_reason}>
                {codes.triggers[trigger_id]?.(trigger_data) ?? trigger_reason}{' '}
                <code className="soft">{trigger_id}</code>
              </li>
            ))}
      </ul>
      {detail === undefined ? null : (
        <>
          <h4>{text.rounds.instructions}</h4>
          <ul>
            {detail.fixInstructions.map((each) => (
              <li key={each}>{each.replace(/^- /, '')}</li>
            ))}
          </ul>
        </>
      )}
      <Prompt words={cycle.rewritePrompt} />
      {detail === undefined || detail.verdicts.length === 0 ? null : <Verdicts verdicts={detail.verdicts} />}
      <h4>{text.rounds.trend}</h4>
      <Outcome cycle={cycle} changed={detail?.changed ?? null} />
      {parent === undefined || child === undefined ? null : (
        <Button onClick={() => choose({ tab: 'compare', from: String(parent), to: String(child) })}>
          {text.rounds.see}
        </Button>
      )}
    </article>
  );
}

function Outcome({ cycle, changed }: { readonly cycle: Cycle; readonly changed: boolean | null }) {
  const { childAeoTotal, childAiLikeness, parentAeoTotal, parentAiLikeness, stopReason, status } = cycle;
  return (
    <>
      <p className="row">
        <TrendBadge trend={cycle.trendOutcome} />
        {childAeoTotal === null ? null : (
          <span>
            {text.aeoShort}{' '}
            <strong>{text.rounds.change(rounded(parentAeoTotal), rounded(childAeoTotal))}</strong>
          </span>
        )}
        {childAiLikeness === null ? null : (
          <span>
            {text.likenessShort}{' '}
            <strong>{text.rounds.change(rounded(parentAiLikeness), rounded(childAiLikeness))}</strong>
          </span>
        )}
        {cycle.trendOutcome === null ? null : <code className="soft">{cycle.trendOutcome}</code>}
      </p>
      {status === 'pending' ? <p className="soft">{text.rounds.pending}</p> : null}
      {changed === false ? <p>{text.rounds.unchanged}</p> : null}
      {stopReason === null ? null : (
        <p>
          {codes.cycleStops[stopReason] ?? ''} <code className="soft">{stopReason}</code>
        </p>
      )}
    </>
  );
}
