import type { OverviewItem } from '@palimpsest/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entry, HOME, HOMES } from '../../app/complaint/testing/complaint-ledger.ts';
import { listOverview } from '../../app/runs/overview.ts';
import { type ServedLedger, serveLedger } from '../testing/served-ledger.ts';

/** No rewrite can give it the facts that it lacks. */
const THIN = '# Why our garden works\n\nIt works well because people like it. Everybody is happy.\n';
const THREAT = 'If you touch my food again I will kill you.';

let ledger: ServedLedger;
let thin: string;
beforeAll(async () => {
  ledger = await serveLedger();
  thin = (await ask('POST', '/v1/blogs?wait=30', { body: { content: THIN } })).body.blogId;
  await ask('POST', '/v1/blogs', {
    body: {
      content: '# How long does paint dry?\n\nTwo days.\n',
      settings: { scores: 'external' },
    },
  });
  await ask('PUT', `/v1/homes/${HOME}`, { body: { members: HOMES.members } });
  await ask('POST', '/v1/rpc/complaint_rewrite_create_v1', { body: entry({ sender_message: THREAT }) });
  await vi.waitFor(async () => expect(await overview('attention=any')).toHaveLength(3), {
    timeout: 20_000,
    interval: 100,
  });
});
afterAll(() => ledger.close());

const ask: ServedLedger['api']['ask'] = (...given) => ledger.api.ask(...given);
const overview = async (query: string): Promise<OverviewItem[]> =>
  (await ask('GET', `/v1/overview?${query}`)).body.items;
const names = (items: readonly OverviewItem[]) => items.map(({ name }) => name);

describe('the overview', () => {
  it('names what each run worked on, newest first, and what it belongs to', async () => {
    const items = await overview('');
    expect(names(items)).toEqual([null, null, 'How long does paint dry?', 'Why our garden works']);
    expect(items.map(({ itemId }) => itemId === null)).toEqual([false, true, false, false]);
    expect(items.at(-1)?.itemId).toBe(thin);
  });

  it('says which runs need a person, and why', async () => {
    const items = await overview('attention=any');
    expect(items.map(({ attention }) => attention)).toEqual([
      'operator_flag',
      'waiting_for_scores',
      'needs_author_input',
    ]);
    expect(names(await overview('attention=waiting_for_scores'))).toEqual(['How long does paint dry?']);
    expect((await ask('GET', '/v1/overview?attention=nonsense')).status).toBe(400);
  });

  it('finds by a part of a title, an id or a reason, in capitals or not', async () => {
    expect(names(await overview('search=GARDEN'))).toEqual(['Why our garden works']);
    expect(names(await overview(`search=${thin}`))).toEqual(['Why our garden works']);
    expect(await overview('search=safety_threat')).toHaveLength(1);
    expect(await overview('search=%25')).toEqual([]);
    expect(names(await overview('pipeline=blog&status=open'))).toEqual(['How long does paint dry?']);
  });

  it('goes on where a page ended', async () => {
    const first = (await ask('GET', '/v1/overview?limit=3')).body;
    const second = (await ask('GET', `/v1/overview?limit=3&cursor=${first.nextCursor}`)).body;
    expect(names([...first.items, ...second.items])).toEqual(names(await overview('')));
    expect(second.nextCursor).toBeNull();
  });

  it('keeps words from those who may not read them, also in a search', async () => {
    const blind = { tenant: 'local', limit: 50, mayRead: { blog: false, research: false } };
    const { items } = await listOverview(ledger.engine.context, blind);
    expect(names(items)).toEqual([null, null, null, null]);
    const found = await listOverview(ledger.engine.context, { ...blind, search: 'garden' });
    expect(found.items).toEqual([]);
  });

  it('asks nobody any more once something newer ran for the same post', async () => {
    await ask('POST', `/v1/blogs/${thin}/versions?wait=30`, {
      body: { content: `${THIN}\nA further sentence.\n` },
    });
    const own = (await overview('pipeline=blog')).filter(({ itemId }) => itemId === thin);
    expect(own.map(({ attention }) => attention)).toEqual(['needs_author_input', null]);
  });
});
