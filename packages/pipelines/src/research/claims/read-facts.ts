import type { Span } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';
import { contentTerms } from './content-terms.ts';
import { isFormer } from './former.ts';
import { isPolarWord, type Polarity } from './polarity.ts';
import { readValues } from './read-values.ts';
import type { Fact, FactValue } from './types.ts';
import { attributeOf } from './words/attributes.ts';
import { TEXTS } from './words/said.ts';
import { SCOPES } from './words/scopes.ts';

export const CLAUSE_BREAK =
  /;|,? (?:but|while|whereas|although|though|compared with|compared to|versus) |, and /giu;
export const STATUS_BEFORE = /\b(?:as of|since|from|effective|updated|until|by)(?: \p{L}{3,9})? ?$/iu;

interface Placed {
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

/** What a sentence states with a value, one fact a value. */
export function readFacts(text: string): Fact[] {
  const values = readValues(text);
  if (values.length === 0) return [];
  const words = wordsOf(text);
  const clauses = clausesOf(text);
  const plain = withoutValues(text, values);
  const facts = values.map((value) => {
    const clause = clauses.find((each) => value.span.start < each.end) ?? { start: 0, end: text.length };
    const inClause = values.filter((each) => each.span.start >= clause.start && each.span.start < clause.end);
    const alone = inClause.length === 1 && clauses.length === 1;
    const around = plain.slice(clause.start, clause.end);
    const attribute = nearestAttribute(value, words, clause, values);
    return {
      value,
      attributes: attribute === null ? [] : [attribute],
      scopes: scopesOf(value, words, clause, alone ? values : inClause, text),
      terms: contentTerms(around),
      former: isFormer(text, value),
    };
  });
  // "In 2019 it was 5%": the year says when, not what.
  const hasOther = facts.some((fact) => fact.value.dimension !== 'date');
  return facts.filter((fact) => !hasOther || fact.value.dimension !== 'date' || fact.attributes.length > 0);
}

/** The text with its values blanked out, so that a unit is not taken for a word two sentences share. */
function withoutValues(text: string, values: readonly FactValue[]): string {
  let plain = '';
  let end = 0;
  for (const { span } of values) {
    if (span.start < end) continue;
    plain += text.slice(end, span.start) + ' '.repeat(span.end - span.start);
    end = span.end;
  }
  return plain + text.slice(end);
}

/** A sentence without a value still points somewhere: that is a fact too, if it negates or has a direction. */
export function polarFact(text: string, polarity: Polarity): Fact {
  const sign = (polarity.negated ? -1 : 1) * (polarity.direction === 0 ? 1 : polarity.direction);
  const terms = wordsOf(text).filter((word) => !isPolarWord(word.lower));
  return {
    value: {
      dimension: 'polarity',
      amount: sign,
      text: sign > 0 ? 'yes' : 'no',
      approximate: false,
      span: { start: 0, end: text.length },
    },
    attributes: [],
    scopes: [...new Set(wordsOf(text).flatMap((word) => SCOPES.get(word.lower) ?? []))],
    terms: contentTerms(terms.map((word) => word.lower).join(' ')),
    former: false,
  };
}

const WORD = /\p{L}[\p{L}\p{M}'’-]{0,40}/gu;

const wordsOf = (text: string): Placed[] =>
  [...matches(text, WORD)].map((match) => ({
    lower: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

function clausesOf(text: string): Span[] {
  const found: Span[] = [];
  let start = 0;
  for (const match of matches(text, CLAUSE_BREAK)) {
    found.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  found.push({ start, end: text.length });
  // A clause without a value only leads into the next one.
  return found;
}

const RIGHT_BEHIND = 14;

/** "1,240 metres long" before "a length of 1,240 metres", and never past another value. */
function nearestAttribute(
  value: FactValue,
  words: readonly Placed[],
  clause: Span,
  values: readonly FactValue[],
): string | null {
  const isBetween = (from: number, to: number): boolean =>
    values.some((each) => each !== value && each.span.start >= from && each.span.end <= to);
  let best: string | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (word.start < clause.start || word.end > clause.end) continue;
    const attribute = attributeOf(word.lower, value.dimension);
    if (attribute === null) continue;
    const behind = word.start - value.span.end;
    if (behind >= 0 && behind <= RIGHT_BEHIND && !isBetween(value.span.end, word.start)) return attribute;
    const away = behind >= 0 ? behind * 2 : value.span.start - word.end;
    const between =
      behind >= 0 ? isBetween(value.span.end, word.start) : isBetween(word.end, value.span.start);
    if (away < 0 || (between && behind >= 0) || away >= distance) continue;
    best = attribute;
    distance = away;
  }
  return best;
}

function scopesOf(
  value: FactValue,
  words: readonly Placed[],
  clause: Span,
  values: readonly FactValue[],
  text: string,
): string[] {
  const found = new Set<string>();
  for (const word of words) {
    const scope = SCOPES.get(word.lower);
    if (scope !== undefined && word.start >= clause.start && word.end <= clause.end) found.add(scope);
  }
  if (value.dimension !== 'date') {
    for (const each of values) {
      if (each.dimension === 'date' && isScopeYear(text, each)) found.add(`year/${each.text.slice(0, 4)}`);
    }
  }
  return [...found];
}

/** "in 2019" narrows, "as of 2019", "(2019)" and "the 2019 report" only date the telling. */
function isScopeYear(text: string, year: FactValue): boolean {
  if (!/^\d{4}/u.test(year.text)) return false;
  const before = text.slice(Math.max(0, year.span.start - 30), year.span.start);
  if (STATUS_BEFORE.test(before) || before.endsWith('(')) return false;
  const next = /^\W{1,3}(\p{L}+)/u.exec(text.slice(year.span.end, year.span.end + 30))?.[1]?.toLowerCase();
  return !TEXTS.has(next ?? '');
}
