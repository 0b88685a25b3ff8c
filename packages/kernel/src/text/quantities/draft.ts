import type { Lexeme } from './lexemes.ts';
import type { QuantityKind } from './quantity.ts';

/** A quantity being read: `from` and `next` are its first lexeme and the one behind it. */
export interface Draft {
  kind: QuantityKind;
  value: string;
  unit: string | null;
  written: 'digits' | 'words';
  from: number;
  next: number;
  /** A plain decimal that a scale, a unit or a currency may still turn into something else. */
  plain: boolean;
  /** Power of ten that a word behind it gave ("million"), for ranges that share it. */
  scale: number;
}

export const draft = (
  kind: QuantityKind,
  value: string,
  from: number,
  next: number,
  written: Draft['written'] = 'digits',
): Draft => ({ kind, value, unit: null, written, from, next, plain: false, scale: 0 });

export const plainNumber = (value: string, from: number, next: number, written: Draft['written']): Draft => ({
  ...draft('number', value, from, next, written),
  plain: true,
});

export type Lexemes = readonly Lexeme[];

export const isWord = (lexeme: Lexeme | undefined): lexeme is Lexeme => lexeme?.kind === 'word';
export const isSymbol = (lexeme: Lexeme | undefined, symbols: string): boolean =>
  lexeme?.kind === 'symbol' && symbols.includes(lexeme.text);
export const isHyphen = (lexeme: Lexeme | undefined): boolean => isSymbol(lexeme, '-‐‑–');
/** A hyphen with nothing but letters or digits on both sides. */
export const isJoin = (lex: Lexemes, at: number): boolean =>
  isHyphen(lex[at]) && lex[at]?.spaced === false && lex[at + 1]?.spaced === false;
/** "mid-", "twenty-": the index of what the hyphen joins, or the same index when there is no hyphen. */
export const pastJoin = (lex: Lexemes, at: number): number => (isJoin(lex, at) ? at + 1 : at);
