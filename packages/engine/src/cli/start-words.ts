import type { VerifyReport } from '@palimpsest/contracts';
import type { ExampleResult } from '../app/examples/run-examples.ts';
import type { LedgerSummary } from '../app/ledger-summary.ts';
import { count, pairs, table } from './layout.ts';
import type { Styles } from './terminal.ts';
import { verdictOf } from './verify-words.ts';

export interface StartFacts extends LedgerSummary {
  readonly version: string;
  readonly home: string;
  readonly database: { readonly embedded: boolean; readonly wasRunning?: boolean };
  readonly verified: VerifyReport;
  readonly examples: readonly ExampleResult[];
}

/** The summary that `npm start` prints. `studio` is the address it is about to be served at, or the command that serves it. */
export function startWords(facts: StartFacts, studio: string, { bold, bad, dim }: Styles): string {
  const { version, home, events, runs, tenants, verified, pipelines, renderers, examples } = facts;
  const others = tenants > 1 ? ` of ${count(tenants, 'tenant')}` : '';
  const verdict = verdictOf(verified);
  return [
    bold(`Palimpsest ${version}`),
    '',
    pairs([
      ['Data folder', home],
      ['Database', databaseWords(facts)],
      ['Ledger', `${count(events, 'event')}, ${count(runs, 'run')}${others}`],
      ['Verified', verified.ok ? verdict : bad(`${verdict} (palimpsest audit verify tells what)`)],
      ['Pipelines', pipelines.join(', ') || 'none'],
      ['Renderers', renderers.join(', ') || 'none'],
    ]),
    ...exampleLines(examples, bold, dim),
    '',
    bold('What to try next'),
    pairs([
      [studio, dim('the studio: all of this in your browser')],
      ...examples
        .slice(0, 1)
        .map(({ show }) => [`npx ${show} --diff`, dim('what changed, word by word')] as const),
      ['npx palimpsest blog score FILE', dim('score a post of your own')],
      ['npx palimpsest doctor', dim('check this installation')],
      ['npx palimpsest audit verify', dim('check the ledger yourself')],
      ['npx palimpsest audit show', dim('the newest runs')],
      ['npx palimpsest --help', dim('everything else')],
    ]),
  ].join('\n');
}

function exampleLines(
  examples: readonly ExampleResult[],
  bold: Styles['bold'],
  dim: Styles['dim'],
): string[] {
  if (examples.length === 0) return [];
  const known = examples.every(({ fresh }) => !fresh);
  return [
    '',
    `${bold('Examples')} ${dim(known ? '(run before; this is what is on record)' : '(run just now)')}`,
    table(
      ['PIPELINE', 'EXAMPLE', 'WHAT HAPPENED'],
      examples.map(({ pipeline, name, what }) => [pipeline, clipped(name, 48), clipped(what, 84)]),
    ),
  ];
}

/** A line of a table stays a line; the command that shows more is named below it. */
function clipped(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

function databaseWords({ database, serverVersion }: StartFacts): string {
  if (!database.embedded) return `PostgreSQL ${serverVersion}, from DATABASE_URL`;
  const how = database.wasRunning === true ? 'was running already' : 'started for this command';
  return `PostgreSQL ${serverVersion}, embedded, ${how}`;
}
