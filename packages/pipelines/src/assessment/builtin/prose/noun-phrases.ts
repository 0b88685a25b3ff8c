import type { Span } from '@palimpsest/contracts';
import { isStopWord, type Word, wordList, words } from '@palimpsest/kernel/text';
import { isAuxiliary, verbOf } from '../words/verbs.ts';

/** A determiner, what stands between, and the noun. Spans are into the text passed in. */
export interface NounPhrase extends Span {
  readonly determiner: string;
  readonly head: Word;
  /** Where an adjective would go: behind the determiner and number words. */
  readonly opening: number;
  readonly plural: boolean;
}

export const DETERMINERS = wordList(
  'a an the this that these those each every his her its their my our your another',
);
export const COUNTS = wordList(
  'one two three four five six seven eight nine ten eleven twelve first second third other same few many several',
);
/** Words that are no thing an adjective of the feedback could be meant for. */
export const VAGUE = wordList(
  'number total amount following same way time question problem answer table figure question end start nearest result rest',
);
export const PERSON_NOUN =
  /^(?:boy|girl|man|woman|teacher|student|farmer|baker|keeper|father|mother|brother|sister|captain|doctor|king|queen|driver|coach|player|runner|author|scientist|fisherman|daughter|son|friend|uncle|aunt|child|neighbor|neighbour)$/;
const LONGEST = 5;

/** The noun phrases that begin with a determiner. A word that looks like a verb ends one, unless it stands first in it. */
export function nounPhrases(text: string): NounPhrase[] {
  const list = words(text);
  const found: NounPhrase[] = [];
  for (let i = 0; i < list.length; i += 1) {
    const determiner = list[i];
    if (determiner === undefined || !DETERMINERS.has(determiner.lower)) continue;
    const inside: Word[] = [];
    let opening = determiner.span.end;
    for (let k = i + 1; k < Math.min(list.length, i + 1 + LONGEST); k += 1) {
      const word = list[k];
      const before = list[k - 1];
      if (word === undefined || before === undefined) break;
      if (/[^\s]/.test(text.slice(before.span.end, word.span.start).replaceAll('*', ''))) break;
      if (COUNTS.has(word.lower) || /^\d/.test(word.text)) {
        opening = word.span.end;
        continue;
      }
      if (isStopWord(word.lower) || isAuxiliary(word.lower)) break;
      if (inside.length > 0 && endsPhrase(word, before)) break;
      inside.push(word);
    }
    const head = inside.at(-1);
    if (head === undefined) continue;
    const plural = isPlural(head.lower) && !/^(?:a|an|each|every|this|that|another)$/.test(determiner.lower);
    found.push({
      start: determiner.span.start,
      end: head.span.end,
      determiner: determiner.lower,
      head,
      opening,
      plural,
    });
  }
  return found;
}

function endsPhrase(word: Word, before: Word): boolean {
  if (/ly$/.test(word.lower) && word.lower.length > 4) return true;
  if (/^\p{Lu}/u.test(word.text) && !/^\p{Lu}/u.test(before.text)) return true;
  const verb = verbOf(word.lower);
  if (verb === undefined) return false;
  if (verb.forms.includes('base'))
    return (
      isPlural(before.lower) || /^(?:let|make|get|have|go|come|take|give|cost|become|read)$/.test(word.lower)
    );
  return true;
}

export function isPlural(word: string): boolean {
  return (
    (/[^siu]s$/.test(word) && !/(?:ness|glass|class|mass|process)$/.test(word)) ||
    /^(?:people|children|men|women|mice|geese|feet|teeth|fish)$/.test(word)
  );
}

export function isVague({ head }: NounPhrase): boolean {
  return VAGUE.has(head.lower);
}

export function isPerson({ head }: NounPhrase): boolean {
  return PERSON_NOUN.test(head.lower);
}
