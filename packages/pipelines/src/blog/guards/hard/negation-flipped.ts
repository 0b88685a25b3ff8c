import type { Span } from '@palimpsest/contracts';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { type Polarity, type PolarityReader, polarityReader } from '../polarity.ts';
import type { ReadSentence } from '../read-text.ts';
import type { Rewrite } from '../rewrite.ts';
import { exchangedWords } from '../told-apart.ts';
import { wordChanges } from '../word-changes.ts';
import { isNegator, OPPOSITES, RESTRICTING } from '../words/negators.ts';
import { OPPOSITES_IN_PLACE } from '../words/opposites-in-place.ts';

/** A sentence is not split into more parts than this. */
const MOST_PARTS = 16;
const MOST_REPLACED = 2;

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
      if (origins.some((origin) => isTurnedInPlace(origin, sentence, read))) {
        spans.push(sentence.passage.toSource(sentence.span));
        continue;
      }
      if (flipped ?? isFlipped(sentence, origins.map(read), others.map(read), read, opposites))
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
  if (now.denials === before.denials || !sameContent(sentence, origin)) return null;
  return !hasPrefixPair(now, before);
}

function isFlipped(
  sentence: ReadSentence,
  origins: readonly Polarity[],
  others: readonly Polarity[],
  read: PolarityReader,
  opposites: readonly [string, string][],
): boolean {
  const now = read(sentence);
  const was = (side: 'denied' | 'stated', stem: string) => origins.some((each) => each[side].has(stem));
  const elsewhere = (stem: string) => others.some((each) => each.denied.has(stem) || each.stated.has(stem));
  const turned = [
    ...only(now.stated, now.denied).filter((stem) => was('denied', stem) && !was('stated', stem)),
    ...only(now.denied, now.stated).filter((stem) => was('stated', stem) && !was('denied', stem)),
  ].filter((stem) => !elsewhere(stem));
  const denials = origins.reduce((sum, each) => sum + each.denials, 0);
  if (turned.length > 0 && !isRestated(turned.length, sentence, denials - now.denials)) return true;
  if (denials !== now.denials) return false;
  return origins.some((before) => hasPrefixPair(now, before) || hasOpposite(now, before, opposites));
}

function only(stems: ReadonlySet<string>, not: ReadonlySet<string>): string[] {
  return [...stems].filter((stem) => !not.has(stem));
}

/** Two denials taken away together, with a word that restricts instead: "never without" is "only with". */
function isRestated(turned: number, { words }: ReadSentence, fewer: number): boolean {
  if (turned < 2 && Math.abs(fewer) < 2) return false;
  return words.some(({ lower }) => RESTRICTING.has(lower));
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
