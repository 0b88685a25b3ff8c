import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { chainEvents, EMPTY_HEAD } from '../ledger/chain.ts';
import { fromHex, toHex } from '../ledger/hex.ts';
import { appendLeaf, emptyFrontier, frontierRoot } from '../merkle/frontier.ts';
import { leafHash } from '../merkle/tree-hash.ts';
import { fakeRenderer } from './fake-renderer.ts';
import { playRun } from './play-run.ts';
import { polishPipeline } from './polish-pipeline.ts';

const hasher = { sha256: (data: Uint8Array | string) => createHash('sha256').update(data).digest() };
const folder = new URL('./cases/polish/', import.meta.url);

/** Every byte that a run leaves behind, as it would be hashed. Committed, so every version of Node must give the same. */
async function ledgerOfRun(text: string): Promise<string> {
  const renderer = fakeRenderer([{ when: 'Shorten', answer: (request) => request.prompt.slice(0, 70) }]);
  const { events } = await playRun(polishPipeline(), { input: { width: 2 }, texts: { text }, renderer });
  const chained = chainEvents({
    hasher,
    head: EMPTY_HEAD,
    drafts: events.map(({ texts, ...event }, i) => ({
      ...event,
      tenant: 'golden',
      stream: 'run/golden',
      streamVersion: i + 1,
      payload: { ...event.payload, words: texts as never },
      texts: {},
    })),
  });
  let tree = emptyFrontier;
  for (const { hash } of chained) tree = appendLeaf(tree, leafHash(fromHex(hash), hasher), hasher);
  return `${[...chained.map(({ body, hash }) => `${hash} ${body}`), `root ${toHex(frontierRoot(tree, hasher))}`].join('\n')}\n`;
}

describe('the golden run', () => {
  it('leaves the same bytes on every machine and every version of Node', async () => {
    const text = await readFile(new URL('input.txt', folder), 'utf8');
    const ledger = await ledgerOfRun(text);
    const expected = new URL('expected.txt', folder);
    if (process.env.UPDATE_GOLDEN === '1') await writeFile(expected, ledger);
    expect(ledger).toBe(await readFile(expected, 'utf8'));
  });
});
