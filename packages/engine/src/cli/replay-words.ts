import type { Difference } from '@palimpsest/contracts';
import { canonicalJson } from '@palimpsest/kernel';
import type { LedgerReplay } from '../app/audit/replay-ledger.ts';
import { count, grouped, pairs, table } from './layout.ts';
import type { Styles } from './terminal.ts';

/** A screen is not the place for more; --json has them all. */
const MOST_SHOWN = 20;

/** The whole answer of `audit replay` in words. */
export function replayWords(report: LedgerReplay, rules: string | undefined, styles: Styles): string {
  const parts = [
    replayed(report, styles),
    evaluated(report, styles),
    underOthers(report, rules, styles),
  ].filter((part) => part.length > 0);
  // Lines stand together; a difference that takes more of them stands apart.
  const apart = parts.some((part) => part.length > 2) ? '\n\n' : '\n';
  return parts.map((part) => part.join('\n')).join(apart);
}

function replayed({ decisions, erased, firstDifference }: LedgerReplay, { good, bad }: Styles): string[] {
  const gone =
    erased === 0 ? [] : [`    ${grouped(erased)} more cannot be made again: their texts were erased.`];
  const made = `${count(decisions, 'decision')} made again`;
  if (firstDifference === null) return [`${good('ok')}  ${made}: all come out as recorded.`, ...gone];
  const head = `${bad('DIFFERS')}  ${made}: not all come out as recorded.`;
  return [head, ...gone, '', 'First difference', differenceOf(firstDifference)];
}

/** A second, separate report: it does not count towards the result. */
function evaluated(
  { evaluations: { checked, firstDifference } }: LedgerReplay,
  { good, warn }: Styles,
): string[] {
  if (checked === 0) return [];
  const made = `${count(checked, 'evaluation')} of texts made again`;
  if (firstDifference === null) return [`${good('ok')}  ${made}: all come out as recorded.`];
  const head = `${warn('differs')}  ${made}: not all come out as recorded.`;
  return [head, '', 'First difference in an evaluation', differenceOf(firstDifference)];
}

function underOthers({ changed }: LedgerReplay, rules: string | undefined, { good, warn }: Styles): string[] {
  if (changed === undefined || rules === undefined) return [];
  if (changed.length === 0) return [`${good('ok')}  Under ${rules} every decision would have been the same.`];
  const rows = changed
    .slice(0, MOST_SHOWN)
    .map(({ run, sequence, decision, recorded, output, problem }) => [
      run,
      String(sequence),
      decision,
      canonicalJson(recorded),
      problem ?? canonicalJson(output),
    ]);
  const more = changed.length - rows.length;
  return [
    `${warn('changed')}  Under ${rules} ${count(changed.length, 'decision')} would have come out differently:`,
    '',
    table(['RUN', 'EVENT', 'DECISION', 'RECORDED', `UNDER ${rules}`], rows),
    ...(more === 0 ? [] : ['', `and ${more} more; --json lists them all.`]),
  ];
}

function differenceOf({ tenant, run, sequence, expected, recorded, problem }: Difference): string {
  return pairs([
    ['tenant', tenant],
    ['run', run],
    ['event', sequence === null ? 'none can be named' : String(sequence)],
    ['problem', problem],
    ['recorded', canonicalJson(recorded)],
    ['made now', canonicalJson(expected)],
  ]);
}
