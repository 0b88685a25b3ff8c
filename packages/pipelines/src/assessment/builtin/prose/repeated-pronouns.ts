import type { Span } from '@palimpsest/contracts';
import { type Layout, sentencesOf } from './layout.ts';
import { nameTest } from './names.ts';
import { isPerson, nounPhrases } from './noun-phrases.ts';

const PERSON = /^(?:he|she)$/i;
const THING = /^(?:it|they)$/i;

/**
 * Leaves a pronoun that follows one of the same sentence, so that the noun does not stand twice in it: "When Tomas
 * reached the top, he saw". Where something else that it could stand for comes between, it is replaced as well.
 */
export function withoutRepeats(layout: Layout, spans: readonly Span[]): Span[] {
  const { text } = layout;
  const isName = nameTest(text);
  const all = sentencesOf(layout);
  const kept: Span[] = [];
  for (const span of spans) {
    const sentence = all.find(({ start, end }) => start <= span.start && span.end <= end);
    const before = kept.findLast(({ start }) => sentence !== undefined && sentence.start <= start);
    const pronoun = text.slice(span.start, span.end);
    const between = before === undefined ? '' : text.slice(before.end, span.start);
    const clear = PERSON.test(pronoun)
      ? !(between.match(/\p{Lu}[\p{L}'’]*/gu) ?? []).some(isName) && !nounPhrases(between).some(isPerson)
      : THING.test(pronoun) && nounPhrases(between).length === 0;
    if (before === undefined || !clear) kept.push(span);
  }
  return kept;
}
