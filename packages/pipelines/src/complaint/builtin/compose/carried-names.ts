import { matches } from '@palimpsest/kernel/text';
import { messageSentences } from '../matching/message-sentences.ts';
import { MENS_NAMES, WOMENS_NAMES } from '../words/given-names.ts';
import type { LanguageCode } from '../words/languages.ts';

/** Who comes to visit, as far as the message says: a name, and whether it is a man or a woman. */
export interface Guest {
  readonly name?: string;
  readonly sex?: 'm' | 'f';
  /** The message itself says boyfriend or girlfriend. */
  readonly isFriend: boolean;
  /** A place in the list of `RELATIVES`. */
  readonly relative?: number;
  /** Where the name stands. */
  readonly sentence?: number;
}

export const isGiven = (word: string): boolean => MENS_NAMES.has(word) || WOMENS_NAMES.has(word);

const NAME = /(?<![\p{L}\p{N}'’-])\p{Lu}\p{Ll}{1,14}(?![\p{L}\p{N}-])/gu;
/** A greeting with one name and nobody beside. */
export const GREETED =
  /^\s*(?:hallo|hi|hey|hello|dear|hola|querid[oa]|buenas|salut|bonjour|coucou|ch[eè]re?|liebe[rs]?|moin|servus|ciao|ey)[ ,!]{1,2}(\p{Lu}\p{Ll}{1,14})[,!:.]/iu;
/** The name itself opens the message and calls the reader. */
export const CALLED = /^\s*(\p{Lu}\p{Ll}{1,14})[,!:] /u;
/** The name closes a question or a plea. */
export const NAMED_LAST = /, (\p{Lu}\p{Ll}{1,14})[?!.]\s*$/u;

/** The name the reader is called by, where the message calls one person by a known name. */
export function readerOf(text: string): string | undefined {
  for (const pattern of [GREETED, CALLED, NAMED_LAST]) {
    const name = pattern.exec(text)?.[1];
    if (name !== undefined && isGiven(name)) return name;
  }
  return undefined;
}

/** What stands before and behind a name nobody lists, so that it can only be a person who comes or stays. */
export const STAYS: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?<=(?<!\p{L})(?:when|before|if|that|since|because|time|does|is|and|but|while) )(\p{Lu}\p{Ll}{2,14})(?= (?:stays?|comes?|sleeps?|visits?|stayed|came|slept|staying|coming|sleeping|is (?:here|over|staying|coming)|was here)(?!\p{L}))/gu,
  es: /(?<=(?<!\p{L})(?:cuando|que|si|con|porque|mientras) )(\p{Lu}\p{Ll}{2,14})(?= (?:se qued[ae]|duerm[ae]|vien[ae]|venga|vino|est[áa] aquí|está en casa)(?!\p{L}))/gu,
  fr: /(?<=(?<!\p{L})(?:quand|que|si|avec|parce que|pendant que|lorsque) )(\p{Lu}\p{Ll}{2,14})(?= (?:reste|dort|vient|vienne|dorme|est là|est ici|passe|débarque)(?!\p{L}))/gu,
};

/** Boyfriend and girlfriend in so many words. */
export const FRIENDS: Readonly<Record<LanguageCode, Readonly<Record<'m' | 'f', RegExp>>>> = {
  en: { m: /(?<!\p{L})(?:boyfriend|bf)(?!\p{L})/iu, f: /(?<!\p{L})(?:girlfriend|gf)(?!\p{L})/iu },
  es: { m: /\b(?:novio|pololo)\b/iu, f: /\b(?:novia|polola)\b/iu },
  fr: { m: /\b(?:copain|mec|chum)\b/iu, f: /\b(?:copine|meuf|blonde)\b/iu },
  de: {
    m: /\bdein(?:e[nms])? (?:neuen? |neuer )?freund(?:es)?\b/iu,
    f: /\bdeiner? (?:neuen? )?freundin\b/iu,
  },
};

/** The one visitor a message names; nobody where it names two. */
export function guestOf(text: string, language: LanguageCode, reader: string | undefined): Guest {
  const found = new Map<string, number>();
  const slot = STAYS[language];
  for (const [at, { start, end }] of messageSentences(text).entries()) {
    const part = text.slice(start, end);
    for (const [name] of matches(part, NAME)) if (isGiven(name) && !found.has(name)) found.set(name, at);
    if (slot !== undefined)
      for (const [name] of matches(part, slot)) if (!found.has(name)) found.set(name, at);
  }
  if (reader !== undefined) found.delete(reader);
  const friends = FRIENDS[language];
  const isMan = friends.m.test(text);
  const isWoman = friends.f.test(text);
  const isFriend = isMan !== isWoman;
  const [first] = found;
  const name = first !== undefined && found.size === 1 ? first[0] : undefined;
  const sex = isFriend ? (isMan ? 'm' : 'f') : name === undefined ? undefined : sexOf(name);
  return {
    isFriend,
    ...(name === undefined || first === undefined ? {} : { name, sentence: first[1] }),
    ...(sex === undefined ? {} : { sex }),
  };
}

function sexOf(name: string): 'm' | 'f' | undefined {
  const man = MENS_NAMES.has(name);
  return man === WOMENS_NAMES.has(name) ? undefined : man ? 'm' : 'f';
}
