import type { AttemptReport } from '../app/audit/show-attempts.ts';
import type { RunReport, RunRow, TextReport } from '../app/audit/show-run.ts';
import { eventWords } from './event-words.ts';
import { count, grouped, harmless, moment, pairs, shortened, table } from './layout.ts';
import type { Styles } from './terminal.ts';

/** Enough to recognise a text; --json has all of it. */
const PREVIEW = 72;

export function runListWords(rows: readonly RunRow[]): string {
  return table(
    ['RUN', 'PIPELINE', 'STARTED', 'STATE', 'EVENTS', 'SUBJECT'],
    rows.map((row) => [
      row.run,
      row.pipeline,
      moment(row.startedAt),
      state(row),
      grouped(row.events),
      harmless(row.subject),
    ]),
  );
}

/** Each event in words; `full` leaves nothing out of what it decided on and what came of it. */
export function runWords(
  report: RunReport,
  { bold, dim }: Styles,
  { full = false }: { readonly full?: boolean } = {},
): string {
  const width = Math.max(...report.events.map(({ type }) => type.length));
  const margin = ' '.repeat(8);
  const events = report.events.flatMap((event) => [
    `${String(event.sequence).padStart(6)}  ${event.type.padEnd(width)}  ${dim(`${clock(event.recordedAt)}  ${harmless(event.actor)}`)}`,
    `${margin}${eventWords(event, { full })}`,
    ...event.texts.map((text) => `${margin}${dim(textWords(text))}`),
  ]);
  return [
    bold(`Run ${report.run}`),
    pairs([
      ['pipeline', report.pipeline],
      ['subject', harmless(report.subject)],
      ['state', state(report)],
      ['started', moment(report.startedAt)],
      ...(report.finishedAt === null ? [] : [['finished', moment(report.finishedAt)] as const]),
    ]),
    '',
    bold(count(report.events.length, 'event')),
    ...events,
    ...(report.attempts.length === 0
      ? []
      : ['', bold(count(report.attempts.length, 'model call')), calls(report.attempts)]),
    ...(full
      ? []
      : ['', dim('Long values are shortened. --full shows them whole, --json gives everything as data.')]),
  ].join('\n');
}

function calls(attempts: readonly AttemptReport[]): string {
  return table(
    ['  STEP', 'ATTEMPT', 'RENDERER', 'MODEL', 'STATE', 'TOKENS', 'COST', 'TIME'],
    attempts.map((attempt) => [
      `  ${attempt.step}`,
      String(attempt.attempt),
      attempt.renderer,
      attempt.model,
      attempt.late ? `${attempt.state}, late answer` : attempt.state,
      attempt.inputTokens === null ? '-' : `${attempt.inputTokens} + ${attempt.outputTokens ?? 0}`,
      attempt.costMicros === null ? '-' : `$${(attempt.costMicros / 1_000_000).toFixed(4)}`,
      attempt.latencyMs === null ? '-' : `${attempt.latencyMs} ms`,
    ]),
  );
}

function textWords({ name, state: found, words }: TextReport): string {
  if (words === null) return `${name}: ${found === 'erased' ? '(erased)' : '(altered: it cannot be read)'}`;
  return `${name}, ${count([...words].length, 'character')}: "${shortened(harmless(words), PREVIEW)}"`;
}

function state({ status, outcome, reason }: Pick<RunRow, 'status' | 'outcome' | 'reason'>): string {
  return [outcome ?? status, reason].filter((part) => part !== null).join(', ');
}

function clock(instant: string): string {
  return instant.slice(11, 23);
}
