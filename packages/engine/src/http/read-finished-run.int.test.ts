import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBlogRun } from '../app/blog/start-blog-run.ts';
import { createKey } from '../app/keys/create-key.ts';
import { revokeKey } from '../app/keys/revoke-key.ts';
import { finishedRunJson } from '../app/runs/runs.ts';
import { type HttpServer, startHttpServer } from './server.ts';
import { type ServedLedger, serveLedger } from './testing/served-ledger.ts';

let ledger: ServedLedger;
let server: HttpServer;
let runId: string;
const keys = { alpha: '', beta: '', unscoped: '', revoked: '' };
let revokedId: string;

async function keyFor(tenant: string, scopes: readonly string[] = ['runs:read']) {
  const { key, secret } = await createKey(ledger.engine.context, {
    tenant,
    actor: 'test',
    name: 'test',
    scopes,
    expiresAt: null,
  } as Parameters<typeof createKey>[1]);
  return { keyId: key.keyId, secret: secret ?? '' };
}

const read = async (secret: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}/v1/runs/${runId}`, {
    headers: { authorization: `Bearer ${secret}`, ...headers },
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
};

beforeAll(async () => {
  ledger = await serveLedger({ worker: false });
  const { engine } = ledger;
  ({ runId } = await startBlogRun(engine.context, {
    tenant: 'alpha',
    actor: 'test',
    content: '# Tea\n\nTea needs hot water and four minutes.\n',
    mode: 'inline',
  }));
  await engine.finishRun('alpha', runId);
  server = await startHttpServer(engine, {
    host: '127.0.0.1',
    port: 0,
    settings: { requestsPerSecond: 0.001, burst: 20 },
  });
  keys.alpha = (await keyFor('alpha')).secret;
  keys.beta = (await keyFor('beta')).secret;
  keys.unscoped = (await keyFor('alpha', ['blog:read'])).secret;
  ({ keyId: revokedId, secret: keys.revoked } = await keyFor('alpha'));
});

afterAll(async () => {
  await server?.close();
  await ledger?.close();
});

describe('a finished run that is read again', () => {
  it('comes from memory with the same status, headers and words, and is counted', async () => {
    expect(finishedRunJson(ledger.engine.context, 'alpha', runId)).toBeUndefined();
    const first = await read(keys.alpha, { 'x-request-id': 'one' });
    expect(finishedRunJson(ledger.engine.context, 'alpha', runId)).toBe(first.text);
    const again = await read(keys.alpha, { 'x-request-id': 'one' });
    const CHANGING = ['date', 'ratelimit-remaining', 'ratelimit-reset'];
    const constant = ({ headers }: typeof first) =>
      Object.entries(headers).filter(([name]) => !CHANGING.includes(name));
    expect({ ...again, headers: constant(again) }).toEqual({ ...first, headers: constant(first) });
    const [before, after] = [first, again].map(({ headers }) => headers['ratelimit-remaining']);
    expect([before, after]).toEqual(['19', '18']);
  });

  it('is shown to nobody else', async () => {
    expect((await read(keys.beta)).status).toBe(404);
    expect((await read(keys.beta)).status).toBe(404);
    expect((await read(keys.unscoped)).status).toBe(403);
    expect((await read('pal_unknown')).status).toBe(401);
  });

  it('is not shown any more by a key that was revoked', async () => {
    expect((await read(keys.revoked)).status).toBe(200);
    expect((await read(keys.revoked)).status).toBe(200);
    await revokeKey(ledger.engine.context, { tenant: 'alpha', keyId: revokedId, actor: 'test' });
    expect((await read(keys.revoked)).status).toBe(401);
  });

  it('is refused once the key has spent its requests', async () => {
    const { secret } = await keyFor('alpha');
    const statuses = [];
    for (let i = 0; i < 22; i += 1) statuses.push((await read(secret)).status);
    expect(statuses).toEqual([...new Array<number>(20).fill(200), 429, 429]);
  });

  it('holds nothing that can be erased: its row is the same after the subject is gone', async () => {
    const before = (await read(keys.alpha)).text;
    const { subject } = JSON.parse(before) as { subject: string };
    await ledger.engine.erase({ tenant: 'alpha', subject, actor: 'test', reason: 'ticket 1' });
    const { rows } = await ledger.engine.context.database
      .owner()
      .query('select * from palimpsest.runs where run_id = $1', [runId]);
    const known = JSON.parse((await read(keys.alpha)).text) as Record<string, unknown>;
    expect(known).toEqual({
      runId: rows[0].run_id,
      pipeline: `${rows[0].pipeline}/${rows[0].pipeline_version}`,
      subject: rows[0].subject,
      status: 'finished',
      outcome: rows[0].outcome,
      reason: rows[0].reason,
      startedAt: rows[0].started_at.toISOString(),
      finishedAt: rows[0].finished_at.toISOString(),
    });
  });
});
