import { sentences, wordList, words } from '@palimpsest/kernel/text';
import { contentTerms, share } from '../content-terms.ts';
import { readSentence } from '../support/read-claim.ts';

/** An address in any form that a reader could follow: with a scheme, without one, or of a mailbox. */
export const SCHEME =
  /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|(?:mailto|javascript|data|tel):)[^\s<>()[\]"']{1,2000}/gi;
const BARE =
  /(?:\/\/|@)[\p{L}\p{N}][^\s<>()[\]"']{1,2000}|\b[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,24}\b/giu;

/** Addresses with a scheme, or that begin with www. */
export function addressesIn(text: string): string[] {
  return (text.match(SCHEME) ?? []).map((address) => address.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''));
}

/** Whether a text names a host or a mailbox that `known` does not name. */
export function namesHost(text: string, known = ''): boolean {
  const has = known.toLowerCase();
  return (text.match(BARE) ?? []).some((found) => !has.includes(found.toLowerCase()));
}

export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, i): [string, string] => [word, String(i + 2)]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, i): [string, string] => [word, String((i + 2) * 10)]),
  ...'hundred hundreds thousand thousands million millions billion billions dozen dozens'
    .split(' ')
    .map((word): [string, string] => [word, word]),
]);

/** Whether a text has a number in letters that another has neither in letters nor in digits. */
export function addsNumberWord(text: string, known: string): boolean {
  const has = new Set(lowerWords(known));
  return lowerWords(text).some((word) => {
    const digits = NUMBER_WORDS.get(word);
    return digits !== undefined && !has.has(word) && !has.has(digits);
  });
}

/** The digits of the numbers that a text has in letters. */
export function spelledNumbers(text: string): string[] {
  return lowerWords(text).flatMap((word) => NUMBER_WORDS.get(word) ?? []);
}

const lowerWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words for telling what sources say. They add nothing to what is told. */
export const TELLING = new Set(
  [
    ...wordList(`
      according source sources report reports reported state states stated say says said agree agrees study studies
      document documents documented evidence find finds found finding findings show shows shown confirm confirms confirmed
      independent value values figure figures new newer old older earlier later recent supersede supersedes superseded
      disagree disagrees contradict contradicts contradiction conflict conflicts differ differs different give gives given
      however therefore overall summary although meanwhile instead
    `),
  ].flatMap((word) => contentTerms(word)),
);
export const CLAUSE = /[,;:()–—]|\b(?:and|but|or|which|who|while|because|although|whereas)\b/iu;
const MOST_FOREIGN = 0.4;

/**
 * Whether a written text says something of its own: a name that none of the words it rests on has, a part all of whose
 * words are foreign to them, or too many such words altogether. It is the guard behind the support classifier, which
 * looks for what is shared and can overlook what was added.
 */
export function addsWords(
  text: string,
  known: readonly string[],
  { terms: termsOf }: PassageReader,
): boolean {
  const has = new Set(known.flatMap(termsOf));
  const isForeign = (term: string) => !has.has(term) && !TELLING.has(term) && !/^\d/.test(term);
  return sentences(text).some(({ start, end }) => {
    const sentence = text.slice(start, end);
    if (namesIn(sentence).some((name) => contentTerms(name).some(isForeign))) return true;
    const terms = contentTerms(sentence);
    if (terms.filter(isForeign).length > terms.length * MOST_FOREIGN) return true;
    return sentence.split(CLAUSE).some((clause) => {
      const said = contentTerms(clause);
      return said.length > 0 && said.every(isForeign);
    });
  });
}

/** Words with a capital letter, except the first, which has one anyway. */
function namesIn(sentence: string): string[] {
  return words(sentence)
    .slice(1)
    .map(({ text }) => text)
    .filter((word) => /^\p{Lu}/u.test(word));
}

/** Whether the sentence that a text is nearest to is negated and the text is not, or the other way round. */
export function turnsRound(text: string, passages: readonly string[], reader: PassageReader): boolean {
  const candidates = passages.flatMap(reader.sentences);
  return sentences(text).some(({ start, end }) => {
    const written = text.slice(start, end);
    const wanted = contentTerms(written);
    let negated = false;
    let most = 0;
    for (const candidate of candidates) {
      const shared = share(wanted, candidate.terms);
      if (shared > most) [negated, most] = [candidate.negated, shared];
    }
    return most >= NEAR && isNegated(written) !== negated;
  });
}

interface ReadSentence {
  readonly terms: ReadonlySet<string>;
  readonly negated: boolean;
}

/** Reads each passage once: many sentences of a draft cite the same ones. */
export interface PassageReader {
  readonly terms: (passage: string) => readonly string[];
  readonly sentences: (passage: string) => readonly ReadSentence[];
}

export function passageReader(): PassageReader {
  return {
    terms: remembering(contentTerms),
    sentences: remembering((passage) =>
      sentences(passage).map(({ start, end }) => {
        const text = passage.slice(start, end);
        return { terms: new Set(contentTerms(text)), negated: isNegated(text) };
      }),
    ),
  };
}

function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}

const NEAR = 0.5;
const isNegated = (sentence: string): boolean => readSentence(sentence).negations > 0;

export const TURNS =
  /\b(?:not|no|never|nobody|error|mistake|myth|false|falsely|wrong|wrongly|untrue|rumou?r|legend|fiction|claim(?:s|ed)?|alleg\w{0,6}|believe[sd]?|den(?:y|ies|ied)|if|whether|suppos\w{0,6}|unless|may|might|could|perhaps|possibly|doubt\w{0,4}|once|formerly|until)\b|n['’]t\b/iu;

/**
 * Whether words were cut out of a sentence that turns them round: "it is a myth that ..." Null where they do not stand
 * in the passage.
 */
export function cutFromContext(text: string, passage: string): boolean | null {
  const wanted = text
    .trim()
    .replace(/(?<![.!?])[.!?]+$/u, '')
    .toLowerCase();
  const at = passage.toLowerCase().indexOf(wanted);
  if (wanted === '' || at < 0) return null;
  const around = sentences(passage).filter(({ start, end }) => start < at + wanted.length && end > at);
  const first = around[0]?.start ?? 0;
  const last = around.at(-1)?.end ?? passage.length;
  return TURNS.test(passage.slice(first, at)) || TURNS.test(passage.slice(at + wanted.length, last));
}
