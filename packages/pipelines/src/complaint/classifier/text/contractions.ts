import type { Token } from './tokens.ts';

/** Pairs of words (or one word) and the one or two words they are read as. */
export type Contractions = ReadonlyMap<string, string>;

/** Reads a page of lines `do not = dont`; the left side is one or two words, the right side may be empty. */
export function contractions(page: string): Contractions {
  return new Map(
    page
      .split('\n')
      .flatMap((line) => line.split(','))
      .map((entry) => entry.split('='))
      .flatMap(([from, to]) =>
        from === undefined || to === undefined ? [] : [[from.trim(), to.trim()] as const],
      ),
  );
}

/** So that a phrase is listed in one spelling: `do not`, `don't` and `dont` are one word. */
export function contract(tokens: readonly Token[], table: Contractions): readonly Token[] {
  if (table.size === 0) return tokens;
  const read: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    const next = tokens[i + 1];
    if (token === undefined) continue;
    const pair =
      next?.sentence === token.sentence && !next.opens ? table.get(`${token.text} ${next.text}`) : undefined;
    const to = pair ?? table.get(token.text);
    if (pair !== undefined) i += 1;
    if (to === undefined) read.push(token);
    else
      for (const [n, text] of to
        .split(' ')
        .filter((word) => word !== '')
        .entries())
        read.push({ ...token, text, opens: token.opens && n === 0 });
  }
  return read;
}
