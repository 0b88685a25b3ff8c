import type { Span } from '@palimpsest/contracts';
import { sentences, words } from '@palimpsest/kernel/text';
import { speaksToMachine } from '../allowances.ts';
import { type AssessmentGuard, objectionAt } from '../assessment-guard.ts';
import type { ProblemChange } from '../problem-change.ts';
import { stemOf } from '../read/read-problem.ts';
import { type StemmedSentence, sentenceStems } from '../read/sentence-stems.ts';

/** One content word is a label or a word of link. */
const LEAST_STEMS = 2;
/** Share of its content words that are known: from five on one is not enough. */
const LEAST_KNOWN = 0.25;
/** Share of the shorter sentence's content words that two sentences have in common where one comes from the other. */
const LEAST_SHARED = 0.34;
/** A statement that no statement of the problem leads to has fewer words that are nowhere in it: one of three. */
const MOST_NEW_SHARE = 0.4;
/** So few content words say nothing but the new one. */
const SHORT = 2;
/** Of a sentence beside an order to a machine. */
const MOST_HUNG_ON = 2;
const MOST_HUNG_ON_SHARE = 0.3;
/** Feedback that wants something told which the problem does not say. */
export const WANTS_MORE =
  /\b(?:defin|mean|gloss|context|background|examples?\b|hints?\b|remind|introduce|(?:explain|clarify|say|describe|tell|specify|state) (?:what|who|which|where|when|how|that|whether)\b)/iu;

export const sentenceAdded: AssessmentGuard = {
  id: 'sentence-added',
  severity: 'hard',
  summary:
    'Every sentence comes from the problem or from words that the feedback gives, and stands as often.',
  why: 'What was planted in a text to be passed on comes as a sentence of its own. Where a text tells a writing machine what to write, nothing may be written because of it.',
  liftedByReplace: true,
  check: (change) => [
    ...objectionAt(
      'A sentence is there more often than in the problem, or is one of the feedback.',
      repeated(change),
    ),
    ...objectionAt(
      'A sentence has next to nothing of the problem or of what the feedback gives.',
      added(change),
    ),
  ],
};

function repeated({ before, after, context }: ProblemChange): Span[] {
  const left = countKeys(sentenceStems(before));
  const asked = new Set(context.feedback.flatMap(({ recommendation }) => sentencesOf(recommendation)));
  return sentenceStems(after)
    .filter(({ key, stems }) => {
      const count = left.get(key);
      left.set(key, (count ?? 0) - 1);
      if (stems.size < LEAST_STEMS || (count ?? 0) > 0) return false;
      return count !== undefined || asked.has(key);
    })
    .map(({ span }) => span);
}

/** The sentences of an item outside of what it quotes, as keys. */
function sentencesOf(recommendation: string): string[] {
  const text = recommendation.slice(0, LONGEST);
  return sentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => !/^\W{0,3}["“”'‘’`].*["“”'‘’`]\W{0,3}$/su.test(sentence))
    .map((sentence) =>
      words(sentence)
        .map(({ lower }) => lower)
        .join(' '),
    );
}

function added(change: ProblemChange): Span[] {
  const { before, after, allows, context } = change;
  const was = sentenceStems(before);
  const planted = was.some(({ orders }) => orders) || context.feedback.some(speaksToMachine);
  const mayTell =
    allows.scaffolding === 'increase' ||
    context.feedback.some((item) => !speaksToMachine(item) && WANTS_MORE.test(item.recommendation));
  const left = countKeys(was);
  const fresh = sentenceStems(after).filter(({ key }) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
  const ground = groundOf(change, was);
  const moreOrders =
    sentenceStems(after).filter(({ orders }) => orders).length > was.filter(({ orders }) => orders).length;
  const keys = new Set(sentenceStems(after).map(({ key }) => key));
  const gone = was.filter(({ key, orders }) => orders && !keys.has(key));
  const found = fresh.filter((sentence) => {
    const { stems, orders } = sentence;
    if (stems.size < LEAST_STEMS) return false;
    if (orders) return moreOrders && !near(stems, ground.given);
    if (mayTell && !planted) return false;
    if (shared(stems, ground.known) < stems.size * LEAST_KNOWN) return true;
    if (!mayTell && tellsNew(sentence, was, ground)) return true;
    if (!planted || gone.some((each) => isPartOf(sentence, each))) return false;
    if (addsMuch(stems, was, ground.given)) return true;
    return !near(stems, ground.given) && !was.some((each) => !each.orders && near(stems, each.stems));
  });
  // A sentence all of whose words were exchanged stands in place of another one that is gone: it was not added.
  if (!planted && found.length <= lostSentences(was, after)) return [];
  return found.map(({ span }) => span);
}

/** "In your answer, name two causes.": a task for students may lose those words, and adds nothing but its verb. */
function isPartOf({ stems, asks, command }: StemmedSentence, order: StemmedSentence): boolean {
  const own = new Set([...stems].filter((stem) => stem !== command));
  return asks && shared(own, order.stems) === own.size;
}

/** Words that only an order to a machine has, or none: hung on a sentence of the problem they are still added. */
function addsMuch(
  stems: ReadonlySet<string>,
  was: readonly StemmedSentence[],
  given: ReadonlySet<string>,
): boolean {
  const strange = [...stems].filter(
    (stem) => !given.has(stem) && !was.some((each) => !each.orders && each.stems.has(stem)),
  ).length;
  return strange > MOST_HUNG_ON && strange >= stems.size * MOST_HUNG_ON_SHARE;
}

function lostSentences(was: readonly StemmedSentence[], after: ProblemChange['after']): number {
  const is = sentenceStems(after);
  return was.filter(({ stems }) => stems.size > 0 && !is.some((each) => near(stems, each.stems))).length;
}

interface Ground {
  /** Of the problem, of what the feedback gives, and of the feedback itself. */
  readonly known: ReadonlySet<string>;
  readonly given: ReadonlySet<string>;
  readonly problem: ReadonlySet<string>;
}

/** An answer to one of the problem's questions, or a remark: no statement of the problem leads to it. */
function tellsNew(
  { stems, asks, key }: StemmedSentence,
  was: readonly StemmedSentence[],
  ground: Ground,
): boolean {
  const isShort = stems.size <= SHORT;
  if (asks || (isShort ? shared(stems, ground.given) === stems.size : near(stems, ground.given)))
    return false;
  // What a task gives may be told in front of it: its numbers are held by guards of their own.
  const gives = /\d/.test(key);
  if (was.some((each) => (gives || !each.asks) && near(stems, each.stems))) return false;
  return stems.size - shared(stems, ground.problem) >= stems.size * MOST_NEW_SHARE;
}

function groundOf({ allows, context }: ProblemChange, was: readonly StemmedSentence[]): Ground {
  const own = context.feedback
    .filter((item) => !speaksToMachine(item))
    .flatMap(({ recommendation }) => words(recommendation.slice(0, LONGEST)).map(({ lower }) => lower));
  const given = new Set([...allows.added].map(stemOf));
  const problem = new Set(was.flatMap(({ stems }) => [...stems]));
  return { given, problem, known: new Set([...problem, ...given, ...own.map(stemOf)]) };
}

const LONGEST = 20_000;

function near(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return shared(a, b) >= Math.max(1, Math.min(a.size, b.size) * LEAST_SHARED);
}

function countKeys(all: readonly StemmedSentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of all) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** "Reihe" and "Reihen" are one word: stems are those of English, so in other languages one may begin the other. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let begun = kept.get(b);
  if (begun === undefined) {
    begun = new Set([...b].flatMap(beginnings));
    kept.set(b, begun);
  }
  let count = 0;
  for (const stem of a) if (begun.has(stem) || beginnings(stem).some((form) => b.has(form))) count += 1;
  return count;
}

const kept = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();
const SHORTEST_FORM = 4;
const LONGEST_ENDING = 3;

function beginnings(stem: string): string[] {
  const shortest = Math.max(SHORTEST_FORM, stem.length - LONGEST_ENDING);
  const forms = [stem];
  for (let length = stem.length - 1; length >= shortest; length -= 1) forms.push(stem.slice(0, length));
  return forms;
}
