import type { Determiner } from '../words/grammar/small-words.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { Thing } from './phrase-chunks.ts';
import type { Adjective } from './read-adjectives.ts';
import type { NounWords } from './read-nouns.ts';

export type Case = 'nominative' | 'accusative' | 'dative';

/** A thing in the words of a language, its form chosen for what stands with it. */
export interface SaidThing {
  readonly text: string;
  readonly isPlural: boolean;
  readonly isFeminine: boolean;
}

/** A thing in the words of a language. */
export function sayThing(thing: Thing, language: LanguageCode, grammatical: Case = 'accusative'): SaidThing {
  const words = thing.noun.words[language];
  const isPlural = (thing.isPlural && words.plural !== null) || words.singular === null;
  const noun = (isPlural ? words.plural : words.singular) ?? '';
  const said: Saying = { words, isPlural, noun, determiner: thing.determiner ?? 'the', grammatical };
  const whole = SAY[language](said, thing);
  return { text: whole, isPlural, isFeminine: words.gender === 'f' };
}

interface Saying {
  readonly words: NounWords;
  readonly isPlural: boolean;
  readonly noun: string;
  readonly determiner: Determiner;
  readonly grammatical: Case;
}

export const SAY: Readonly<Record<LanguageCode, (said: Saying, thing: Thing) => string>> = {
  en: sayEnglish,
  es: saySpanish,
  fr: sayFrench,
  de: sayGerman,
};

export const VOWEL = /^[aeiou]/iu;

function sayEnglish({ isPlural, noun, determiner, words }: Saying, { adjectives, of }: Thing): string {
  const isOwned = of !== undefined && of.determiner !== null && !['the', 'some', 'a'].includes(of.determiner);
  const part =
    of === undefined || isOwned ? [] : [of.noun.words.en.singular ?? of.noun.words.en.plural ?? ''];
  const body = [...adjectives.map(({ en }) => en), ...part, noun].join(' ');
  const isMass = isPlural || words.plural === null;
  // What is not a certain one is named by its name alone: `buy milk`.
  if (determiner === 'some' || determiner === 'no' || (determiner === 'a' && isMass)) return body;
  const said = `${determiner === 'a' && VOWEL.test(body) ? 'an' : determiner} ${body}`;
  return isOwned ? `${said} of ${sayThing(of, 'en').text}` : said;
}

export const SPANISH: Readonly<Record<Determiner, readonly [string, string, string, string]>> = {
  the: ['el', 'la', 'los', 'las'],
  a: ['un', 'una', 'unos', 'unas'],
  some: ['', '', '', ''],
  no: ['', '', '', ''],
  my: ['mi', 'mi', 'mis', 'mis'],
  your: ['tu', 'tu', 'tus', 'tus'],
  our: ['nuestro', 'nuestra', 'nuestros', 'nuestras'],
  his: ['su', 'su', 'sus', 'sus'],
  her: ['su', 'su', 'sus', 'sus'],
  their: ['su', 'su', 'sus', 'sus'],
};

/** Masculine, feminine, masculine plural, feminine plural. */
function formAt({ words, isPlural }: Saying): 0 | 1 | 2 | 3 {
  const isFeminine = words.gender === 'f';
  return isPlural ? (isFeminine ? 3 : 2) : isFeminine ? 1 : 0;
}

function saySpanish(said: Saying, { adjectives, of }: Thing): string {
  const at = formAt(said);
  const isMarked =
    said.words.special && !said.isPlural && (said.determiner === 'the' || said.determiner === 'a');
  const article = SPANISH[said.determiner][isMarked ? 0 : at];
  const parts = [article, said.noun, ...adjectives.map(({ es }) => es[at])].filter((part) => part !== '');
  return `${parts.join(' ')}${of === undefined ? '' : ` de ${sayThing(of, 'es').text}`}`;
}

export const FRENCH: Readonly<Record<Determiner, readonly [string, string, string, string]>> = {
  the: ['le', 'la', 'les', 'les'],
  a: ['un', 'une', 'des', 'des'],
  some: ['du', 'de la', 'des', 'des'],
  no: ['de', 'de', 'de', 'de'],
  my: ['mon', 'ma', 'mes', 'mes'],
  your: ['ton', 'ta', 'tes', 'tes'],
  our: ['notre', 'notre', 'nos', 'nos'],
  his: ['son', 'sa', 'ses', 'ses'],
  her: ['son', 'sa', 'ses', 'ses'],
  their: ['leur', 'leur', 'leurs', 'leurs'],
};

export const MUTE = /^[aeiouyhâàéèêëîïôûœ]/iu;

function sayFrench(said: Saying, { adjectives, of }: Thing): string {
  const at = formAt(said);
  const before = adjectives.filter(({ isBefore }) => isBefore).map(({ fr }) => fr[at]);
  const behind = adjectives.filter(({ isBefore }) => !isBefore).map(({ fr }) => fr[at]);
  const body = [...before, said.noun, ...behind].join(' ');
  const elides = MUTE.test(body) && !(before.length === 0 && said.words.special);
  const article = FRENCH[said.determiner][at];
  const whole = `${elided(article, elides)}${body}`;
  return `${whole}${of === undefined ? '' : ` ${joinedOf(sayThing(of, 'fr').text)}`}`;
}

function elided(article: string, elides: boolean): string {
  if (elides) {
    if (article === 'le' || article === 'la') return 'l’';
    if (article === 'du' || article === 'de la') return 'de l’';
    if (article === 'de') return 'd’';
    if (article === 'ma' || article === 'ta' || article === 'sa') return `${article.charAt(0)}on `;
  }
  return article === '' ? '' : `${article} `;
}

/** `de` before a thing, contracted with its article. */
function joinedOf(text: string): string {
  return `de ${text}`.replace(/^de le /u, 'du ').replace(/^de les /u, 'des ');
}

export const ARTICLE: Readonly<Record<Case, readonly [string, string, string, string]>> = {
  nominative: ['der', 'die', 'das', 'die'],
  accusative: ['den', 'die', 'das', 'die'],
  dative: ['dem', 'der', 'dem', 'den'],
};
export const EIN: Readonly<Record<Case, readonly [string, string, string, string]>> = {
  nominative: ['', 'e', '', 'e'],
  accusative: ['en', 'e', '', 'e'],
  dative: ['em', 'er', 'em', 'en'],
};
export const BEHIND_ARTICLE: Readonly<Record<Case, readonly [string, string, string, string]>> = {
  nominative: ['e', 'e', 'e', 'en'],
  accusative: ['en', 'e', 'e', 'en'],
  dative: ['en', 'en', 'en', 'en'],
};
export const BEHIND_EIN: Readonly<Record<Case, readonly [string, string, string, string]>> = {
  nominative: ['er', 'e', 'es', 'en'],
  accusative: ['en', 'e', 'es', 'en'],
  dative: ['en', 'en', 'en', 'en'],
};
export const ALONE: Readonly<Record<Case, readonly [string, string, string, string]>> = {
  nominative: ['er', 'e', 'es', 'e'],
  accusative: ['en', 'e', 'es', 'e'],
  dative: ['em', 'er', 'em', 'en'],
};
export const STEMS: Readonly<Partial<Record<Determiner, string>>> = {
  a: 'ein',
  no: 'kein',
  my: 'mein',
  your: 'dein',
  our: 'unser',
  his: 'sein',
  her: 'ihr',
  their: 'ihr',
};
/** Parts of a room are in it, other parts are of their whole. */
export const IN_ROOM: readonly string[] = [
  'surface',
  'container',
  'furniture',
  'device',
  'door',
  'waste',
  'dirt',
];

function sayGerman(said: Saying, { adjectives, of, noun }: Thing): string {
  const { words, isPlural, grammatical, determiner } = said;
  const at = isPlural ? 3 : words.gender === 'f' ? 1 : words.gender === 'n' ? 2 : 0;
  const stem = STEMS[determiner];
  const isBare = determiner === 'some' || (determiner === 'a' && isPlural);
  const article = isBare
    ? ''
    : stem === undefined
      ? ARTICLE[grammatical][at]
      : withEnding(stem, EIN[grammatical][at]);
  const endings = isBare ? ALONE : stem === undefined ? BEHIND_ARTICLE : BEHIND_EIN;
  const described = adjectives.map(({ de }: Adjective) => `${de.stem}${endings[grammatical][at]}`);
  const parts = [article, ...described, germanNoun(said)].filter((part) => part !== '');
  if (of === undefined) return parts.join(' ');
  const isIn = of.noun.classes.has('room') && IN_ROOM.some((each) => noun.classes.has(each));
  const whole = sayThing(of, 'de', 'dative').text;
  return `${parts.join(' ')} ${germanContracted(`${isIn ? 'in' : 'von'} ${whole}`)}`;
}

function withEnding(stem: string, ending: string): string {
  return stem === 'unser' && ending !== '' ? `unser${ending}` : `${stem}${ending}`;
}

function germanNoun({ words, isPlural, noun, grammatical }: Saying): string {
  if (!isPlural) return words.special && grammatical !== 'nominative' ? (words.plural ?? noun) : noun;
  return grammatical === 'dative' && !/[ns]$/u.test(noun) ? `${noun}n` : noun;
}

export function germanContracted(text: string): string {
  return text
    .replace(
      /^(in|an|von|bei) dem /u,
      (_, word: string) => `${{ in: 'im', an: 'am', von: 'vom', bei: 'beim' }[word]} `,
    )
    .replace(/^zu dem /u, 'zum ')
    .replace(/^zu der /u, 'zur ')
    .replace(/^(in|an|auf) das /u, (_, word: string) => `${{ in: 'ins', an: 'ans', auf: 'aufs' }[word]} `);
}
