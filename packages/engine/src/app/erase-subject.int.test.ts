import { createHash, createHmac } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  definePipeline,
  isErased,
  type Renderer,
  type RenderOutcome,
  replayRun,
  type Step,
  wordsOf,
} from '@palimpsest/kernel';
import { POLISH_MIGRATION, polishPipeline } from '@palimpsest/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMasterKey } from '../adapters/crypto/master-key.ts';
import { createSubjectSealer } from '../adapters/crypto/subject-sealer.ts';
import { SubjectErasedError } from '../errors/subject-erased-error.ts';
import { UnknownTenantError } from '../errors/unknown-tenant-error.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { verifyLedger } from './audit/verify-ledger.ts';
import { createEngine, type Engine } from './engine.ts';
import { eraseSubject } from './erase-subject.ts';
import type { LoadedRun } from './load-run.ts';
import { existingText, sealDrafts } from './seal.ts';

const scratch = freshHome('pal-', 'home');
const home = join(scratch, 'home');
const TENANT = 'local';
const why = { tenant: TENANT, actor: 'person:officer', reason: 'ticket 7' };

/** Answers when it is told to, with words no prompt contains. */
function heldRenderer() {
  let open: (() => void) | undefined;
  let called: (() => void) | undefined;
  const held = { on: false, calls: 0 };
  const wasCalled = new Promise<void>((resolve) => {
    called = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const renderer: Renderer = {
    id: 'fake',
    version: 'v1',
    async render(request): Promise<RenderOutcome> {
      held.calls += 1;
      called?.();
      if (held.on) await gate;
      const text = request.prompt.includes('ANSWER:')
        ? (request.prompt.split('ANSWER:')[1] ?? '').slice(0, 90)
        : 'short';
      return {
        kind: 'completed',
        text,
        stop: 'end',
        model: request.model,
        usage: { inputTokens: 7, outputTokens: 5 },
        costMicros: 3,
        raw: JSON.stringify({ id: 'raw-gondola-77', text }),
      };
    },
  };
  return { renderer, held, open: () => open?.(), wasCalled };
}

/** Asks once, for a subject whose words the run does not have yet. */
const borrower = definePipeline<{ readonly subject: string }>({
  id: 'borrower',
  version: 'v1',
  initialState: { subject: '' },
  events: {},
  signals: [],
  evaluators: {},
  ruleSets: [],
  readModels: [],
  evolve: (state, event) =>
    event.type === 'run-started'
      ? { subject: String((event.payload.input as { about: string }).about) }
      : state,
  next: ({ subject }): readonly Step[] => [
    {
      kind: 'render',
      key: 'ask',
      renderer: 'fake',
      subject,
      request: { model: 'fake-1', prompt: 'Say something.', parameters: { maxOutputTokens: 16 } },
    },
  ],
});

/** Asks for its own subject, then wants to keep a copy of the answer for another one. */
const copier = definePipeline<{
  readonly about: string;
  readonly answer: string | null;
  readonly copied: boolean;
}>({
  id: 'copier',
  version: 'v1',
  initialState: { about: '', answer: null, copied: false },
  events: { 'copy-made': 1 },
  signals: [],
  evaluators: {},
  ruleSets: [],
  readModels: [],
  evolve: (state, event) => {
    if (event.type === 'run-started')
      return { ...state, about: String((event.payload.input as { about: string }).about) };
    if (event.type === 'copy-made') return { ...state, copied: true };
    return event.type === 'attempt-succeeded' ? { ...state, answer: wordsOf(event, 'response') } : state;
  },
  next: ({ about, answer, copied }): readonly Step[] => {
    if (copied) return [{ kind: 'finish', outcome: 'completed', result: null }];
    return answer === null
      ? [
          {
            kind: 'render',
            key: 'ask',
            renderer: 'fake',
            request: {
              model: 'fake-1',
              prompt: 'Say something to copy.',
              parameters: { maxOutputTokens: 16 },
            },
          },
        ]
      : [
          {
            kind: 'record',
            events: [{ type: 'copy-made', payload: {}, texts: { copy: { subject: about, words: answer } } }],
          },
        ];
  },
});

function open(renderer: Renderer): Promise<Engine> {
  return createEngine({
    home,
    environment: {},
    pipelines: [polishPipeline(), borrower, copier],
    renderers: [renderer],
    migrations: [{ name: 'polish', sql: POLISH_MIGRATION }],
  });
}

async function polish(engine: Engine, subject: string, text: string, tenant = TENANT): Promise<LoadedRun> {
  const { runId } = await engine.startRun({
    tenant,
    subject,
    pipeline: 'polish/v1',
    actor: 'person:me',
    input: {},
    texts: { text },
    mode: 'inline',
  });
  return engine.finishRun(tenant, runId);
}

async function wrappedKey(engine: Engine, subject: string): Promise<Buffer> {
  const { rows } = await engine.context.database
    .owner()
    .query<{ wrapped_key: Buffer }>(
      'select wrapped_key from palimpsest.subject_keys where tenant_id = $1 and subject = $2',
      [TENANT, subject],
    );
  return rows[0]?.wrapped_key as Buffer;
}

function masterSecret(): Buffer {
  return Buffer.from(readFileSync(join(home, 'keys', 'master.key'), 'utf8').trim(), 'base64');
}

async function rawKey(engine: Engine, subject: string): Promise<Buffer> {
  return createMasterKey(masterSecret()).unwrap(
    { tenant: TENANT, subject },
    await wrappedKey(engine, subject),
  ) as Buffer;
}

/** Which of these bytes stand in which files, in any form they could have been written in. */
function findInFiles(folder: string, wanted: Readonly<Record<string, Buffer>>): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = contentOf(path);
    for (const [name, bytes] of Object.entries(wanted))
      if (content.includes(bytes)) found.push(`${name} in ${path.slice(folder.length + 1)}`);
  }
  return found;
}

/** The server removes files of its own while we look. */
function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

function formsOf(name: string, key: Buffer): Record<string, Buffer> {
  return {
    [name]: key,
    [`${name} (hex)`]: Buffer.from(key.toString('hex')),
    [`${name} (base64)`]: Buffer.from(key.toString('base64')),
  };
}

async function types(engine: Engine, runId: string): Promise<string[]> {
  return (await engine.loadRun(TENANT, runId)).events.map(({ type }) => type);
}

async function headOf(engine: Engine): Promise<string> {
  const { rows } = await engine.context.database
    .owner()
    .query<{ head: string }>('select head_hash as head from palimpsest.tenants where tenant_id = $1', [
      TENANT,
    ]);
  return rows[0]?.head ?? '';
}

let engine: Engine;
beforeAll(async () => {
  engine = await open(heldRenderer().renderer);
});
afterAll(async () => {
  await engine?.close();
  rmSync(scratch, { recursive: true, force: true });
});

describe('erasing a subject', () => {
  const told = 'The walrus inspector of Lower Brindle keeps nineteen umbrellas';
  const answer =
    'Nineteen umbrellas hang in the hall of the walrus inspector, and he counts them every single day';
  const text = `${told} in his hall. ANSWER:${answer}`;

  it('leaves neither words nor key anywhere in the data folder, and the ledger still verifies', async () => {
    const run = await polish(engine, 'person:walrus', text);
    const bystander = await polish(
      engine,
      'person:bystander',
      `A quiet neighbour writes about the weather and its many small changes. ANSWER:${answer.replaceAll('walrus', 'heron')}`,
    );
    const owner = engine.context.database.owner();
    // The planner's statistics keep samples of columns; autovacuum would make them some day.
    await owner.query('analyze palimpsest.subject_keys');
    await owner.query('analyze palimpsest.polish_versions');
    await owner.query('checkpoint');
    const key = await rawKey(engine, 'person:walrus');
    const wrapped = await wrappedKey(engine, 'person:walrus');
    const words = {
      text: Buffer.from(told),
      answer: Buffer.from(answer.slice(0, 60)),
      prompt: Buffer.from('Shorten part 0:\nThe walrus'),
      raw: Buffer.from('raw-gondola-77","text":"Nineteen umbrellas hang in the hall of the walrus'),
      utf16: Buffer.from(told, 'utf16le'),
    };
    const wanted = { ...words, ...formsOf('key', key), ...formsOf('wrapped key', wrapped) };

    const before = findInFiles(home, wanted).join('\n');
    for (const place of [
      /answer in postgres\/base/,
      /answer in postgres\/pg_wal/,
      /wrapped key in postgres\/base/,
      /wrapped key in postgres\/pg_wal/,
    ])
      expect(before).toMatch(place);
    writeFileSync(
      join(home, 'planted'),
      Buffer.concat([...Object.values(wanted).flatMap((bytes) => [Buffer.from('..'), bytes])]),
    );
    expect(findInFiles(home, wanted).filter((line) => line.endsWith('planted'))).toHaveLength(
      Object.keys(wanted).length,
    );
    rmSync(join(home, 'planted'));

    const report = await eraseSubject(engine.context, { ...why, subject: 'person:walrus' });

    expect(findInFiles(home, wanted)).toEqual([]);
    const { rows: live } = await owner.query(
      'select query from pg_stat_activity union all select name from pg_ls_tmpdir() union all select statement from pg_prepared_statements',
    );
    expect(JSON.stringify(live)).not.toMatch(/walrus|umbrella/i);
    expect(report).toMatchObject({ subject: 'person:walrus', erased: true, alreadyErased: false, runs: [] });
    expect(report.texts).toBeGreaterThan(3);
    expect(report.scrubbed).toEqual([
      'palimpsest.subject_keys',
      'palimpsest.http_requests',
      'palimpsest.polish_versions',
      'pg_catalog.pg_statistic',
      'pg_wal',
    ]);
    expect(report.outOfReach.join('\n')).toMatch(
      /[Bb]ackups[\s\S]*replicas[\s\S]*RESEARCH\/[\s\S]*[Mm]odel providers/,
    );
    expect(await verifyLedger(engine.context, {})).toMatchObject({ ok: true, firstBad: null });

    const after = await engine.loadRun(TENANT, run.runId);
    expect(after.events.flatMap(({ texts }) => Object.values(texts)).every(isErased)).toBe(true);
    const replay = replayRun(after.pipeline, after.runId, after.tools, after.events);
    expect(replay).toMatchObject({ decisions: 0, firstDifference: null });
    expect(replay.erased).toBeGreaterThan(0);

    const { rows } = await owner.query<{ run_id: string; content: string }>(
      'select run_id, content from palimpsest.polish_versions where run_id = any($1)',
      [[run.runId, bystander.runId]],
    );
    expect(new Set(rows.filter(({ run_id }) => run_id === run.runId).map(({ content }) => content))).toEqual(
      new Set(['[erased]']),
    );
    const kept = rows.filter(({ run_id }) => run_id === bystander.runId).map(({ content }) => content);
    expect(kept.join('\n')).toContain('heron inspector');
    expect(kept).not.toContain('[erased]');
    expect((await engine.loadRun(TENANT, bystander.runId)).events).toEqual(bystander.events);
  });

  it('leaves nothing by which a guess of the words could be confirmed', async () => {
    const guess =
      'Her telephone number is 0171 5550123 and nobody else knows it at all. ANSWER:0171 5550123 it is, and it has been for a very long time';
    const subject = 'person:guessed';
    const run = await polish(engine, subject, guess);
    const key = await rawKey(engine, subject);
    const prompt = `Shorten part 0:\n${guess}`;
    const messages = [guess, prompt, 'ANSWER', guess.split('ANSWER:')[1] ?? ''].flatMap((words) => [
      words,
      `text\n${words}`,
      JSON.stringify(words),
      `${words}\n`,
    ]);
    const digestsUnder = (keys: readonly Buffer[]) =>
      messages.flatMap((message) =>
        keys.flatMap((each) =>
          ['sha256', 'sha1', 'sha512', 'md5'].map((name) =>
            createHmac(name, each).update(message).digest('hex'),
          ),
        ),
      );
    const derived = (secret: Buffer) =>
      ['wrap', 'id', 'seal', 'fingerprint'].flatMap((use) =>
        ['master-key', 'subject-key'].map((kind) =>
          createHmac('sha256', secret).update(`palimpsest/${kind}/v1/${use}`).digest(),
        ),
      );

    // With the key a guess can be confirmed: so this test could fail.
    const commitments = run.events.flatMap(({ refs }) =>
      Object.values(refs).map(({ commitment }) => commitment),
    );
    expect(commitments).toContain(createSubjectSealer(key).fingerprint(`text\n${guess}`));
    expect(digestsUnder(derived(key)).some((digest) => commitments.includes(digest))).toBe(true);

    await eraseSubject(engine.context, { ...why, subject });

    const owner = engine.context.database.owner();
    const { rows: tables } = await owner.query<{ name: string }>(
      "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('palimpsest', 'palimpsest_worker') and table_type = 'BASE TABLE'",
    );
    const left = [];
    for (const { name } of tables)
      left.push(
        ...(await owner.query<{ row: string }>(`select t::text as row from ${name} t`)).rows.map(
          ({ row }) => row,
        ),
      );
    left.push(
      ...readdirSync(join(home, 'checkpoints')).map((name) =>
        readFileSync(join(home, 'checkpoints', name), 'utf8'),
      ),
    );
    const everything = left.join('\n');
    expect(everything).toContain(commitments[0]);

    const { rows: keys } = await owner.query<{ subject: string; wrapped_key: Buffer }>(
      'select subject, wrapped_key from palimpsest.subject_keys where wrapped_key is not null',
    );
    const others = keys.flatMap(
      (row) =>
        createMasterKey(masterSecret()).unwrap({ tenant: TENANT, subject: row.subject }, row.wrapped_key) ??
        [],
    );
    expect(others.length).toBeGreaterThan(0);
    const remaining = [
      masterSecret(),
      Buffer.alloc(0),
      Buffer.alloc(32),
      Buffer.from(subject),
      Buffer.from(TENANT),
      ...others,
    ];
    const digests = [
      ...messages.flatMap((message) =>
        ['sha256', 'sha1', 'sha512', 'md5'].map((name) => createHash(name).update(message).digest('hex')),
      ),
      ...digestsUnder([...remaining, ...remaining.flatMap(derived)]),
    ];
    expect(digests.filter((digest) => everything.includes(digest))).toEqual([]);
    expect(
      digests.filter((digest) => everything.includes(Buffer.from(digest, 'hex').toString('base64'))),
    ).toEqual([]);
  });

  it('says that nothing is known of a subject nobody used, and writes nothing', async () => {
    const head = await headOf(engine);
    expect(await eraseSubject(engine.context, { ...why, subject: 'person:nobody' })).toEqual({
      subject: 'person:nobody',
      erased: false,
      alreadyErased: false,
      texts: 0,
      runs: [],
      scrubbed: [],
      outOfReach: [],
    });
    expect(await headOf(engine)).toBe(head);
    await expect(
      eraseSubject(engine.context, { ...why, tenant: 'unheard-of', subject: 'x' }),
    ).rejects.toBeInstanceOf(UnknownTenantError);
  });

  it('puts one tombstone on record, and repeats only the removal when asked again', async () => {
    await polish(engine, 'person:twice', text);
    const first = await eraseSubject(engine.context, { ...why, subject: 'person:twice' });
    const head = await headOf(engine);
    const second = await eraseSubject(engine.context, { ...why, subject: 'person:twice' });
    expect(second).toEqual({ ...first, alreadyErased: true });
    expect(await headOf(engine)).toBe(head);
    const { rows } = await engine.context.database
      .owner()
      .query<{ body: string }>(
        "select body from palimpsest.ledger_events where stream = 'tenant' and type = 'subject-erased' and strpos(body, 'person:twice') > 0",
      );
    expect(rows.map(({ body }) => JSON.parse(body))).toMatchObject([
      { actor: 'person:officer', payload: { subject: 'person:twice', reason: 'ticket 7' }, texts: {} },
    ]);
  });

  it('survives many erasures at once', async () => {
    const subjects = ['a', 'b', 'c', 'd'].map((name) => `person:crowd-${name}`);
    for (const subject of subjects) await polish(engine, subject, text);
    const reports = await Promise.all(
      subjects.map((subject) => eraseSubject(engine.context, { ...why, subject })),
    );
    expect(reports.map(({ erased, alreadyErased }) => [erased, alreadyErased])).toEqual(
      subjects.map(() => [true, false]),
    );
    expect(await verifyLedger(engine.context, {})).toMatchObject({ ok: true });
  });

  it('tells when somebody still looks at the old rows, and is clean once that has ended', async () => {
    await polish(
      engine,
      'person:watched',
      'The peacock auditor of Upper Brindle owns a purple ledger and a pencil. ANSWER:A purple ledger and a pencil are all that the peacock auditor has',
    );
    const wanted = formsOf('wrapped key', await wrappedKey(engine, 'person:watched'));
    const onlooker = await engine.context.database.owner().connect();
    try {
      await onlooker.query('begin isolation level repeatable read');
      await onlooker.query('select count(*) from palimpsest.tenants');
      const report = await eraseSubject(engine.context, {
        ...why,
        subject: 'person:watched',
        patienceMs: 200,
      });
      expect(report.erased).toBe(true);
      expect(report.outOfReach.join('\n')).toMatch(
        /palimpsest\.subject_keys: a transaction that began before the erasure is still open/,
      );
      expect(findInFiles(home, wanted)).not.toEqual([]);
    } finally {
      await onlooker.query('rollback');
      onlooker.release();
    }
    const again = await eraseSubject(engine.context, { ...why, subject: 'person:watched' });
    expect(again.scrubbed).toContain('palimpsest.subject_keys');
    expect(findInFiles(home, { ...wanted, words: Buffer.from('peacock auditor') })).toEqual([]);
  });

  it('points at files that a crash in the middle of rewriting left behind', async () => {
    await polish(engine, 'person:crashed', text);
    const { rows } = await engine.context.database
      .owner()
      .query<{ oid: number }>('select oid from pg_database where datname = current_database()');
    const orphan = `base/${rows[0]?.oid}/4000000001`;
    writeFileSync(join(home, 'postgres', orphan), 'a page of a table that was never finished', {
      mode: 0o644,
    });
    const report = await eraseSubject(engine.context, { ...why, subject: 'person:crashed' });
    rmSync(join(home, 'postgres', orphan));
    expect(report.outOfReach.join('\n')).toContain(orphan);
  });

  it('gives up on a table it would have to lock for too long, and names it', async () => {
    await polish(engine, 'person:busy', text);
    const report = await eraseSubject(engine.context, { ...why, subject: 'person:busy', longestPauseMs: 1 });
    expect(report.outOfReach.join('\n')).toMatch(
      /palimpsest\.\w+: it is too large to be rewritten without keeping others waiting/,
    );
  });
});

describe('erasing during a run', () => {
  const text =
    'The cormorant clerk has far too much to say about the harbour and its tides. ANSWER:The clerk goes on about harbour and tides for quite a while longer';

  it('ends it cleanly: an answer that comes too late is recorded without its words', async () => {
    const slow = heldRenderer();
    slow.held.on = true;
    const other = await open(slow.renderer);
    try {
      const { runId } = await other.startRun({
        tenant: TENANT,
        subject: 'person:flight',
        pipeline: 'polish/v1',
        actor: 'person:me',
        input: {},
        texts: { text },
        mode: 'inline',
      });
      const finishing = other.finishRun(TENANT, runId);
      await slow.wasCalled;
      const report = await eraseSubject(engine.context, { ...why, subject: 'person:flight' });
      expect(report.runs).toEqual([runId]);
      slow.open();
      const { events, view } = await finishing;
      expect(view.finished).toEqual({ outcome: 'stopped', reason: 'subject_erased', result: null });
      expect(events.map(({ type }) => type).slice(-3)).toEqual([
        'attempt-started',
        'attempt-failed',
        'run-finished',
      ]);
      expect(events.at(-2)).toMatchObject({
        payload: { code: 'subject_erased', usage: { inputTokens: 7, outputTokens: 5 }, costMicros: 3 },
        texts: {},
        refs: {},
      });
      expect(slow.held.calls).toBe(1);
      expect(
        findInFiles(home, {
          answer: Buffer.from('The clerk goes on about harbour'),
          raw: Buffer.from('raw-gondola-77","text":"The clerk'),
        }),
      ).toEqual([]);
      const { rows } = await engine.context.database
        .owner()
        .query<{ state: string; detail: string }>(
          'select state, detail from palimpsest.attempts where run_id = $1',
          [runId],
        );
      expect(rows).toEqual([{ state: 'failed', detail: 'subject_erased' }]);
      expect(await verifyLedger(engine.context, {})).toMatchObject({ ok: true });
    } finally {
      slow.open();
      await other.close();
    }
  });

  it('has a worker end the runs that nobody advances', async () => {
    const { runId } = await engine.startRun({
      tenant: TENANT,
      subject: 'person:waiting',
      pipeline: 'polish/v1',
      actor: 'person:me',
      input: {},
      texts: { text },
    });
    const { runs } = await eraseSubject(engine.context, { ...why, subject: 'person:waiting' });
    expect(runs).toEqual([runId]);
    const worker = await engine.startWorker();
    await expect.poll(() => types(engine, runId), { timeout: 20_000 }).toContain('run-finished');
    await worker.stop();
    expect(await types(engine, runId)).not.toContain('attempt-started');
    expect((await engine.loadRun(TENANT, runId)).view.finished).toMatchObject({ reason: 'subject_erased' });
  });

  it('ends a run that has none of the words itself but would need that subject', async () => {
    await polish(engine, 'person:lender', text);
    await eraseSubject(engine.context, { ...why, subject: 'person:lender' });
    const { runId } = await engine.startRun({
      tenant: TENANT,
      subject: 'person:borrower',
      pipeline: 'borrower/v1',
      actor: 'person:me',
      input: { about: 'person:lender' },
      texts: {},
      mode: 'inline',
    });
    const run = await engine.finishRun(TENANT, runId);
    expect(run.view.finished).toEqual({ outcome: 'stopped', reason: 'subject_erased', result: null });
    expect(replayRun(run.pipeline, runId, run.tools, run.events)).toMatchObject({
      erased: 1,
      firstDifference: null,
    });
  });

  it('keeps an answer whose own subject is still there, when what follows from it needs one that is gone', async () => {
    const { runId } = await engine.startRun({
      tenant: TENANT,
      subject: 'person:copier',
      pipeline: 'copier/v1',
      actor: 'person:me',
      input: { about: 'person:lender' },
      texts: {},
      mode: 'inline',
    });
    const { events, view } = await engine.finishRun(TENANT, runId);
    expect(events.map(({ type }) => type)).toEqual([
      'run-started',
      'attempt-started',
      'attempt-succeeded',
      'run-finished',
    ]);
    expect(events[2]?.texts).toEqual({ response: 'short' });
    expect(view.finished).toMatchObject({ outcome: 'stopped', reason: 'subject_erased' });
  });
});

describe('another process that knew the key', () => {
  const text =
    'The bittern treasurer hides the silver spoons behind the old grandfather clock. ANSWER:The silver spoons are hidden behind the grandfather clock as ever';

  it('can neither read nor write with it once the subject is erased', async () => {
    const other = await open(heldRenderer().renderer);
    try {
      const run = await polish(other, 'person:shared', text);
      const { context } = other;
      const early = await sealDrafts(context, TENANT, 'person:shared', [
        {
          actor: 'person:me',
          draft: { type: 'note-added', payload: {}, texts: { note: 'sealed before the erasure' } },
        },
      ]);
      const ref = run.events[0]?.refs.text;
      if (ref === undefined) throw new Error('the run has no text');

      await eraseSubject(engine.context, { ...why, subject: 'person:shared' });
      const head = await headOf(engine);

      const seen = await other.loadRun(TENANT, run.runId);
      expect(seen.events.flatMap(({ texts }) => Object.values(texts)).every(isErased)).toBe(true);
      await expect(polish(other, 'person:shared', text)).rejects.toBeInstanceOf(SubjectErasedError);
      const place = {
        tenant: TENANT,
        stream: run.stream,
        expectedVersion: run.view.version,
        recordedAt: context.now(),
      };
      await expect(context.appender.append(place, (open) => open.write(early))).rejects.toBeInstanceOf(
        SubjectErasedError,
      );
      const replayed = [
        { type: 'note-added', actor: 'person:me', payload: {}, texts: { note: existingText(ref, text) } },
      ];
      await expect(context.appender.append(place, (open) => open.write(replayed))).rejects.toBeInstanceOf(
        SubjectErasedError,
      );
      expect(await headOf(engine)).toBe(head);
    } finally {
      await other.close();
    }
  });
});

describe('a ledger that somebody tampered with', () => {
  it('can still be erased from', async () => {
    const tenant = 'tampered';
    const run = await polish(
      engine,
      'person:victim',
      'The dotterel poet rhymes about the sea and never once about the land at all. ANSWER:Rhymes about the sea, never about the land',
      tenant,
    );
    const owner = engine.context.database.owner();
    const client = await owner.connect();
    await client.query("begin; set local session_replication_role = 'replica'");
    await client.query("update palimpsest.texts set sealed = 'x' where tenant_id = $1 and stream = $2", [
      tenant,
      run.stream,
    ]);
    await client.query('commit');
    client.release();
    expect(await eraseSubject(engine.context, { ...why, tenant, subject: 'person:victim' })).toMatchObject({
      erased: true,
    });
    const { rows } = await owner.query<{ content: string }>(
      'select distinct content from palimpsest.polish_versions where tenant_id = $1',
      [tenant],
    );
    expect(rows).toEqual([{ content: '[erased]' }]);
    expect(findInFiles(home, { words: Buffer.from('Rhymes about the sea') })).toEqual([]);
  });
});
