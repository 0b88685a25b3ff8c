import type { VerifyReport } from '@palimpsest/contracts';
import type { LedgerSummary } from '../app/ledger-summary.ts';
import { count, pairs } from './layout.ts';
import type { Styles } from './terminal.ts';
import { verdictOf } from './verify-words.ts';

export interface StartFacts extends LedgerSummary {
  readonly version: string;
  readonly home: string;
  readonly database: { readonly embedded: boolean; readonly wasRunning?: boolean };
  readonly verified: VerifyReport;
}

const NO_PIPELINES =
  'none yet: this version ships the foundation (ledger, run loop,\nworker, renderers, audit), so there is nothing to rewrite';

/** The summary that `npm start` prints. */
export function startWords(facts: StartFacts, { bold, bad, dim }: Styles): string {
  const { version, home, events, runs, tenants, verified, pipelines, renderers } = facts;
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
      ['Pipelines', pipelines.length === 0 ? NO_PIPELINES : pipelines.join(', ')],
      ['Renderers', renderers.join(', ')],
    ]),
    '',
    bold('What to try next'),
    pairs([
      ['npx palimpsest doctor', dim('check this installation')],
      ['npx palimpsest audit verify', dim('check the ledger yourself')],
      ['npx palimpsest audit show', dim('the newest runs')],
      ['npx palimpsest --help', dim('everything else')],
    ]),
  ].join('\n');
}

function databaseWords({ database, serverVersion }: StartFacts): string {
  if (!database.embedded) return `PostgreSQL ${serverVersion}, from DATABASE_URL`;
  const how = database.wasRunning === true ? 'was running already' : 'started for this command';
  return `PostgreSQL ${serverVersion}, embedded, ${how}`;
}
