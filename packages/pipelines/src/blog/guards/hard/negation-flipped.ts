import type { Span } from '@palimpsest/contracts';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { deniedClauses, hasMovedDenial } from '../moved-denial.ts';
import { type Polarity, type PolarityReader, polarityReader } from '../polarity.ts';
import type { ReadSentence, Stemmer } from '../read-text.ts';
import type { Rewrite } from '../rewrite.ts';
import { exchangedWords } from '../told-apart.ts';
import { wordChanges } from '../word-changes.ts';
import { DEMANDING, EXCEPTING, isNegator, OPPOSITES, RESTRICTING } from '../words/negators.ts';
import { OPPOSITES_IN_PLACE } from '../words/opposites-in-place.ts';

/** A sentence is not split into more parts than this. */
const MOST_PARTS = 16;
const MOST_REPLACED = 2;
/** Longer sentences are not searched for words that restrict. */
const MOST_WORDS = 240;

export const negationFlipped: BlogGuard = {
  id: 'negation-flipped',
  severity: 'hard',
  summary: 'What the original denies is denied, and what it states is stated.',
  why: 'One "not" more or less leaves every name and number in place and turns the claim round.',
  check: (rewrite) => {
    const { parent, child, alignment, stemOf } = rewrite;
    const read = polarityReader(stemOf);
    const opposites = OPPOSITES.map(([a, b]): [string, string] => [stemOf(a), stemOf(b)]);
    const spans: Span[] = [];
    for (const [at, sentence] of child.sentences.entries()) {
      const from = alignment.origins[at] ?? [];
      if (alignment.verbatim[at] || from.length === 0) continue;
      const origins = from.map((origin) => parent.sentences[origin] as ReadSentence);
      const others = siblings(at, from, rewrite);
      const flipped =
        others.length === 0 && origins.length === 1
          ? isFlippedAlone(sentence, origins[0] as ReadSentence, read)
          : null;
      if (
        origins.some(
          (origin) =>
            isTurnedInPlace(origin, sentence, read) ||
            hasMovedDenial(origin, sentence, stemOf) ||
            statesDeniedClause(origin, sentence, read, stemOf),
        )
      ) {
        spans.push(sentence.passage.toSource(sentence.span));
        continue;
      }
      if (flipped ?? isFlipped(sentence, origins, others.map(read), read, opposites))
        spans.push(sentence.passage.toSource(sentence.span));
    }
    return problemAt('A sentence denies what the original states, or states what it denies.', spans);
  },
};

/** One word gave way to its opposite, or two opposites changed places, and nothing else differs. */
function isTurnedInPlace(origin: ReadSentence, sentence: ReadSentence, read: PolarityReader): boolean {
  const exchanged = exchangedWords(origin, sentence);
  if (exchanged !== null) return areOpposite(...exchanged);
  const changes = wordChanges(origin, sentence);
  if (changes === null || read(origin).denials !== read(sentence).denials) return false;
  return changes.some(
    ({ before, after }) =>
      before.length <= MOST_REPLACED &&
      after.length <= MOST_REPLACED &&
      before.some((was) => after.some((now) => areOpposite(was.lower, now.lower))),
  );
}

function areOpposite(a: string, b: string): boolean {
  return OPPOSITES_IN_PLACE.some(
    ([left, right]) => (left.has(a) && right.has(b)) || (left.has(b) && right.has(a)),
  );
}

/** Fewer content words are soon said again in another clause. */
const LEAST_CLAUSE = 2;

/** A clause that the original denies stands in a sentence that denies nothing in any way. */
function statesDeniedClause(
  origin: ReadSentence,
  sentence: ReadSentence,
  read: PolarityReader,
  stemOf: Stemmer,
): boolean {
  const now = read(sentence);
  if (now.denials + now.halves + now.prefixed.length > 0) return false;
  if (sentence.words.some(({ lower }) => RESTRICTING.has(lower) || DEMANDING.has(lower))) return false;
  return deniedClauses(origin, stemOf).some(
    (clause) => clause.size >= LEAST_CLAUSE && [...clause].every((stem) => sentence.stems.has(stem)),
  );
}

/** The other parts of the sentences this one comes from: a denial may have gone with them. */
function siblings(at: number, from: readonly number[], { alignment, child }: Rewrite): ReadSentence[] {
  const parts = from.flatMap((origin) => (alignment.counterparts[origin] ?? []).slice(0, MOST_PARTS));
  const others = new Set(parts);
  others.delete(at);
  return [...others].slice(0, MOST_PARTS).map((other) => child.sentences[other] as ReadSentence);
}

/** Of two sentences that differ in hardly anything else the denials can be counted. Null when they differ in more. */
function isFlippedAlone(sentence: ReadSentence, origin: ReadSentence, read: PolarityReader): boolean | null {
  if (sentence.frame === origin.frame) return negatorsIn(sentence) !== negatorsIn(origin);
  const now = read(sentence);
  const before = read(origin);
  if (mayDenyAlike(now, before) || !sameContent(sentence, origin)) return null;
  if (isRestated(0, sentence, [origin], read)) return null;
  return !hasPrefixPair(now, before);
}

/** As often, where "neither ... nor" may be one denial or two, and "lack" one or none. */
function mayDenyAlike(a: Polarity, b: Polarity): boolean {
  return a.denials - a.continued <= b.denials + b.halves && b.denials - b.continued <= a.denials + a.halves;
}

function isFlipped(
  sentence: ReadSentence,
  from: readonly ReadSentence[],
  others: readonly Polarity[],
  read: PolarityReader,
  opposites: readonly [string, string][],
): boolean {
  const now = read(sentence);
  const origins = from.map(read);
  const was = (side: 'denied' | 'stated', stem: string) => origins.some((each) => each[side].has(stem));
  const elsewhere = (stem: string) => others.some((each) => each.denied.has(stem) || each.stated.has(stem));
  const turned = [
    ...only(now.stated, now.denied)
      .filter((stem) => was('denied', stem) && !was('stated', stem))
      .filter((stem) => !origins.some((before) => deniesBehind(stem, before, now))),
    ...only(now.denied, now.stated)
      .filter((stem) => was('stated', stem) && !was('denied', stem))
      .filter((stem) => !origins.some((before) => deniesBehind(stem, now, before))),
  ].filter((stem) => !elsewhere(stem));
  if (
    turned.length > 0 &&
    !isRaised(turned, now, origins) &&
    !isRestated(turned.length, sentence, from, read)
  )
    return true;
  if (denialsOf(origins) !== now.denials) return false;
  return origins.some((before) => hasPrefixPair(now, before) || hasOpposite(now, before, opposites));
}

type Stems = ReadonlySet<string> | ReadonlyMap<string, unknown>;

function only(stems: Stems, not: Stems): string[] {
  return [...stems.keys()].filter((stem) => !not.has(stem));
}

function denialsOf(sentences: readonly Polarity[]): number {
  return sentences.reduce((sum, each) => sum + each.denials, 0);
}

/** "We do not charge a fee" and "we charge no fee": the denial of a deed became one of a thing, or the other way. */
function deniesBehind(stem: string, inFront: Polarity, behind: Polarity): boolean {
  const kind = inFront.denied.get(stem);
  const other = behind.trailed.get(stem);
  return kind !== undefined && other !== undefined && kind !== other;
}

/** "We do not think it works" and "we think it does not work" say the same. */
function isRaised(turned: readonly string[], now: Polarity, origins: readonly Polarity[]): boolean {
  return denialsOf(origins) === now.denials && turned.some((stem) => now.raising.has(stem));
}

/** Denials taken away, with a word that restricts instead: "never without" is "only with", "not until" is "only when". */
function isRestated(
  turned: number,
  sentence: ReadSentence,
  origins: readonly ReadSentence[],
  read: PolarityReader,
): boolean {
  const denials = denialsOf(origins.map(read));
  const now = read(sentence).denials;
  if (
    (turned >= 2 || Math.abs(denials - now) >= 2) &&
    sentence.words.some(({ lower }) => RESTRICTING.has(lower))
  )
    return true;
  if (denials === now || origins.some(({ words }) => words.length > MOST_WORDS)) return false;
  const before = new Set(origins.flatMap(({ words }) => words.map(({ lower }) => lower)));
  const after = new Set(sentence.words.map(({ lower }) => lower));
  return (
    (now === 0 && gaveWay(EXCEPTING, before, after) && gaveWay(DEMANDING, after, before)) ||
    (denials === 0 && gaveWay(EXCEPTING, after, before) && gaveWay(DEMANDING, before, after))
  );
}

/** Whether one of the words stands on the one side only. */
function gaveWay(words: ReadonlySet<string>, side: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...words].some((word) => side.has(word) && !other.has(word));
}

function negatorsIn({ words }: ReadSentence): number {
  return words.filter(({ lower }) => isNegator(lower)).length;
}

/** One content word in ten may differ. Many more words mean that another sentence was joined to it. */
function sameContent(a: ReadSentence, b: ReadSentence): boolean {
  if (Math.abs(a.words.length - b.words.length) > 3) return false;
  let different = 0;
  for (const stem of a.stems) if (!b.stems.has(stem)) different += 1;
  for (const stem of b.stems) if (!a.stems.has(stem)) different += 1;
  return different * 10 <= a.stems.size + b.stems.size;
}

/** "Not possible" and "impossible" deny alike; "possible" and "impossible" do not. */
function hasPrefixPair(a: Polarity, b: Polarity): boolean {
  const only = (one: Polarity, other: Polarity) =>
    one.prefixed.some(({ whole, bare }) => other.stems.has(bare) && !other.stems.has(whole));
  return only(a, b) || only(b, a);
}

/** The rewrite has a word where the original has its opposite. */
function hasOpposite(now: Polarity, before: Polarity, opposites: readonly [string, string][]): boolean {
  const swapped = (x: string, y: string) =>
    now.stems.has(x) && !now.stems.has(y) && before.stems.has(y) && !before.stems.has(x);
  return opposites.some(([a, b]) => swapped(a, b) || swapped(b, a));
}
