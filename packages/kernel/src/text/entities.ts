import type { Span } from '@palimpsest/contracts';
import { LEADING_ABBREVIATIONS } from './abbreviations.ts';
import { entityKey } from './entities/key.ts';
import { CALENDAR, NEVER, OPENERS } from './entities/openers.ts';
import { type TitleKind, titleTokens } from './entities/titles.ts';
import { isAcronym, isCamel, isCapitalised, type Token, tokens } from './entities/tokens.ts';
import { isStopWord } from './stop-words.ts';

export interface Entity {
  /** Normalised for comparison: see `entityMatches`. */
  readonly key: string;
  readonly text: string;
  readonly span: Span;
  readonly acronym: boolean;
}

export interface EntityOptions {
  /** Keys of names known from elsewhere: at the beginning of a sentence or in a title they count as names too. */
  readonly known?: Iterable<string>;
}

/**
 * Names of people, places, bodies and products by their capitals. A capital that only begins a sentence or belongs to
 * a title-case heading does not make a name, unless the same word has a capital in the middle of a sentence.
 * @example entities('We met Ada Lovelace at NASA.').map((each) => each.key) // ['ada lovelace', 'nasa']
 */
export function entities(text: string, options: EntityOptions = {}): Entity[] {
  const lines = markPlaces(text, tokens(text));
  const evidence = gather(lines, options.known ?? []);
  const found: Entity[] = [];
  let run: Placed[] = [];
  const flush = (): void => {
    const entity = toEntity(text, trimmed(run, evidence));
    if (entity !== null) found.push(entity);
    run = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const token = lines[at];
    if (token === undefined) break;
    if (run.length > 0 && !continues(lines, at, run, evidence)) flush();
    if (run.length === 0 ? isNameWord(token, evidence) : true) run.push(token);
  }
  flush();
  return found;
}

interface Placed extends Token {
  /** The capital may be due to the place: first in a sentence, in quotes, in a line. */
  readonly initial: boolean;
  /** Its line is a title, so capitals say nothing. */
  readonly title: TitleKind | null;
}

// After these the next word begins something: a sentence, a quotation, a list item, a table cell.
export const BEGINS =
  /[.!?…:;]["'”’)\]*_]*\s|[.!?…]["”’]|["“‘([{|*_>#•–—]\s*$|\n\s*\n|^\s*[-*+]\s|\n\s*(?:[-*+#>|]|\d{1,3}[.)])/u;

function markPlaces(text: string, list: readonly Token[]): Placed[] {
  const titles = titleTokens(text, list);
  return list.map((token, at) => ({
    text: token.text,
    lower: token.lower,
    start: token.start,
    end: token.end,
    gap: token.gap,
    initial: at === 0 || (token.gap !== ' ' && begins(list[at - 1], token.gap)),
    title: titles.get(at) ?? null,
  }));
}

function begins(before: Token | undefined, gap: string): boolean {
  const word = before?.text ?? '';
  // "Mr. Lee", "J. Smith": the dot belongs to the word before it.
  if (gap === '. ' && (LEADING_ABBREVIATIONS.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word))) return false;
  return BEGINS.test(gap) || (/^\d+$/u.test(word) && /^[.)]\s/u.test(gap));
}

interface Evidence {
  /** Lower-case words that had a capital where the place does not ask for one. */
  readonly names: ReadonlySet<string>;
  /** Words that also occur without a capital. */
  readonly common: ReadonlySet<string>;
}

function gather(list: readonly Placed[], known: Iterable<string>): Evidence {
  const names = new Set<string>();
  const common = new Set<string>();
  for (const key of known) for (const part of key.split(' ')) if (!isStopWord(part)) names.add(part);
  for (const token of list) {
    if (!isCapitalised(token.text)) common.add(token.lower);
    else if (!token.initial && token.title === null)
      for (const part of token.lower.split(/[-‐‑]/u)) names.add(part);
  }
  return { names, common };
}

function isNameWord(token: Placed, evidence: Evidence): boolean {
  const { text, lower } = token;
  if (NEVER.has(lower) || CALENDAR.has(lower)) return false;
  if (isCamel(text)) return true;
  if (isAcronym(text)) return token.title !== 'shouted' || (evidence.names.has(lower) && !isStopWord(lower));
  if (!isCapitalised(text) || text.length < 2) return false;
  if (token.title !== null)
    return evidence.names.has(lower) && !evidence.common.has(lower) && !isStopWord(lower);
  if (token.initial) return !isStopWord(lower);
  return !isStopWord(lower) || text.length > 4;
}

export const JOINERS = new Set(['of', 'for', 'the', 'de', 'del', 'van', 'von', 'der', 'la']);

/** A name goes on through spaces, an ampersand, and "of" or "for" between two capitals. */
function continues(list: readonly Placed[], at: number, run: readonly Placed[], evidence: Evidence): boolean {
  const token = list[at];
  if (
    token === undefined ||
    !/^(?: | & |\n)$/u.test(token.gap.replace(/^\. (?=$)/u, isInitial(run) ? ' ' : '.'))
  )
    return false;
  if (JOINERS.has(token.lower) && token.text === token.lower) return nextCapital(list, at);
  if (NEVER.has(token.lower) || CALENDAR.has(token.lower)) return false;
  if (token.title !== null) return isNameWord(token, evidence);
  return isCapitalised(token.text) || isCamel(token.text) || (isAcronym(token.text) && !token.initial);
}

const isInitial = (run: readonly Placed[]): boolean => (run[run.length - 1]?.text.length ?? 0) === 1;

function nextCapital(list: readonly Placed[], at: number): boolean {
  for (let next = at + 1; next <= at + 2; next += 1) {
    const token = list[next];
    if (token === undefined || !/^[ \n]$/u.test(token.gap)) return false;
    if (isCapitalised(token.text)) return !isStopWord(token.lower);
    if (!JOINERS.has(token.lower)) return false;
  }
  return false;
}

/** Drops what merely begins the sentence from the front of a run: "Using GitHub" is "GitHub". */
function trimmed(run: readonly Placed[], evidence: Evidence): readonly Placed[] {
  let from = 0;
  for (; from < run.length; from += 1) {
    const token = run[from];
    if (token === undefined || !isOpener(token, run[from + 1], evidence)) break;
  }
  let to = run.length;
  while (to > from && JOINERS.has(run[to - 1]?.text ?? '')) to -= 1;
  return run.slice(from, to);
}

function isOpener(token: Placed, next: Placed | undefined, evidence: Evidence): boolean {
  if (JOINERS.has(token.text)) return true;
  if (isStopWord(token.lower) && !isAcronym(token.text)) return true;
  if (!token.initial && token.title === null) return false;
  if (isCamel(token.text) || isAcronym(token.text)) return false;
  if (evidence.names.has(token.lower) && !evidence.common.has(token.lower)) return false;
  if (next === undefined || JOINERS.has(next.text) || token.title !== null) return true;
  return OPENERS.has(token.lower) || evidence.common.has(token.lower) || /(?:ing|ly|ed)$/u.test(token.lower);
}

function toEntity(text: string, run: readonly Placed[]): Entity | null {
  const first = run[0];
  // A label or a word set off by its capital: "choose Next", "click Update".
  if (run.length === 1 && first !== undefined && OPENERS.has(first.lower) && !isAcronym(first.text))
    return null;
  const last = run[run.length - 1];
  if (first === undefined || last === undefined) return null;
  const span = { start: first.start, end: last.end };
  const written = text.slice(span.start, span.end);
  const key = entityKey(written);
  if (key === '') return null;
  return { key, text: written, span, acronym: run.length === 1 && isAcronym(first.text) };
}
