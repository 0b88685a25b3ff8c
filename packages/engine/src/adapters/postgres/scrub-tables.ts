import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/** A table whose old row versions still hold what was erased, and the columns that held it. */
export interface ScrubTable {
  readonly table: string;
  readonly columns: readonly string[];
}

export interface Scrubbed {
  readonly scrubbed: readonly string[];
  /** What could not be done here, each as a sentence for the operator. */
  readonly outOfReach: readonly string[];
}

export interface ScrubLimits {
  /** A table is rewritten under a lock that keeps everybody else out; no single one is held for longer than this. */
  readonly longestPauseMs: number;
  /** How long to wait for transactions that began before the erasure and may still look at the old rows. */
  readonly patienceMs: number;
}

const LOCK_WAIT_MS = 1_000;
const TRIES = 5;
const PAUSE_MS = 50;

/**
 * Rewrites tables so that no old row version is left in their files. A plain VACUUM is not enough: it frees the
 * space in a page without clearing it. The planner's statistics hold samples of columns, so they go as well.
 */
export async function scrubTables(
  pool: Pool,
  tables: readonly ScrubTable[],
  limits: ScrubLimits,
): Promise<Scrubbed> {
  const scrubbed: string[] = [];
  const outOfReach: string[] = [];
  const client = await pool.connect();
  const notices = collectNotices(client);
  try {
    await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`);
    await waitForOlderTransactions(client, limits.patienceMs);
    for (const { table, columns } of tables) {
      const name = `palimpsest.${table}`;
      const problem =
        (await forgetStatistics(client, name, columns, limits)) ??
        (await rewrite(client, name, notices, limits));
      if (problem === null) scrubbed.push(name);
      else
        outOfReach.push(
          `Old row versions in the table ${name}: ${problem} Erase the subject again later, or run VACUUM FULL ${name} in a quiet hour.`,
        );
    }
    const problem = await rewrite(client, 'pg_catalog.pg_statistic', notices, limits);
    if (problem === null) scrubbed.push('pg_catalog.pg_statistic');
    else
      outOfReach.push(
        `Old samples in the planner's statistics: ${problem} Run VACUUM FULL pg_catalog.pg_statistic as an administrator.`,
      );
  } finally {
    // Its settings are not those of the pool.
    client.release(true);
  }
  return { scrubbed, outOfReach };
}

interface Notices {
  take(): readonly { readonly severity: string; readonly detail: string }[];
}

function collectNotices(client: PoolClient): Notices {
  let collected: { severity: string; detail: string }[] = [];
  client.on('notice', ({ severity = '', detail = '' }) => collected.push({ severity, detail }));
  return {
    take: () => {
      const taken = collected;
      collected = [];
      return taken;
    },
  };
}

/** Null when every old row version is gone, else why not. */
async function rewrite(
  client: PoolClient,
  name: string,
  notices: Notices,
  limits: ScrubLimits,
): Promise<string | null> {
  const until = performance.now() + limits.patienceMs;
  for (let tries = 1; ; tries += 1) {
    notices.take();
    const problem = await attempt(client, `vacuum (full, verbose) ${name}`, limits);
    const said = notices.take();
    // Whoever may not do it is told so by a mere warning.
    if (said.some(({ severity }) => severity.startsWith('WARN')))
      return 'the database user may not rewrite it.';
    if (problem === null && said.every(({ detail }) => keptVersions(detail) === 0)) return null;
    if (problem !== null && problem !== BUSY) return problem;
    if (tries >= TRIES && performance.now() > until)
      return problem ?? 'a transaction that began before the erasure is still open.';
    await sleep(PAUSE_MS * tries);
  }
}

/** `3 dead row versions cannot be removed yet`: the first number, in whatever language. */
function keptVersions(detail: string): number {
  return Number(/\d+/.exec(detail)?.[0] ?? 0);
}

/** Collects nothing from these columns any more, and drops what was collected: giving a column its own type again does that. */
async function forgetStatistics(
  client: PoolClient,
  name: string,
  columns: readonly string[],
  limits: ScrubLimits,
): Promise<string | null> {
  const { rows } = await client.query<{ column: string; type: string }>(
    `select attname as column, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attname = any($2) and coalesce(attstattarget, -1) <> 0`,
    [name, columns],
  );
  if (rows.length === 0) return null;
  const changes = rows.flatMap(({ column, type }) => [
    `alter column ${column} type ${type}`,
    `alter column ${column} set statistics 0`,
  ]);
  for (let tries = 1; ; tries += 1) {
    const problem = await attempt(client, `alter table ${name} ${changes.join(', ')}`, limits);
    if (problem !== BUSY || tries >= TRIES) return problem;
    await sleep(PAUSE_MS * tries);
  }
}

/** A row version stays as long as a transaction older than its end is open; those of this engine are all short. */
async function waitForOlderTransactions(client: PoolClient, patienceMs: number): Promise<void> {
  const { rows: mine } = await client.query<{ xid: string }>('select pg_current_xact_id()::text as xid');
  const until = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query<{ older: boolean }>(
      `select exists (select from pg_stat_activity where pid <> pg_backend_pid()
          and (age(backend_xmin) > age($1::text::xid) or age(backend_xid) > age($1::text::xid))) as older`,
      [String(BigInt(mine[0]?.xid ?? '0') % 4_294_967_296n)],
    );
    if (rows[0]?.older !== true || performance.now() > until) return;
    await sleep(PAUSE_MS);
  }
}

const BUSY = 'it was in use all the time.';

async function attempt(
  client: PoolClient,
  statement: string,
  { longestPauseMs }: ScrubLimits,
): Promise<string | null> {
  try {
    await client.query(`set statement_timeout = ${Math.max(1, Math.round(longestPauseMs))}`);
    await client.query(statement);
    return null;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '55P03') return BUSY;
    if (code === '57014') return 'it is too large to be rewritten without keeping others waiting.';
    if (code === '42501') return 'the database user may not rewrite it.';
    if (code === '53100') return 'the disk is too full for a copy of it.';
    throw error;
  } finally {
    await client.query('set statement_timeout = 0').catch(() => undefined);
  }
}
