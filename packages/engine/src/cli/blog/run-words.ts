import type { BlogCycle, BlogRunResult, Verdict } from '@palimpsest/contracts';
import { count, pairs, table, wrap } from '../layout.ts';
import type { Styles } from '../terminal.ts';

const WIDTH = 92;

const STOPS: Readonly<Record<string, string>> = {
  max_cycles_reached: 'it stopped after the last allowed cycle',
  no_improvement: 'it stopped because two cycles in a row changed next to nothing',
  quality_degradation: 'it stopped because the last rewrite was worse than the text before it',
  oscillation_detected: 'it stopped because the score went back and forth without getting anywhere',
  render_failed: 'it stopped because the renderer gave no answer',
  guard_rejected: 'it stopped because a guard refused the rewritten text',
  needs_author_input: 'it stopped because no rewrite can reach the threshold without new facts',
  budget_reached: 'it stopped at the budget',
  subject_erased: 'it ended because the blog was erased',
};

const OUTCOMES: Readonly<Record<BlogRunResult['outcome'], string>> = {
  no_rewrite_required: 'Nothing asks for a rewrite.',
  completed: 'Rewritten; nothing asks for another rewrite.',
  stopped: 'Stopped',
  waiting: 'Waiting for scores from elsewhere.',
  open: 'Still at work.',
  failed: 'Broken off',
};

/** Nothing is left to do: no trigger asks for another rewrite. */
export function isFine({ outcome, triggersLeft }: BlogRunResult): boolean {
  if (outcome === 'completed' || outcome === 'no_rewrite_required') return true;
  return outcome === 'stopped' && triggersLeft.length === 0;
}

/** How a run ended, in one sentence. */
function outcomeWords({ outcome, stopReason, triggersLeft }: BlogRunResult): string {
  const words = OUTCOMES[outcome];
  if (stopReason === null) return words.endsWith('.') ? words : `${words}.`;
  const left =
    triggersLeft.length === 0 ? 'no trigger is left' : `${triggersLeft.join(', ')} still ask for a rewrite`;
  return `${words.replace(/\.$/, '')}: ${STOPS[stopReason] ?? stopReason.replaceAll('_', ' ')}; ${left}.`;
}

/** A run for a terminal: what came of it, cycle by cycle, with every verdict that failed. */
export function runWords(result: BlogRunResult, { bold, dim, good, warn, bad }: Styles): string {
  const { blogId, runId, cycles, advice, outcome, switchedOff } = result;
  const fine = isFine(result);
  const colour = fine ? good : outcome === 'failed' ? bad : warn;
  return [
    bold(colour(outcomeWords(result))),
    '',
    pairs([
      ['Blog', blogId],
      ['Run', runId],
      [
        'Rules',
        switchedOff.length === 0 ? result.ruleSet : `${result.ruleSet}, without ${switchedOff.join(', ')}`,
      ],
      ['Versions', versionWords(result)],
    ]),
    ...(cycles.length === 0 ? [] : ['', cycleTable(cycles)]),
    ...cycles.flatMap((cycle) => cycleDetails(cycle, bold, dim)),
    ...(advice === null
      ? []
      : [
          '',
          warn(
            `This post needs its author: without new facts it can reach ${advice.attainableMaximum.toFixed(2)} at most.`,
          ),
          ...advice.add.map(({ advice: sentence, points }) =>
            indented(`${sentence} ${dim(`(up to ${points.toFixed(1)} points)`)}`),
          ),
        ]),
  ].join('\n');
}

function versionWords({ versions, finalVersionId }: BlogRunResult): string {
  return versions
    .map(({ versionId, versionNumber, origin }) => {
      const final = versionId === finalVersionId && versions.length > 1 ? ', final' : '';
      return `${versionNumber} (${origin}${final})`;
    })
    .join(', ');
}

function cycleTable(cycles: readonly BlogCycle[]): string {
  return table(
    ['CYCLE', 'TRIGGERS', 'AEO', 'AI-LIKENESS', 'TREND', 'STATUS'],
    cycles.map((cycle) => [
      String(cycle.cycleNumber),
      cycle.triggers.map(({ trigger_id }) => trigger_id).join(' '),
      change(cycle.parentAeoTotal, cycle.childAeoTotal),
      change(cycle.parentAiLikeness, cycle.childAiLikeness),
      cycle.trendOutcome?.replaceAll('_', ' ') ?? '-',
      cycle.stopReason === null ? cycle.status : `${cycle.status}: ${cycle.stopReason.replaceAll('_', ' ')}`,
    ]),
  );
}

function change(before: number, after: number | null): string {
  return after === null ? `${before.toFixed(2)} -> none` : `${before.toFixed(2)} -> ${after.toFixed(2)}`;
}

function cycleDetails(cycle: BlogCycle, bold: Styles['bold'], dim: Styles['dim']): string[] {
  return [
    '',
    bold(`Cycle ${cycle.cycleNumber}`),
    pairs(cycle.triggers.map(({ trigger_id, trigger_reason }) => [trigger_id, trigger_reason] as const)),
    dim('  asked for'),
    ...cycle.fixInstructions.map((instruction) => `  ${instruction}`),
    ...(cycle.changed === false ? ['  the renderer found nothing it could change'] : []),
    ...verdictLines(cycle.verdicts),
  ];
}

/** Only what failed: a list of what was fine would hide it. */
export function verdictLines(verdicts: readonly Verdict[]): string[] {
  const failed = verdicts.filter(({ passed }) => !passed);
  if (verdicts.length === 0) return [];
  if (failed.length === 0) return [`  all ${count(verdicts.length, 'guard')} passed`];
  return failed.map(({ rule, severity, message }) =>
    indented(`${severity === 'hard' ? 'refused by' : 'noted by'} ${rule}: ${message}`),
  );
}

function indented(text: string): string {
  return wrap(text, WIDTH)
    .split('\n')
    .map((line, i) => `${i === 0 ? '  - ' : '    '}${line}`)
    .join('\n');
}
