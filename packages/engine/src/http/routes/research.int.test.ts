import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tarnFolder } from '../../app/research/testing/tarn-folder.ts';
import { type ServedLedger, serveLedger } from '../testing/served-ledger.ts';

const QUESTION = 'How high is the Tarn Weir?';

let folder: string;
let ledger: ServedLedger;
beforeAll(async () => {
  folder = await tarnFolder();
  ledger = await serveLedger({ settings: { corpora: { weirs: folder, gone: `${folder}/nothing-here` } } });
});
afterAll(async () => {
  await ledger.close();
  await rm(folder, { recursive: true, force: true });
});

const ask: ServedLedger['api']['ask'] = (...given) => ledger.api.ask(...given);
const errorOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

/** A run that is over. */
async function answered(changes: object = {}) {
  const body = { question: QUESTION, corpus: 'weirs', asOf: '2026-01-31', ...changes };
  const answer = await ask('POST', '/v1/research?wait=60', { body });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('a question over HTTP', () => {
  it('begins with 202, its project and its run', async () => {
    const { status, headers, body } = await ask('POST', '/v1/research', {
      body: { question: QUESTION, corpus: 'weirs', project: 'weir' },
    });
    expect(status).toBe(202);
    expect(headers.get('location')).toBe(`/v1/runs/${body.run.runId}`);
    expect([body.project, body.run.pipeline]).toEqual(['weir', 'research/v1']);
    expect((await ask('GET', `/v1/runs/${body.run.runId}?wait=60`)).body.status).toBe('finished');
    expect((await ask('GET', `/v1/research/${body.run.runId}`)).body.outcome.outcome).toBe('answered');
  });

  it('is answered to whoever waits, with claims and sources', async () => {
    const { result, run } = await answered();
    expect(result.claims.some(({ text }: { text: string }) => text.includes('6.8 metres'))).toBe(true);
    expect(result.sources.length).toBeGreaterThan(1);
    expect((await ask('GET', `/v1/research/${run.runId}`)).body).toEqual(result);
  });

  it('is asked once for one key, also where the server died before it could remember', async () => {
    const send = (question: string) =>
      ask('POST', '/v1/research', {
        body: { question, corpus: 'weirs' },
        headers: { 'idempotency-key': 'asked-once' },
      });
    const first = (await send(QUESTION)).body.run.runId;
    expect((await send(QUESTION)).body.run.runId).toBe(first);
    await ledger.forget();
    expect((await send(QUESTION)).body.run.runId).toBe(first);
    await ledger.forget();
    expect(errorOf(await send('How old is it?'))).toEqual([422, 'idempotency_mismatch']);
  });

  it('names a folder, never a path', async () => {
    const from = (corpus: string) => ask('POST', '/v1/research', { body: { question: QUESTION, corpus } });
    expect(errorOf(await from('nobody'))).toEqual([404, 'unknown_corpus']);
    expect(errorOf(await from('constructor'))).toEqual([404, 'unknown_corpus']);
    expect((await from(folder)).status).toBe(400);
    expect((await from('../weirs')).status).toBe(400);
    const gone = await from('gone');
    expect(errorOf(gone)).toEqual([422, 'corpus_unusable']);
    expect(JSON.stringify(gone.body)).not.toContain(folder);
    const { body } = await ask('GET', '/v1/corpora');
    expect(body.items).toEqual([
      { name: 'gone', documents: null },
      { name: 'weirs', documents: 4 },
    ]);
  });

  it('is refused with the field that is wrong', async () => {
    const wrong = async (changes: object) => {
      const { status, body } = await ask('POST', '/v1/research', {
        body: { question: QUESTION, ...changes },
      });
      return [status, body.errors[0].field];
    };
    expect(await wrong({})).toEqual([400, 'corpus']);
    expect(await wrong({ question: '???', corpus: 'weirs' })).toEqual([400, 'question']);
    expect(await wrong({ web: ['tavily'] })).toEqual([400, 'web']);
    expect(await wrong({ corpus: 'weirs', renderer: 'nobody', model: 'x' })).toEqual([400, 'renderer']);
    expect(await wrong({ corpus: 'weirs', limits: { searches: -1 } })).toEqual([400, 'limits.searches']);
    expect(await wrong({ corpus: 'weirs', since: 'yesterday' })).toEqual([400, 'since']);
    expect(await wrong({ corpus: 'weirs', project: 'No Name' })).toEqual([400, 'project']);
  });

  it('is previewed without being asked', async () => {
    const before = (await ask('GET', '/v1/runs?limit=200')).body.items.length;
    const { body } = await ask('POST', '/v1/research/preview', {
      body: { question: QUESTION, type: 'C', limits: { searches: 3 } },
    });
    expect(body).toMatchObject({ type: 'C', budget: { searches: 3 }, total: { searches: 3, calls: 0 } });
    const stored = { question: QUESTION, storedEvidence: true };
    expect((await ask('POST', '/v1/research/preview', { body: stored })).body.total.searches).toBe(0);
    const noModel = await ask('POST', '/v1/research/preview', {
      body: { question: QUESTION, renderer: 'openai' },
    });
    expect(noModel.body.errors[0].field).toBe('model');
    expect((await ask('GET', '/v1/runs?limit=200')).body.items).toHaveLength(before);
  });

  it('stands in the list, by project and page by page', async () => {
    const { project, run } = await answered({ project: 'listed' });
    const { body } = await ask('GET', `/v1/research?project=${project}`);
    expect(body.items).toMatchObject([{ runId: run.runId, question: QUESTION, status: 'finished' }]);
    const all = (await ask('GET', '/v1/research?status=finished')).body.items;
    const first = await ask('GET', '/v1/research?status=finished&limit=1');
    const second = await ask('GET', `/v1/research?status=finished&limit=1&cursor=${first.body.nextCursor}`);
    expect([...first.body.items, ...second.body.items]).toEqual(all.slice(0, 2));
  });

  it('has a package whose files are given as they are, to be kept and not to be shown', async () => {
    const { run, result } = await answered();
    const place = `/v1/research/${run.runId}/files`;
    const { items } = (await ask('GET', place)).body;
    expect(items.map(({ name }: { name: string }) => name)).toEqual(result.files);
    for (const { name, contentType, characters } of items) {
      const response = await ledger.api.app.request(`${place}/${name}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(contentType);
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await response.text()).length).toBe(characters);
    }
    expect((await ask('GET', `${place}/report.md`)).body).toContain('6.8 metres');
    expect(errorOf(await ask('GET', `${place}/${encodeURIComponent('../report.md')}`))).toEqual([
      404,
      'unknown_file',
    ]);
  });

  it('is done anew from a phase, and asked further from its evidence', async () => {
    const { run, project } = await answered();
    const fork = () =>
      ask('POST', `/v1/research/${run.runId}/forks?wait=60`, {
        body: { from: 5, reason: 'a second look' },
        headers: { 'idempotency-key': 'fork-once' },
      });
    const forked = await fork();
    expect(forked.body).toMatchObject({ project, result: { fork: { of: run.runId, from: 5 } } });
    await ledger.forget();
    expect((await fork()).body.run.runId).toBe(forked.body.run.runId);
    const further = await ask('POST', `/v1/research/${run.runId}/continuations?wait=60`, {
      body: { question: 'How many gates does the Tarn Weir have?' },
    });
    expect(further.body).toMatchObject({ project, result: { continues: run.runId } });
    expect(further.body.result.outcome.spent.searches).toBe(0);
    const bad = await ask('POST', `/v1/research/${run.runId}/forks`, { body: { from: 9 } });
    expect([bad.status, bad.body.errors[0].field]).toEqual([400, 'from']);
  });

  it('is not there under the id of nothing, or of a run of another kind', async () => {
    const post = { content: '# Tea\n\nTea is a drink made of leaves.\n', asOf: '2026-01-31' };
    const other = (await ask('POST', '/v1/blogs', { body: post })).body.run.runId;
    for (const runId of ['nothing', other]) {
      for (const path of ['', '/files', '/files/report.md'])
        expect(errorOf(await ask('GET', `/v1/research/${runId}${path}`))).toEqual([404, 'unknown_run']);
      const fork = await ask('POST', `/v1/research/${runId}/forks`, { body: { from: 1 } });
      expect(errorOf(fork)).toEqual([404, 'unknown_run']);
      const further = await ask('POST', `/v1/research/${runId}/continuations`, {
        body: { question: QUESTION },
      });
      expect(errorOf(further)).toEqual([404, 'unknown_run']);
    }
  });

  it('that was erased is gone', async () => {
    const { run } = await answered({ project: 'erased' });
    await ledger.engine.erase({
      tenant: 'local',
      subject: 'research:erased',
      actor: 'test',
      reason: 'a test',
    });
    expect(errorOf(await ask('GET', `/v1/research/${run.runId}`))).toEqual([410, 'subject_erased']);
    expect(errorOf(await ask('GET', `/v1/research/${run.runId}/files/report.md`))).toEqual([
      410,
      'subject_erased',
    ]);
    const again = await ask('POST', '/v1/research', {
      body: { question: QUESTION, corpus: 'weirs', project: 'erased' },
    });
    expect(errorOf(again)).toEqual([410, 'subject_erased']);
    const listed = (await ask('GET', '/v1/research?project=erased')).body.items;
    expect(listed).toMatchObject([{ question: '[erased]' }]);
  });
});
