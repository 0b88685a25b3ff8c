import { describe, expect, it } from 'vitest';
import type { Change } from './edit.ts';
import { perform, withinLength } from './rewriter.ts';

const upper = (source: string): Change[] =>
  [...source.matchAll(/[a-z]/g)].map((match) => [
    { start: match.index, end: match.index + 1, text: match[0].toUpperCase() },
  ]);
const capitals = {
  id: 'capitals',
  propose: ({ document }: { document: { source: string } }) => upper(document.source),
};

describe('carrying out an operation', () => {
  it('makes all changes where nothing objects', () => {
    expect(perform(capitals, 'abcd', () => true)).toBe('ABCD');
  });

  it('makes more changes than a call takes arguments', () => {
    const long = 'ab '.repeat(100_000);
    expect(perform(capitals, long, () => true)).toBe(long.toUpperCase());
  });

  it('leaves out just the changes that are refused', () => {
    expect(perform(capitals, 'abcd', (draft) => !draft.includes('C'))).toBe('ABcD');
  });

  it('leaves the draft alone where everything is refused', () => {
    expect(perform(capitals, 'abcd', () => false)).toBe('abcd');
  });

  it('makes the first of several alternatives that is allowed', () => {
    const one = { ...capitals, id: 'one', oneOf: true } as const;
    expect(perform(one, 'abcd', (draft) => !draft.includes('A'))).toBe('aBcd');
  });

  it('undoes a change that leaves loose marks', () => {
    const cut = { id: 'cut', propose: () => [[{ start: 0, end: 2, text: '' }]] };
    expect(perform(cut, '**bold** word', () => true)).toBe('**bold** word');
  });
});

describe('the length of a rewrite', () => {
  const words = (count: number) => 'word '.repeat(count);

  it('may grow by less than a tenth', () => {
    expect(withinLength(words(100))(words(109))).toBe(true);
    expect(withinLength(words(100))(words(110))).toBe(false);
  });

  it('may always stay as it is', () => {
    expect(withinLength(words(3))(words(3))).toBe(true);
  });
});
