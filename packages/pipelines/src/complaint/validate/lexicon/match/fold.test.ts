import { describe, expect, it, vi } from 'vitest';

/** Characters once read are remembered; here nothing is. */
async function folded(text: string) {
  vi.resetModules();
  const { fold } = await import('./fold.ts');
  return fold(text);
}

describe('a text as a reader takes it in', () => {
  it.each([
    ['capitals', 'AZ az', 'az az'],
    ['what lies beside the capitals', '@[{0', '@[{0'],
    ['tabs and line ends', 'a\tb\nc\rd', 'a b c d'],
    ['other control characters', 'a\u000bb', 'a\u000bb'],
    ['grave accents that stand for an apostrophe', 'don`t', "don't"],
    ['curly apostrophes and quotes', '‘a’ “b” «c»', `'a' "b" "c"`],
    ['dashes', 'a–b—c', 'a-b-c'],
    ['ligatures and letters with a stroke', 'ß œ æ ø ł', 'ss oe ae o l'],
    ['capital ligatures', 'Œ Æ Ø', 'oe ae o'],
    ['accents', 'é Ü ñ ç', 'e u n c'],
    ['accents that stand behind their letter', 'e\u0301', 'e'],
    ['invisible characters', 'a\u200bb\u00adc', 'abc'],
    ['letters of other scripts that look Latin', 'асе', 'ace'],
    ['capitals of other scripts that look Latin', 'АСЕ', 'ace'],
    ['wide letters', 'ＡＢｃ', 'abc'],
    ['mathematical letters', '𝐀𝐛', 'ab'],
    ['wide blanks', 'a\u3000b\u00a0c', 'a b c'],
    ['ligatures of typesetting', 'ﬁne', 'fine'],
    ['signs that would unfold into a whole text', 'ﷺ', 'ﷺ'],
    ['letters of scripts that look like nothing Latin', '中', '中'],
    ['nothing', '', ''],
  ])('%s', async (_what, text, expected) => {
    expect((await folded(text)).text).toBe(expected);
  });

  it('leads back into the source, for every unit and for its end', async () => {
    const { text, offsets } = await folded('😀ß\u200bé!');
    expect(text).toBe('😀sse!');
    expect([...offsets]).toEqual([0, 0, 2, 2, 4, 5, 6]);
    expect([...(await folded('')).offsets]).toEqual([0]);
  });

  it('reads a character the second time as the first', async () => {
    expect((await folded('é é ß ß')).text).toBe('e e ss ss');
  });
});
