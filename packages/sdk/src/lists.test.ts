import { describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { fakeFetch, json, problem, type Reply } from './testing/fake-fetch.ts';

function clientOf(...replies: readonly Reply[]) {
  const { fetch, sent } = fakeFetch(...replies);
  return { client: createClient({ baseUrl: 'http://palimpsest.test', fetch }), sent };
}

const page = (ids: readonly string[], nextCursor: string | null) =>
  json({ items: ids.map((runId) => ({ runId })), nextCursor });

async function idsOf(items: AsyncIterable<{ readonly runId: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { runId } of items) ids.push(runId);
  return ids;
}

describe('a whole list', () => {
  it('goes on from page to page with the same filter', async () => {
    const { client, sent } = clientOf(page(['a', 'b'], 'c1'), page([], 'c2'), page(['c'], null));
    expect(await idsOf(client.runs.listAll({ status: 'open', limit: 2 }))).toEqual(['a', 'b', 'c']);
    expect(sent.map(({ path }) => path)).toEqual([
      '/v1/runs?status=open&limit=2',
      '/v1/runs?status=open&limit=2&cursor=c1',
      '/v1/runs?status=open&limit=2&cursor=c2',
    ]);
  });

  it('asks for no page before it is wanted', async () => {
    const { client, sent } = clientOf(page(['a', 'b'], 'c1'));
    const runs = client.runs.listAll();
    expect(sent).toHaveLength(0);
    for await (const { runId } of runs) if (runId === 'b') break;
    expect(sent).toHaveLength(1);
  });

  it('begins where the caller was', async () => {
    const { client, sent } = clientOf(page(['z'], null));
    expect(await idsOf(client.runs.listAll({ cursor: 'c9' }))).toEqual(['z']);
    expect(sent[0]?.path).toBe('/v1/runs?cursor=c9');
  });

  it('does not go round in circles', async () => {
    const { client } = clientOf(page(['a'], 'c1'), page(['b'], 'c1'));
    expect(await idsOf(client.runs.listAll())).toEqual(['a', 'b']);
  });

  it('throws what a page throws', async () => {
    const { client } = clientOf(page(['a'], 'c1'), problem(400, 'request_invalid'));
    await expect(idsOf(client.runs.listAll())).rejects.toMatchObject({ status: 400 });
  });

  it('exists for every list that has pages', async () => {
    const { client, sent } = clientOf(...Array.from({ length: 11 }, () => () => page([], null)));
    const lists = [
      client.blogs.listAll(),
      client.documents.listAll(),
      client.messages.listAll(),
      client.homes.listAll(),
      client.research.listAll(),
      client.runs.listAll(),
      client.audit.listAllEvents(),
      client.keys.listAll(),
      client.webhooks.listAll(),
      client.webhooks.listAllDeliveries('w'),
      client.rules.wholeTable('blog/v1', 'verbs'),
    ];
    for (const list of lists) await list.next();
    expect(new Set(sent.map(({ path }) => path)).size).toBe(lists.length);
  });
});
