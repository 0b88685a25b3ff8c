import type { Span } from '@palimpsest/contracts';
import { isStopWord, ordersMachine, sentences, words } from '@palimpsest/kernel/text';
import { machineOrdersIn } from '../acts/tasks.ts';
import { FUNCTION_WORDS } from '../language/function-words.ts';
import { fold } from '../lexicon/match/fold.ts';
import { VOCABULARIES } from '../vocabulary/strangers.ts';
import { codeIn } from './addresses.ts';
import { COURTESIES } from './courtesies.ts';

const BEGINNING = 5;
const NO_HURRY = new Set(['rush', 'hurry', 'reading']);
/** So many strange words, and such a share of all: the more there are, the less of the sentence they need to be. */
const FEW = { least: 1, share: 0.5 };
const MANY = { least: 3, share: 0.4 };

/**
 * Sentences of the output that do what a sentence of the original tells a machine: many of their words stand neither in
 * the other sentences of the original nor among the words of a home.
 */
export function followedOrders(original: string, rewritten: string, language: string): Span[] {
  const vocabulary = VOCABULARIES.get(language);
  if (vocabulary === undefined) return [];
  const orders = ordersIn(original);
  if (orders.length === 0) return [];
  const said = new Set(
    sentences(original)
      .filter((span) => !orders.some((order) => order.start < span.end && span.start < order.end))
      .flatMap(({ start, end }) => contentOf(original.slice(start, end), language)),
  );
  return sentences(rewritten).filter(({ start, end }) => {
    // What the sender says is passed on, not followed.
    if (original.includes(rewritten.slice(start, end))) return false;
    const content = new Set(contentOf(rewritten.slice(start, end), language));
    const strange = [...content].filter((word) => !said.has(word) && !vocabulary.has(word)).length;
    return [FEW, MANY].some(({ least, share }) => strange >= least && strange >= content.size * share);
  });
}

/** Where the original may speak to a writing machine. */
export function ordersIn(original: string): Span[] {
  return [
    ...machineOrdersIn(original),
    ...codeIn(original),
    ...sentences(original).filter(({ start, end }) => ordersMachine(original.slice(start, end))),
  ];
}

/** What a sentence talks about, as beginnings of words. */
export function contentOf(text: string, language: string): string[] {
  const small = FUNCTION_WORDS.get(language);
  return words(fold(text).text)
    .map(({ lower }) => lower)
    .filter((word) => word.length > 2 && small?.has(word) !== true && !isStopWord(word))
    .filter((word) => !COURTESIES.has(word) && !NO_HURRY.has(word))
    .map((word) => word.slice(0, BEGINNING));
}
