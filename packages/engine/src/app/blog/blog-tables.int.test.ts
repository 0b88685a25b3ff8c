import type { BlogRunResult } from '@palimpsest/contracts';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogRunResult } from './blog-run-result.ts';
import { showBlog } from './show-blog.ts';
import { type BlogLedger, openBlogLedger, scores } from './testing/blog-ledger.ts';

const INSERT_ONLY = ['blogs', 'blog_versions', 'evaluation_runs', 'aeo_scores', 'ai_likeness_rubric_scores'];
const TABLES = [...INSERT_ONLY, 'rewrite_cycles'];

let ledger: BlogLedger;
let done: BlogRunResult;
/** Its cycle is still pending: the answer is there, its scores are not. */
let open: BlogRunResult;
beforeAll(async () => {
  ledger = await openBlogLedger();
  done = await ledger.run([scores(60), scores(75)]);
  open = await ledger.run([scores(60)]);
});
afterAll(() => ledger.close());

/** As the application does its work, and as somebody who owns the tables; either way nothing of it remains. */
async function attempt(
  who: 'app' | 'owner',
  work: (client: PoolClient) => Promise<unknown>,
): Promise<unknown> {
  const { database } = ledger.engine.context;
  const client = await (who === 'app' ? database.app : database.owner()).connect();
  try {
    await client.query("begin; select set_config('palimpsest.tenant', 'local', true)");
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
const sql = (text: string) => (client: PoolClient) => client.query(text);
const REFUSED = { code: expect.stringMatching(/^(23001|42501)$/) };

describe('rows of the blog tables', () => {
  it.each(INSERT_ONLY.flatMap((table) => (['app', 'owner'] as const).map((who) => [table, who] as const)))(
    'of %s are never changed, removed or truncated by the %s',
    async (table, who) => {
      const change = sql(`update palimpsest.${table} set created_at = now() where tenant_id = 'local'`);
      await expect(attempt(who, change)).rejects.toMatchObject(REFUSED);
      const remove = sql(`delete from palimpsest.${table} where tenant_id = 'local'`);
      await expect(attempt(who, remove)).rejects.toMatchObject(REFUSED);
      await expect(attempt(who, sql(`truncate palimpsest.${table} cascade`))).rejects.toMatchObject(REFUSED);
    },
  );

  it.each(TABLES)('of %s are seen by their own tenant alone', async (table) => {
    const { database } = ledger.engine.context;
    const client = await database.app.connect();
    try {
      await client.query("begin; select set_config('palimpsest.tenant', 'stranger', true)");
      expect((await client.query(`select * from palimpsest.${table}`)).rows).toEqual([]);
      await client.query("select set_config('palimpsest.tenant', 'local', true)");
      expect((await client.query(`select * from palimpsest.${table}`)).rows.length).toBeGreaterThan(0);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('a row of rewrite_cycles', () => {
  const cycleOf = ({ cycles }: BlogRunResult): string => `id = '${cycles[0]?.cycleId}'`;
  const child = (): string =>
    `child_version_id = '${open.versions[1]?.versionId}', child_aeo_total = 61, child_ai_likeness = 20,
    trend_outcome = 'stagnant', trend_code = 3`;

  it.each(['app', 'owner'] as const)(
    'changes from pending to completed or terminal by the %s, once',
    async (who) => {
      const complete = () =>
        `update palimpsest.rewrite_cycles set rewrite_status = 'completed', ${child()} where ${cycleOf(open)}`;
      const stop = () =>
        `update palimpsest.rewrite_cycles set rewrite_status = 'terminal', stop_reason = 'render_failed' where ${cycleOf(open)}`;
      await expect(attempt(who, sql(complete()))).resolves.toMatchObject({ rowCount: 1 });
      await expect(attempt(who, sql(stop()))).resolves.toMatchObject({ rowCount: 1 });
      const twice = attempt(who, async (client) => {
        await client.query(complete());
        await client.query(stop());
      });
      await expect(twice).rejects.toMatchObject(REFUSED);
    },
  );

  it.each([
    ['stays pending with something filled in', (): string => 'child_aeo_total = 61'],
    ['goes to another status', (): string => `rewrite_status = 'abandoned', stop_reason = 'x'`],
    ['is completed without a child', (): string => `rewrite_status = 'completed'`],
    [
      'is completed with half a child',
      (): string => `rewrite_status = 'completed', child_version_id = '${open.versions[1]?.versionId}'`,
    ],
    [
      'is completed with a reason to stop',
      (): string => `rewrite_status = 'completed', stop_reason = 'x', ${child()}`,
    ],
    ['is terminal without a reason', (): string => `rewrite_status = 'terminal'`],
    ...[
      "rewrite_prompt = 'other'",
      "trigger_reasons = '[]'",
      "trigger_data = '[]'",
      'parent_aeo_total = 1',
      'parent_ai_likeness = 1',
      'cycle_number = 9',
      'created_at = now()',
      "tenant_id = 'other'",
      'id = uuid_generate_v4()',
    ].map(
      (set) =>
        [
          `changes ${set} on its way`,
          (): string =>
            `rewrite_status = 'terminal', stop_reason = 'x', ${set.replace('uuid_', 'palimpsest.uuid_')}`,
        ] as const,
    ),
  ] as const)('is refused when it %s', async (_what, set) => {
    for (const who of ['app', 'owner'] as const)
      await expect(
        attempt(who, sql(`update palimpsest.rewrite_cycles set ${set()} where ${cycleOf(open)}`)),
      ).rejects.toMatchObject(REFUSED);
  });

  it.each(['app', 'owner'] as const)('that has ended is never changed or removed by the %s', async (who) => {
    for (const statement of [
      `update palimpsest.rewrite_cycles set stop_reason = 'x' where ${cycleOf(done)}`,
      `update palimpsest.rewrite_cycles set rewrite_status = 'pending' where ${cycleOf(done)}`,
      `delete from palimpsest.rewrite_cycles where ${cycleOf(done)}`,
      `delete from palimpsest.rewrite_cycles where ${cycleOf(open)}`,
      'truncate palimpsest.rewrite_cycles',
    ])
      await expect(attempt(who, sql(statement)), statement).rejects.toMatchObject(REFUSED);
  });

  it('begins as pending, with the defaults of the specification, and only once per parent and number', async () => {
    const insert = (more = '', values = '') =>
      `insert into palimpsest.rewrite_cycles (tenant_id, parent_version_id, cycle_number, trigger_reasons, trigger_data, rewrite_prompt${more})
        values ('local', '${done.versions[1]?.versionId}', 7, '[]', '[]', 'p'${values}) returning *`;
    const made = (await attempt('app', sql(insert()))) as { rows: Record<string, unknown>[] };
    expect(made.rows[0]).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      rewrite_status: 'pending',
      created_at: expect.any(Date),
    });
    await expect(attempt('app', sql(insert(', rewrite_status', ", 'completed'")))).rejects.toMatchObject(
      REFUSED,
    );
    await expect(attempt('app', sql(insert(', stop_reason', ", 'x'")))).rejects.toMatchObject(REFUSED);
    const twice = attempt('app', async (client) => {
      await client.query(insert());
      await client.query(insert());
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
  });

  it('has the columns of the specification, and the tenant', async () => {
    const { rows } = await ledger.engine.context.database.owner().query(
      `select column_name, data_type, is_nullable, column_default, numeric_precision, numeric_scale from information_schema.columns
        where table_schema = 'palimpsest' and table_name = 'rewrite_cycles' order by ordinal_position`,
    );
    const shape = rows.map((row) => [
      row.column_name,
      row.data_type === 'numeric' ? `numeric(${row.numeric_precision},${row.numeric_scale})` : row.data_type,
      row.is_nullable === 'NO' ? 'not null' : 'null',
      row.column_default,
    ]);
    expect(shape).toEqual([
      ['id', 'uuid', 'not null', expect.stringContaining('uuid_generate_v4()')],
      ['tenant_id', 'text', 'not null', null],
      ['parent_version_id', 'uuid', 'not null', null],
      ['child_version_id', 'uuid', 'null', null],
      ['cycle_number', 'integer', 'not null', null],
      ['trigger_reasons', 'jsonb', 'not null', null],
      ['trigger_data', 'jsonb', 'not null', null],
      ['rewrite_prompt', 'text', 'not null', null],
      ['parent_aeo_total', 'numeric(5,2)', 'null', null],
      ['child_aeo_total', 'numeric(5,2)', 'null', null],
      ['parent_ai_likeness', 'numeric(5,2)', 'null', null],
      ['child_ai_likeness', 'numeric(5,2)', 'null', null],
      ['trend_outcome', 'text', 'null', null],
      ['trend_code', 'integer', 'null', null],
      ['rewrite_status', 'text', 'not null', "'pending'::text"],
      ['stop_reason', 'text', 'null', null],
      ['created_at', 'timestamp without time zone', 'null', 'now()'],
    ]);
    const { rows: constraints } = await ledger.engine.context.database.owner().query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
        where conrelid = 'palimpsest.rewrite_cycles'::regclass and contype in ('p', 'u', 'f') order by contype, conname`,
    );
    expect(constraints.map(({ definition }) => definition)).toEqual([
      expect.stringMatching(
        /^FOREIGN KEY \(child_version_id\) REFERENCES (palimpsest\.)?blog_versions\(id\)$/,
      ),
      expect.stringMatching(
        /^FOREIGN KEY \(parent_version_id\) REFERENCES (palimpsest\.)?blog_versions\(id\)$/,
      ),
      'PRIMARY KEY (id)',
      'UNIQUE (parent_version_id, cycle_number)',
    ]);
  });

  it('that somebody altered past all triggers is found by verify', async () => {
    const client = await ledger.engine.context.database.owner().connect();
    try {
      const owner = `set session_replication_role = 'replica'; update palimpsest.rewrite_cycles set child_aeo_total = 99 where ${cycleOf(done)}`;
      await client.query(owner);
      const { firstBad } = await ledger.engine.audit.verify({});
      expect(firstBad).toMatchObject({
        what: 'read-model',
        problem: expect.stringContaining('child_aeo_total'),
      });
      await client.query(`update palimpsest.rewrite_cycles set child_aeo_total = 75 where ${cycleOf(done)}`);
      expect((await ledger.engine.audit.verify({})).firstBad).toBeNull();
    } finally {
      await client.query("set session_replication_role = 'origin'");
      client.release();
    }
  });
});

describe('erasing a blog', () => {
  it('overwrites its words everywhere, leaves its numbers, and the ledger still verifies', async () => {
    const result = await ledger.run([scores(60), scores(75)], {
      settings: { protectedTerms: ['harbour-master'] },
    });
    const { blogId, runId } = result;
    const subject = `blog:${blogId}`;
    await ledger.engine.erase({ tenant: 'local', subject, actor: 'person:officer', reason: 'ticket 9' });
    const shown = await showBlog(ledger.engine.context, { tenant: 'local', blogId });
    expect(shown.versions.map(({ content }) => content)).toEqual(['[erased]', '[erased]']);
    expect(shown.cycles.map(({ rewritePrompt }) => rewritePrompt)).toEqual(['[erased]']);
    expect(shown.versions[0]?.evaluation?.aeo.total).toBe(60);
    expect(shown.settings).toBeNull();
    const after = blogRunResult(await ledger.engine.loadRun('local', runId));
    expect(after).toEqual({ ...result, finalContent: null });
    expect((await ledger.engine.audit.verify({})).firstBad).toBeNull();
    const replayed = await ledger.engine.audit.replay({});
    expect(replayed).toMatchObject({ ok: true, erased: expect.any(Number) });
    expect(replayed.erased).toBeGreaterThan(0);
    await ledger.engine.audit.rebuild({});
    expect(
      (await showBlog(ledger.engine.context, { tenant: 'local', blogId })).cycles[0]?.rewritePrompt,
    ).toBe('[erased]');
    expect((await ledger.engine.audit.verify({})).firstBad).toBeNull();
    await expect(ledger.run([scores()], { blogId })).rejects.toMatchObject({ code: 'subject_erased' });
  });

  it('ends its open run, whose cycle stays pending', async () => {
    const { blogId, runId } = open;
    await ledger.engine.erase({
      tenant: 'local',
      subject: `blog:${blogId}`,
      actor: 'person:officer',
      reason: 'ticket 10',
    });
    const ended = blogRunResult(await ledger.engine.finishRun('local', runId));
    expect(ended).toMatchObject({ outcome: 'stopped', stopReason: 'subject_erased', finalContent: null });
    expect((await showBlog(ledger.engine.context, { tenant: 'local', blogId })).cycles[0]?.status).toBe(
      'pending',
    );
    expect((await ledger.engine.audit.verify({})).firstBad).toBeNull();
  });
});
