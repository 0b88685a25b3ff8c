import type { SupportSentence, SupportWord } from './read-claim.ts';

/** How often two sentences point the same way, and how often not. */
export interface Agreement {
  readonly agree: number;
  readonly differ: number;
}

const REACH = 5;

/** Poles that stand at the same content word: "raises pressure" against "lowers the pressure". */
export function aligned(claim: SupportSentence, sentences: readonly SupportSentence[]): Agreement {
  let agree = 0;
  let differ = 0;
  for (const [at, word] of claim.words.entries()) {
    if (word.pole === null) continue;
    const anchors = anchorsOf(claim.words, at);
    const sign = word.pole.sign * signOfNegation(claim.words, at);
    for (const sentence of sentences) {
      const other = poleNear(sentence.words, anchors, word.pole.axis);
      if (other === 0) continue;
      if (other === sign) agree += 1;
      else differ += 1;
    }
  }
  return { agree, differ };
}

/** The nearest content words on both sides of a pole. */
function anchorsOf(words: readonly SupportWord[], at: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (const step of [1, -1]) {
    let left = 2;
    for (let next = at + step; Math.abs(next - at) <= REACH && left > 0; next += step) {
      const word = words[next];
      if (word === undefined) break;
      if (!word.content) continue;
      found.add(word.stem);
      left -= 1;
    }
  }
  return found;
}

/** The sign of the pole nearest to an anchor, 0 when there is none. */
function poleNear(words: readonly SupportWord[], anchors: ReadonlySet<string>, axis: number): number {
  let best = 0;
  let distance = REACH + 1;
  for (const [at, word] of words.entries()) {
    if (word.pole === null || word.pole.axis !== axis) continue;
    for (let away = 1; away < distance; away += 1) {
      const isAnchor = anchors.has(words[at + away]?.stem ?? '') || anchors.has(words[at - away]?.stem ?? '');
      if (!isAnchor) continue;
      distance = away;
      best = word.pole.sign * signOfNegation(words, at);
      break;
    }
  }
  return best;
}

/** A negation shortly before turns a pole round. */
function signOfNegation(words: readonly SupportWord[], at: number): number {
  for (let before = at - 1; before >= Math.max(0, at - 3); before -= 1)
    if (words[before]?.negation) return -1;
  return 1;
}

/** Poles of one axis anywhere in the two. */
export function loose(claim: SupportSentence, sentence: SupportSentence): Agreement {
  const sums = new Map<number, number>();
  for (const [at, word] of sentence.words.entries()) {
    if (word.pole === null) continue;
    const sign = word.pole.sign * signOfNegation(sentence.words, at);
    sums.set(word.pole.axis, (sums.get(word.pole.axis) ?? 0) + sign);
  }
  let agree = 0;
  let differ = 0;
  for (const [at, word] of claim.words.entries()) {
    const sum = word.pole === null ? 0 : (sums.get(word.pole.axis) ?? 0);
    if (sum === 0 || word.pole === null) continue;
    const sign = word.pole.sign * signOfNegation(claim.words, at);
    if (sum * sign > 0) agree += 1;
    else differ += 1;
  }
  return { agree, differ };
}

export const NOTHING_FOUND = new Set([
  'differ',
  'signific',
  'effect',
  'associ',
  'evid',
  'chang',
  'influenc',
  'impact',
  'correl',
  'increas',
  'benefit',
  'improv',
]);

/** "no significant difference", "did not affect". */
export function findsNothing(sentence: SupportSentence): boolean {
  return sentence.words.some(
    (word, at) =>
      word.negation && [1, 2, 3].some((away) => NOTHING_FOUND.has(sentence.words[at + away]?.stem ?? '')),
  );
}
