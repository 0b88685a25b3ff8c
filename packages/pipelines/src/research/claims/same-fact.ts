import { isComparable } from './compare-values.ts';
import { contentTerm, contentTerms } from './content-terms.ts';
import { isSameName } from './same-name.ts';
import type { Fact, Statement } from './types.ts';

const OVERLAP = 0.5;
const OVERLAP_WHEN_ANCHORED = 0.3;
const OVERLAP_WITHOUT_VALUE = 0.6;
const RELEVANCE_GAP = 0.15;
/** Both take up this much of the question, so the question itself says that they speak of one thing. */
const ANCHORED = 0.55;
/** Where no name says what a sentence is about, nearly all of the question must. */
const ANCHORED_WITHOUT_NAME = 0.8;

/** Whether two sentences speak of the same fact, whatever value they give for it. */
export function isSameFact(a: Statement, fact: Fact, b: Statement, other: Fact): boolean {
  if (!isComparable(fact, other)) return false;
  if (attributesDiffer(fact, other) || scopesDiffer(fact, other) || namesDiffer(a.names, b.names))
    return false;
  const least = a.names.length > 0 && b.names.length > 0 ? ANCHORED : ANCHORED_WITHOUT_NAME;
  const anchored = a.relevance >= least && b.relevance >= least;
  const named = new Set([...nameTerms(a), ...nameTerms(b)]);
  const shared = sharedTerms(fact, other, named);
  if (fact.value.dimension === 'polarity') {
    const near = a.relevance >= ANCHORED && b.relevance >= ANCHORED;
    const wanted = least === ANCHORED ? OVERLAP_WITHOUT_VALUE : 1;
    return near && shared.count >= (named.size > 0 ? 1 : 2) && shared.share >= wanted;
  }
  if (isSubstitution(a, b, shared)) return false;
  const sameAttribute = fact.attributes.length > 0 && other.attributes.length > 0;
  if (anchored && (sameAttribute || isOneOfAKind(fact.value.dimension))) return true;
  if (anchored && shared.count >= 1) return shared.share >= OVERLAP_WHEN_ANCHORED;
  if (a.names.length === 0 || b.names.length === 0) return isWithinTheOther(a, b, shared);
  if (sameAttribute && sharesName(a.names, b.names)) return true;
  return shared.count >= (named.size > 0 ? 1 : 2) && shared.share >= OVERLAP;
}

/**
 * "Wind provides 44%" and "Solar provides 21%": word for word the same but for what they begin with, and only one of
 * the two sentences is quite what was asked.
 */
function isSubstitution(a: Statement, b: Statement, shared: Shared): boolean {
  if (Math.abs(a.relevance - b.relevance) < RELEVANCE_GAP || shared.words < 2) return false;
  if (shared.onlyFirst !== 1 || shared.onlySecond !== 1) return false;
  const [one, two] = [subjectOf(a.text), subjectOf(b.text)];
  return one !== null && two !== null && one !== two && a.terms.includes(one) && b.terms.includes(two);
}

const subjectOf = (text: string): string | null =>
  contentTerm(/^(?:(?:the|an?) )?(\p{L}{2,30})/iu.exec(text)?.[1]?.toLowerCase() ?? '');

const NAME_TERMS = new WeakMap<Statement, readonly string[]>();

/** The words of the names and the nouns with them: two sentences about one thing share them whatever they say of it. */
function nameTerms(statement: Statement): readonly string[] {
  const known = NAME_TERMS.get(statement);
  if (known !== undefined) return known;
  const terms = [...statement.names.flatMap((name) => contentTerms(name)), ...statement.heads];
  NAME_TERMS.set(statement, terms);
  return terms;
}

/** A thing has one area and one mass, and what is asked for is the one that is meant. */
export const ONE_OF_A_KIND = new Set([
  'area',
  'mass',
  'power',
  'volume',
  'temperature',
  'speed',
  'frequency',
  'pressure',
]);
const isOneOfAKind = (dimension: string): boolean => ONE_OF_A_KIND.has(dimension.split('/')[0] ?? '');

/**
 * "Coffee lowers the risk" and "Tea lowers the risk" share most words and differ in the one that counts. Without a name
 * to go by, one of the two must say nothing that the other does not.
 */
function isWithinTheOther(a: Statement, b: Statement, shared: Shared): boolean {
  if (a.names.length + b.names.length > 0) return false;
  return shared.count >= 2 && shared.share === 1;
}

function attributesDiffer(a: Fact, b: Fact): boolean {
  if (a.attributes.length === 0 || b.attributes.length === 0) return false;
  return !a.attributes.some((each) => b.attributes.includes(each));
}

/** `season/winter` against `season/summer`; a scope that only one names does not part them. */
function scopesDiffer(a: Fact, b: Fact): boolean {
  return a.scopes.some((scope) => {
    const [kind = ''] = scope.split('/');
    const others = b.scopes.filter((each) => each.startsWith(`${kind}/`));
    return others.length > 0 && !others.includes(scope);
  });
}

const sharesName = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((name) => b.some((other) => isSameName(name, other)));

/** Each speaks first of something the other does not mention at all. */
function namesDiffer(a: readonly string[], b: readonly string[]): boolean {
  const [first] = a;
  const [other] = b;
  if (first === undefined || other === undefined) return false;
  if (!sharesName(a, b)) return true;
  const firstIsShared = b.some((name) => isSameName(name, first));
  const otherIsShared = a.some((name) => isSameName(name, other));
  return !firstIsShared && !otherIsShared;
}

interface Shared {
  readonly count: number;
  /** Of the shorter one. */
  readonly share: number;
  readonly words: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
}

function sharedTerms(fact: Fact, other: Fact, named: ReadonlySet<string>): Shared {
  const own = fact.terms.filter((term) => !named.has(term));
  const others = new Set(other.terms.filter((term) => !named.has(term)));
  // Two counts of the same kind of thing have that kind in common.
  const counted = fact.value.dimension.startsWith('count ') ? 1 : 0;
  const both = own.filter((term) => others.has(term)).length;
  const count = both + counted;
  return {
    count,
    share: count / Math.max(1, Math.min(own.length, others.size) + counted),
    words: both,
    onlyFirst: own.length - both,
    onlySecond: others.size - both,
  };
}
