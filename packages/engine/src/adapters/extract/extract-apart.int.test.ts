import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { extractApart as ExtractApart } from './extract-apart.ts';
import { makeDocx } from './testing/make-docx.ts';
import { makePdf } from './testing/make-pdf.ts';

/** Threads run from the build: no thread can load the sources. */
const BUILT = fileURLToPath(new URL('../../../dist/adapters/extract/extract-apart.js', import.meta.url));

let extractApart: typeof ExtractApart;

beforeAll(async () => {
  ({ extractApart } = (await import(pathToFileURL(BUILT).href)) as { extractApart: typeof ExtractApart });
});

const html = (body: string) => ({
  bytes: Buffer.from(body),
  format: 'html' as const,
  address: 'corpus:a.html',
});
const GOOD = html('<article><p>The tidal range of the estuary is four metres.</p></article>');
/** Long enough to be seen working on; nested so that it is no matter of size. */
const SLOW = html(`${'<div>'.repeat(450)}${'<p>Words, and more words, and more.</p>'.repeat(3_000)}`);

describe('a document read in a thread of its own', () => {
  it('is read like anywhere else', async () => {
    expect(await extractApart(GOOD)).toMatchObject({
      kind: 'extracted',
      document: { passages: [{ ref: '¶ 1' }] },
    });
    const pdf = { bytes: makePdf([['Words.']]), format: 'pdf' as const, address: 'corpus:a.pdf' };
    expect(await extractApart(pdf)).toMatchObject({
      document: { passages: [{ ref: 'p. 1', text: 'Words.' }] },
    });
    const docx = { bytes: makeDocx([{ text: 'Words.' }]), format: 'docx' as const, address: 'corpus:a.docx' };
    expect(await extractApart(docx)).toMatchObject({
      document: { passages: [{ ref: '¶ 1', text: 'Words.' }] },
    });
  });

  it('is given up when it takes too long, and the next one is read', async () => {
    expect(await extractApart(SLOW, { maxMs: 50 })).toMatchObject({ kind: 'unreadable', reason: 'too_slow' });
    expect(await extractApart(GOOD)).toMatchObject({ kind: 'extracted' });
  });

  it('holds nobody else up', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    await extractApart(SLOW, { maxMs: 500 });
    clearInterval(timer);
    // On the spot, no timer could have fired at all.
    expect(ticks).toBeGreaterThan(3);
  });

  it('waits for those before it', async () => {
    const all = await Promise.all([
      extractApart(GOOD),
      extractApart(GOOD),
      extractApart(SLOW, { maxMs: 50 }),
      extractApart(GOOD),
    ]);
    expect(all.map(({ kind }) => kind)).toEqual(['extracted', 'extracted', 'unreadable', 'extracted']);
  });
});
