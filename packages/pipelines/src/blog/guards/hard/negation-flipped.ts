import type { Span } from '@palimpsest/contracts';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { type Polarity, polarityOf, together } from '../polarity.ts';
import type { ReadSentence, Stemmer } from '../read-text.ts';
import type { Rewrite } from '../rewrite.ts';
import { DENYING_PREFIX, isNegator, OPPOSITES, RESTRICTING } from '../words/negators.ts';

export const negationFlipped: BlogGuard = {
  id: 'negation-flipped',
  severity: 'hard',
  summary: 'What the original denies is denied, and what it states is stated.',
  why: 'One "not" more or less leaves every name and number in place and turns the claim round.',
  check: (rewrite) => {
    const { parent, child, alignment, stemOf } = rewrite;
    const spans: Span[] = [];
    for (const [at, sentence] of child.sentences.entries()) {
      const from = alignment.origins[at] ?? [];
      if (alignment.verbatim[at] || from.length === 0) continue;
      const origins = from.map((origin) => parent.sentences[origin] as ReadSentence);
      if (isFlipped(sentence, origins, siblings(at, from, rewrite), stemOf))
        spans.push(sentence.passage.toSource(sentence.span));
    }
    return problemAt('A sentence denies what the original states, or states what it denies.', spans);
  },
};

/** A sentence is not split into more parts than this. */
const MOST_PARTS = 16;

/** The other parts of the sentences this one comes from: a denial may have gone with them. */
function siblings(at: number, from: readonly number[], { alignment, child }: Rewrite): ReadSentence[] {
  const others = new Set(
    from.flatMap((origin) => (alignment.counterparts[origin] ?? []).slice(0, MOST_PARTS)),
  );
  others.delete(at);
  return [...others].slice(0, 8).map((other) => child.sentences[other] as ReadSentence);
}

function isFlipped(
  sentence: ReadSentence,
  origins: readonly ReadSentence[],
  others: readonly ReadSentence[],
  stemOf: Stemmer,
): boolean {
  const now = polarityOf(sentence, stemOf);
  const before = together(origins.map((origin) => polarityOf(origin, stemOf)));
  const rest = together(others.map((other) => polarityOf(other, stemOf)));
  const single = origins.length === 1 && others.length === 0 ? origins[0] : undefined;
  if (single !== undefined && sentence.frame === single.frame)
    return negatorsIn(sentence) !== negatorsIn(single);
  if (single !== undefined && now.denials !== before.denials && sameContent(sentence, single))
    return !hasPrefixPair(sentence, single, stemOf);
  const turned = [
    ...only(now.stated, now.denied).filter((stem) => before.denied.has(stem) && !before.stated.has(stem)),
    ...only(now.denied, now.stated).filter((stem) => before.stated.has(stem) && !before.denied.has(stem)),
  ].filter((stem) => !rest.denied.has(stem) && !rest.stated.has(stem));
  if (turned.length > 0 && !isRestated(turned, sentence, before, now)) return true;
  return origins.some((origin) => hasOpposite(sentence, origin, before, now, stemOf));
}

function only(stems: ReadonlySet<string>, not: ReadonlySet<string>): string[] {
  return [...stems].filter((stem) => !not.has(stem));
}

/** Two denials taken away together, with a word that restricts instead: "never without" is "only with". */
function isRestated(
  turned: readonly string[],
  { words }: ReadSentence,
  before: Polarity,
  now: Polarity,
): boolean {
  if (turned.length < 2 && Math.abs(before.denials - now.denials) < 2) return false;
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

/** "Not possible" and "impossible" deny alike. */
function hasPrefixPair(a: ReadSentence, b: ReadSentence, stemOf: Stemmer): boolean {
  return prefixed(a, b, stemOf) || prefixed(b, a, stemOf);
}

function prefixed(a: ReadSentence, b: ReadSentence, stemOf: Stemmer): boolean {
  const plain = new Set(b.words.map(({ lower }) => stemOf(lower)));
  return a.words.some(({ lower }) => {
    const bare = lower.replace(DENYING_PREFIX, '');
    return bare !== lower && plain.has(stemOf(bare)) && !plain.has(stemOf(lower));
  });
}

/** The rewrite has a word where the original has its opposite, and denies as often as before. */
function hasOpposite(
  sentence: ReadSentence,
  origin: ReadSentence,
  before: Polarity,
  now: Polarity,
  stemOf: Stemmer,
): boolean {
  if (now.denials !== before.denials) return false;
  if (hasPrefixPair(sentence, origin, stemOf)) return true;
  const here = wordStems(sentence, stemOf);
  const there = wordStems(origin, stemOf);
  return OPPOSITES.some(([a, b]) => {
    const one = stemOf(a);
    const two = stemOf(b);
    const swapped = (x: string, y: string) => here.has(x) && !here.has(y) && there.has(y) && !there.has(x);
    return swapped(one, two) || swapped(two, one);
  });
}

function wordStems({ words }: ReadSentence, stemOf: Stemmer): Set<string> {
  return new Set(words.map(({ lower }) => stemOf(lower)));
}
