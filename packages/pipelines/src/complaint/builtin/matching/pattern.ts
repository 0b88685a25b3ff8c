import { foldWord } from './fold.ts';

/**
 * Lexicon patterns, one text per concept, parted by commas. A pattern is a run of words: `word`, `stem*` (any ending),
 * `a|b` (either word), `..` (up to four words between), `?` (the end of a question); `x y/z` gives two runs for one.
 * Conditions may follow:
 * `& x|y z` (one of these runs in the same sentence), `&& x|y z` (anywhere in the message), `& !x|y z` (none in the
 * sentence).
 */
export interface Pattern {
  /** The words one of which some word of the sentence is if the run is in it; empty where any word may begin it. */
  readonly starts: readonly Lexeme[];
  readonly run: RegExp;
  readonly near: readonly RegExp[];
  readonly anywhere: readonly RegExp[];
  readonly refused: readonly RegExp[];
}

export interface Lexeme {
  readonly stem: string;
  readonly open: boolean;
}

const GAP = '(?: [^ ]+){0,4}';

export function parsePatterns(text: string): Pattern[] {
  return pieces(text, ',').map(parsePattern);
}

/** The words the patterns are made of: what a misspelt word may be meant for. */
export function lexemesOf(text: string): Lexeme[] {
  return text
    .split(/[\s,&!|?/]+/)
    .filter((word) => word !== '' && word !== '..')
    .flatMap((word) => spellings(word))
    .map(toLexeme);
}

/** Most patterns of a list are never tried: their expressions are made when they are. */
function parsePattern(text: string): Pattern {
  const [local = '', ...anywhere] = pieces(text, '&&');
  const [run = '', ...conditions] = pieces(local, '&');
  const refused = conditions.filter((part) => part.startsWith('!')).map((part) => part.slice(1));
  const near = conditions.filter((part) => !part.startsWith('!'));
  const made: { run?: RegExp; near?: RegExp[]; anywhere?: RegExp[]; refused?: RegExp[] } = {};
  const each = (parts: readonly string[]): RegExp[] => parts.map((part) => toRegExp(part.split('|')));
  return {
    starts: startsOf(run.split('/')),
    get run() {
      made.run ??= toRegExp(run.split('/'));
      return made.run;
    },
    get near() {
      made.near ??= each(near);
      return made.near;
    },
    get anywhere() {
      made.anywhere ??= each(anywhere);
      return made.anywhere;
    },
    get refused() {
      made.refused ??= each(refused);
      return made.refused;
    },
  };
}

function startsOf(runs: readonly string[]): Lexeme[] {
  const first = runs.flatMap((run) => (run.trim().split(/\s+/)[0] ?? '..').split('|'));
  if (first.some((word) => word === '..' || word === '?')) return [];
  const starts = first.flatMap(spellings).map(toLexeme);
  return starts.some(({ stem }) => stem === '') ? [] : starts;
}

function toLexeme(word: string): Lexeme {
  return { stem: word.replace('*', ''), open: word.endsWith('*') };
}

function pieces(text: string, by: string): string[] {
  return text
    .split(by)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** Many patterns share their conditions: each is made once. */
const expressions = new Map<string, RegExp>();

/** Sentences are matched as ` word word word `, so that every word has a space on both sides. */
function toRegExp(runs: readonly string[]): RegExp {
  const source = `(?:${runs.map(runSource).join('|')})(?= )`;
  const known = expressions.get(source) ?? new RegExp(source);
  expressions.set(source, known);
  return known;
}

function runSource(run: string): string {
  return run
    .trim()
    .split(/\s+/)
    .map((word) =>
      word === '..' ? GAP : ` (?:${word.split('|').flatMap(spellings).map(wordSource).join('|')})`,
    )
    .join('');
}

function wordSource(word: string): string {
  if (word === '?') return '\\?';
  return word.endsWith('*') ? `${word.slice(0, -1)}[^ ]*` : word;
}

/** German vowels with dots are also typed with an e behind them. */
function spellings(word: string): string[] {
  const folded = foldWord(word).replaceAll("'", '');
  if (!/[äöü]/.test(word)) return [folded];
  return [folded, foldWord(word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))];
}
