import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { fakeRenderer, POLISH_MIGRATION, polishPipeline } from '@palimpsest/kernel/testing';
import { researchPipelineV1 } from '@palimpsest/pipelines/research';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshHome } from '../testing/fresh-home.ts';
import { runAssignment } from './assessment/rewrite-assignment.ts';
import {
  testPipeline as assessmentPipeline,
  assignment,
  testRenderer,
} from './assessment/testing/assessment-ledger.ts';
import { playBlogRun, testPipeline } from './blog/testing/blog-ledger.ts';
import { testPipeline as complaintPipeline, playComplaint } from './complaint/testing/complaint-ledger.ts';
import { createEngine, type Engine } from './engine.ts';
import { playKeys } from './keys/testing/play-keys.ts';
import { doOnce } from './requests/remembered-requests.ts';
import { playResearch, researchWriter } from './research/testing/research-ledger.ts';
import { sealDrafts } from './seal.ts';
import { playWebhooks } from './webhooks/testing/play-webhooks.ts';

const scratch = freshHome('pal-', 'home');
const home = join(scratch, 'home');
const text = 'A text that is long enough to be rewritten at least once by the small pipeline.';
const PRIVILEGE = '42501';
const RESTRICT = '23001';
const logged: string[] = [];

let engine: Engine;
let app: Pool;
let owner: Pool;

beforeAll(async () => {
  const renderer = fakeRenderer([{ when: 'Shorten', answer: 'short' }]);
  engine = await createEngine({
    home,
    environment: {},
    pipelines: [
      polishPipeline(),
      testPipeline,
      assessmentPipeline(),
      complaintPipeline(),
      researchPipelineV1,
    ],
    renderers: [renderer, testRenderer(), researchWriter],
    migrations: [{ name: 'polish', sql: POLISH_MIGRATION }],
    log: (level, message, fields) => logged.push(inspect([level, message, fields])),
  });
  app = engine.context.database.app;
  owner = engine.context.database.owner();
  // Something in every table, for both tenants.
  for (const tenant of ['alpha', 'beta']) {
    const request = {
      tenant,
      subject: 'person:1',
      pipeline: 'polish/v1',
      actor: 'person:me',
      input: {},
      texts: { text },
      mode: 'inline' as const,
    };
    const { runId } = await engine.startRun({ ...request, idempotencyKey: 'first' });
    await engine.finishRun(tenant, runId);
    const open = await engine.startRun(request);
    await owner.query("insert into palimpsest.recording_waiters values ($1, 'key', 'run')", [tenant]);
    await owner.query(
      `insert into palimpsest.attempts (tenant_id, attempt_id, run_id, step, attempt, renderer, renderer_version, model, take, request_key, round, holder, state, started_at, started_sequence)
       values ($1, $2, $3, 'step', 1, 'fake', 'v1', 'fake-1', 1, 'request', 1, 'holder', 'started', now(), 1)`,
      [tenant, OPEN_ATTEMPT, open.runId],
    );
    await playBlogRun(engine, tenant);
    await runAssignment(assignment('doc'), { engine, tenant });
    await playComplaint(engine, tenant);
    await playResearch(engine, tenant);
    await playKeys(engine, tenant);
    const remembered = { tenant, operation: 'test', key: 'first', request: {} };
    await doOnce(engine.context, remembered, async () => ({}));
    await playWebhooks(engine, tenant);
  }
});
afterAll(async () => {
  await engine?.close();
  rmSync(scratch, { recursive: true, force: true });
});

const OPEN_ATTEMPT = '00000000-0000-4000-8000-000000000001';

/** Runs statements in a transaction that is rolled back, under a tenant where one is given. */
async function trying<T>(
  pool: Pool,
  tenant: string | null,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    if (tenant !== null) await client.query("select set_config('palimpsest.tenant', $1, true)", [tenant]);
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** The SQL state a statement was refused with, or the number of rows it touched. */
async function outcome(client: PoolClient, sql: string, values: unknown[] = []): Promise<string | number> {
  await client.query('savepoint here');
  try {
    return (await client.query(sql, values)).rowCount ?? 0;
  } catch (error) {
    await client.query('rollback to here');
    return (error as { code?: string }).code ?? 'unknown';
  }
}

async function tablesWith(
  client: Pick<PoolClient, 'query'>,
): Promise<{ name: string; tenanted: boolean; guarded: boolean }[]> {
  const { rows } = await client.query<{ name: string; tenanted: boolean; guarded: boolean }>(
    `select c.relname as name,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as tenanted,
        c.relrowsecurity and c.relforcerowsecurity
          and exists (select from pg_policy p where p.polrelid = c.oid and p.polroles = array['palimpsest_app'::regrole::oid]
            and pg_get_expr(p.polqual, p.polrelid) like '%tenant_id = current_setting(%' and pg_get_expr(p.polwithcheck, p.polrelid) like '%tenant_id = current_setting(%')
          and not exists (select from pg_policy p where p.polrelid = c.oid and (0 = any(p.polroles)
            or ('palimpsest_app'::regrole::oid = any(p.polroles) and p.polname <> 'tenant_only'))) as guarded
     from pg_class c where c.relnamespace = 'palimpsest'::regnamespace and c.relkind in ('r', 'p', 'm', 'v', 'f') order by 1`,
  );
  return rows;
}

/** Facts about the installation: no words, nothing of a tenant's. The workers' own is closed to ordinary work. */
const WITHOUT_TENANT = ['migrations', 'missing_holders', 'settings'];
function unguarded(tables: Awaited<ReturnType<typeof tablesWith>>): string[] {
  return tables
    .filter(({ name, tenanted, guarded }) => (tenanted ? !guarded : !WITHOUT_TENANT.includes(name)))
    .map(({ name }) => name);
}

describe('two tenants', () => {
  it('are kept apart by forced row-level security on every table', async () => {
    expect(unguarded(await tablesWith(owner))).toEqual([]);
    await trying(app, 'alpha', async (client) => {
      for (const table of ['migrations', 'missing_holders'])
        expect(await outcome(client, `select from palimpsest.${table}`)).toBe(PRIVILEGE);
      for (const change of [
        "update palimpsest.settings set value = 'x'",
        'delete from palimpsest.settings',
        'truncate palimpsest.settings',
      ])
        expect(await outcome(client, change)).toBe(PRIVILEGE);
    });
  });

  it('would be found mixed up in a table that forgot it', async () => {
    await trying(owner, null, async (client) => {
      await client.query(
        'create table palimpsest.forgotten (tenant_id text, words text); create table palimpsest.nobodys (words text)',
      );
      await client.query(
        "create table palimpsest.half (tenant_id text); select palimpsest.protect_table('half'); alter table palimpsest.half no force row level security",
      );
      await client.query(
        "create table palimpsest.leaky (tenant_id text); select palimpsest.protect_table('leaky'); create policy everybody on palimpsest.leaky using (true)",
      );
      expect(unguarded(await tablesWith(client))).toEqual(['forgotten', 'half', 'leaky', 'nobodys']);
    });
  });

  it('neither see nor write a row of each other, in any table', async () => {
    const tables = (await tablesWith(owner)).filter(({ tenanted }) => tenanted).map(({ name }) => name);
    expect(tables).toEqual(
      expect.arrayContaining([
        'api_key_uses',
        'api_keys',
        'attempts',
        'checkpoints',
        'http_requests',
        'idempotency_keys',
        'ledger_events',
        'polish_versions',
        'recording_waiters',
        'recordings',
        'runs',
        'subject_keys',
        'tenants',
        'texts',
        'webhook_attempts',
        'webhook_deliveries',
        'webhook_endpoints',
      ]),
    );
    for (const table of tables) {
      const { rows } = await owner.query<{ row: unknown }>(
        `select to_jsonb(t) as row from palimpsest.${table} t where tenant_id = 'beta' limit 1`,
      );
      expect(rows, `${table} has a row to try with`).toHaveLength(1);
      await trying(app, 'alpha', async (client) => {
        const { rows: seen } = await client.query<{ tenant_id: string }>(
          `select distinct tenant_id from palimpsest.${table}`,
        );
        expect([table, seen]).toEqual([table, [{ tenant_id: 'alpha' }]]);
        const insert = `insert into palimpsest.${table} select * from jsonb_populate_record(null::palimpsest.${table}, $1)`;
        expect([table, await outcome(client, insert, [JSON.stringify(rows[0]?.row)])]).toEqual([
          table,
          PRIVILEGE,
        ]);
        for (const statement of [
          `update palimpsest.${table} set tenant_id = tenant_id where tenant_id = 'beta'`,
          `delete from palimpsest.${table} where tenant_id = 'beta'`,
        ]) {
          expect([PRIVILEGE, 0]).toContain(await outcome(client, statement));
        }
        // Nor may a row change hands.
        expect([PRIVILEGE, RESTRICT]).toContain(
          await outcome(
            client,
            `update palimpsest.${table} set tenant_id = 'beta' where tenant_id = 'alpha'`,
          ),
        );
      });
      await trying(app, null, async (client) => {
        expect(await outcome(client, `select from palimpsest.${table}`)).toBe(0);
      });
    }
  });

  it('cannot lock or enqueue for each other', async () => {
    await trying(app, 'alpha', async (client) => {
      expect(await outcome(client, "select * from palimpsest.lock_head('beta', 'tenant')")).toBe(PRIVILEGE);
      const { rows } = await owner.query<{ run_id: string }>(
        "select run_id from palimpsest.runs where tenant_id = 'beta' limit 1",
      );
      await client.query('select palimpsest.enqueue_run($1, null)', [rows[0]?.run_id]);
      expect(await outcome(client, 'select from palimpsest_worker._private_jobs')).toBe(PRIVILEGE);
      await client.query('set role none');
      const { rows: jobs } = await client.query<{ payload: unknown }>(
        "select payload from palimpsest_worker._private_jobs where payload->>'run' = $1",
        [rows[0]?.run_id],
      );
      expect(jobs.map(({ payload }) => payload)).toContainEqual({ tenant: 'alpha', run: rows[0]?.run_id });
    });
  });

  it('have one look-up in common: whose a key is, one row for one id, and only whether there is any', async () => {
    const { rows: keys } = await owner.query<{ key_id: string }>(
      "select key_id from palimpsest.api_keys where tenant_id = 'beta' order by 1 limit 1",
    );
    await trying(app, 'alpha', async (client) => {
      const { rows } = await client.query('select * from palimpsest.find_api_key($1)', [keys[0]?.key_id]);
      expect(rows).toHaveLength(1);
      expect(Object.keys(rows[0] as object).sort()).toEqual([
        'expires_at',
        'revoked_at',
        'scopes',
        'secret_hash',
        'tenant_id',
      ]);
      for (const id of ['', '%', '_'.repeat(12), null])
        expect(await outcome(client, 'select * from palimpsest.find_api_key($1)', [id])).toBe(0);
      expect((await client.query('select palimpsest.api_keys_made() as made')).rows).toEqual([
        { made: true },
      ]);
    });
  });

  it('never share a recording, nor do two subjects', async () => {
    const renderer = fakeRenderer([{ when: 'Shorten', answer: 'short' }]);
    const other = await createEngine({
      home,
      environment: {},
      pipelines: [polishPipeline()],
      renderers: [renderer, testRenderer(), researchWriter],
      migrations: [{ name: 'polish', sql: POLISH_MIGRATION }],
    });
    try {
      const words = 'The very same words, said by the very same person, or by another one, as it may be.';
      for (const [tenant, subject] of [
        ['alpha', 'person:7'],
        ['beta', 'person:7'],
        ['alpha', 'person:8'],
        ['alpha', 'person:7'],
      ] as const) {
        const { runId } = await other.startRun({
          tenant,
          subject,
          pipeline: 'polish/v1',
          actor: 'person:me',
          input: {},
          texts: { text: words },
          mode: 'inline',
        });
        await other.finishRun(tenant, runId);
      }
      expect(renderer.calls).toHaveLength(3);
    } finally {
      await other.close();
    }
  });
});

describe('what is on record', () => {
  it.each(['ledger_events', 'texts', 'checkpoints', 'recordings', 'idempotency_keys', 'webhook_attempts'])(
    '%s can only be added to',
    async (table) => {
      const statements = [
        `update palimpsest.${table} set tenant_id = tenant_id`,
        `delete from palimpsest.${table}`,
        `truncate palimpsest.${table} cascade`,
      ];
      const always = ['ledger_events', 'texts', 'checkpoints'].includes(table);
      await trying(app, 'alpha', async (client) => {
        await client.query("select set_config('palimpsest.maintenance', 'on', true)");
        for (const statement of statements)
          expect([statement, await outcome(client, statement)]).toEqual([statement, PRIVILEGE]);
      });
      for (const maintenance of ['off', 'on']) {
        await trying(owner, null, async (client) => {
          await client.query("select set_config('palimpsest.maintenance', $1, true)", [maintenance]);
          for (const statement of statements) {
            const mayPass = maintenance === 'on' && !always && !statement.startsWith('truncate');
            const result = await outcome(client, statement);
            expect([statement, maintenance, mayPass ? typeof result : result]).toEqual([
              statement,
              maintenance,
              mayPass ? 'number' : RESTRICT,
            ]);
          }
        });
      }
    },
  );

  it.each([
    {
      table: 'attempts',
      row: `attempt_id = '${OPEN_ATTEMPT}'`,
      ended: "state = 'succeeded'",
      end: "state = 'failed'",
      may: [
        'detail',
        'input_tokens',
        'output_tokens',
        'cost_micros',
        'latency_ms',
        'finished_at',
        'finished_sequence',
        'state',
      ],
    },
    {
      table: 'runs',
      row: "status = 'open'",
      ended: "status = 'finished'",
      end: "status = 'finished'",
      may: ['outcome', 'reason', 'finished_at', 'finished_sequence', 'status'],
    },
  ])(
    'a row of $table changes once, when it ends, and only where it may',
    async ({ table, row, ended, end, may }) => {
      const { rows: columns } = await owner.query<{ name: string; other: string }>(
        `select column_name as name, case data_type when 'text' then quote_literal('other') when 'uuid' then quote_literal(gen_random_uuid()) when 'timestamp with time zone' then 'now() + interval ''1 day''' else '77' end as other
       from information_schema.columns where table_schema = 'palimpsest' and table_name = $1`,
        [table],
      );
      expect(columns.length).toBeGreaterThan(10);
      const update = (set: string, where: string) =>
        `update palimpsest.${table} set ${set} where tenant_id = 'alpha' and ${where}`;
      for (const [pool, tenant] of [
        [app, 'alpha'],
        [owner, null],
      ] as const) {
        await trying(pool, tenant, async (client) => {
          const refused = tenant === null ? [RESTRICT] : [RESTRICT, PRIVILEGE];
          for (const { name, other } of columns) {
            const isState = end.startsWith(`${name} =`);
            // On its own no column may change, and one that names the row not even at its end.
            if (!isState)
              expect(refused, `${name} alone`).toContain(
                await outcome(client, update(`${name} = ${other}`, row)),
              );
            if (!may.includes(name))
              expect(refused, `${name} at the end`).toContain(
                await outcome(client, update(`${end}, ${name} = ${other}`, row)),
              );
            if (!isState)
              expect(refused, `${name} afterwards`).toContain(
                await outcome(client, update(`${name} = ${other}`, ended)),
              );
          }
          expect(await outcome(client, update(end, ended)), 'a second end').toBe(RESTRICT);
          expect(refused).toContain(await outcome(client, `delete from palimpsest.${table}`));
          expect(refused).toContain(await outcome(client, `truncate palimpsest.${table}`));
          expect(await outcome(client, update(end, row)), 'its one end').toBe(1);
          expect(
            await outcome(client, update(end, row.replace("status = 'open'", ended))),
            'and no other',
          ).toBe(RESTRICT);
        });
      }
    },
  );
});

describe('a refusal of the database', () => {
  const secret = 'the heron keeps a diary under the floorboards';

  it('never shows what stood in the row', async () => {
    const { context } = engine;
    const { runId } = await engine.startRun({
      tenant: 'alpha',
      pipeline: 'polish/v1',
      actor: 'person:me',
      input: {},
      texts: { text },
      mode: 'inline',
    });
    const { view, stream } = await engine.loadRun('alpha', runId);
    const versionId = '00000000-0000-4000-8000-00000000beef';
    const append = async (expectedVersion: number, cycle: number | null) => {
      const drafts = await sealDrafts(context, 'alpha', 'person:diary', [
        {
          actor: 'person:me',
          draft: { type: 'version-created', payload: { versionId, cycle }, texts: { content: secret } },
        },
      ]);
      return context.appender.append(
        { tenant: 'alpha', stream, expectedVersion, recordedAt: context.now() },
        (open) => open.write(drafts),
      );
    };
    const failures = [await append(view.version, null).catch((error: unknown) => error)];
    await append(view.version, 1);
    failures.push(await append(view.version + 1, 2).catch((error: unknown) => error));
    // The server itself would have told: so this test could fail.
    const raw = await owner
      .query('insert into palimpsest.polish_versions (tenant_id, version_id, content) values ($1, $2, $3)', [
        'alpha',
        versionId,
        secret,
      ])
      .catch((error: unknown) => error);
    expect(inspect(raw)).toContain(secret);

    expect(failures.map((error) => (error as { code: string; sqlState: string }).sqlState)).toEqual([
      '23502',
      '23505',
    ]);
    for (const failure of failures) {
      const chain: unknown[] = [];
      for (
        let error = failure;
        error !== undefined && error !== null;
        error = (error as { cause?: unknown }).cause
      )
        chain.push(error);
      const shown = chain
        .flatMap((error) => [
          String(error),
          JSON.stringify(error),
          (error as Error).stack,
          inspect(error, { depth: 10, showHidden: true }),
        ])
        .join('\n');
      expect(shown).not.toContain('heron');
      expect(shown).not.toContain(versionId);
      expect(shown).toMatch(/The database refused a statement \(2350[25]/);
    }
    expect(logged.join('\n')).not.toContain('heron');
    expect(readFileSync(join(home, 'postgres.log'), 'utf8')).not.toContain('heron');
  });
});
