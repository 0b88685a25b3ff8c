import type { LanguageCode } from '../words/languages.ts';
import { isGiven } from './carried-names.ts';

/** Stands between two infinitive phrases until their frame is known. */
export const JOINT = '\u0001';

/** `a, b and c` as the language joins it. */
export function joinList(items: readonly string[], and: string, language: LanguageCode): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  // A German relative clause is closed by a comma.
  const before = items
    .slice(0, -1)
    .map((item) => (language === 'de' && item.includes(',') ? `${item},` : item));
  const word = language === 'es' && /^h?i(?!e)/iu.test(last) ? 'e' : and;
  return `${before.join(', ').replaceAll(',,', ',')} ${word} ${last}`;
}

/** What two words do to each other where they meet: `de el` is `del`, `de les` is `des`. */
export function contract(text: string, language: LanguageCode): string {
  if (language === 'es')
    return (
      text
        .replace(/(?<!\p{L})lo de lo que /gu, 'lo que ')
        .replace(/(?<!\p{L})de el /gu, 'del ')
        // `vacía el` is no `vací` and `al`.
        .replace(/(?<!\p{L})a el /gu, 'al ')
    );
  if (language !== 'fr') return text;
  return text
    .replace(/(?<!\p{L})de le (?!(?:rendre|remplacer|laisser|faire|mettre|noter) )/gu, 'du ')
    .replace(/(?<!\p{L})de les (?!(?:rendre|remplacer|laisser|faire|mettre|noter) )/gu, 'des ')
    .replace(/(?<!\p{L})à le (?!(?:rendre|remplacer|laisser|faire|mettre|noter) )/gu, 'au ')
    .replace(/(?<!\p{L})à les (?!(?:rendre|remplacer|laisser|faire|mettre|noter) )/gu, 'aux ')
    .replace(/(?<!\p{L})de (?=[aeiouyâàéèêîôûœ])/giu, 'd’');
}

/** A frame with its infinitive phrase in place. */
export function fillPhrase(frame: string, joined: string, and: string): string {
  const phrase = joined.replaceAll(JOINT, frame.includes('de {vp}') ? ` ${and} de ` : ` ${and} `);
  if (frame.includes('{bitte}')) return frame.replace('{bitte}', behindPronoun('bitte', phrase));
  if (frame.includes('{außerdem}')) return frame.replace('{außerdem}', behindPronoun('außerdem', phrase));
  if (frame.includes('{could}')) return frame.replace('{could}', withCould(phrase));
  return frame.replace('{vp}', phrase);
}

/** German: "bitte" and "außerdem" stand behind a pronoun that opens the phrase. */
function behindPronoun(word: string, phrase: string): string {
  const pronoun = /^(?:es mir|mir|mich|dich|uns|es) (?=\p{L})/u.exec(phrase)?.[0] ?? '';
  return `${pronoun}${word} ${phrase.slice(pronoun.length)}`;
}

/** German: the finite verb closes the main part, before a clause that hangs on it. */
function withCould(phrase: string): string {
  const comma = phrase.indexOf(',');
  return comma === -1 ? `${phrase} könntest` : `${phrase.slice(0, comma)} könntest${phrase.slice(comma)}`;
}

/** Sentences one after another, each with a capital; after a greeting with a comma the first goes on in lower case. */
export function runOn(greeting: string, sentences: readonly string[], language: LanguageCode): string {
  const capital = sentences.map(capitalised);
  const [first = '', ...rest] = capital;
  const head =
    greeting.endsWith(',') && !(language === 'en' && /^I\b/u.test(first))
      ? lowerFirst(first, language)
      : first;
  return [greeting, head, ...rest].filter((part) => part !== '').join(' ');
}

function capitalised(sentence: string): string {
  return sentence.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** German words that may open a sentence and are no nouns. */
export const SMALL_GERMAN =
  /^(?:der|die|das|den|dem|des|ein\p{L}*|kein\p{L}*|mein\p{L}*|dein\p{L}*|unser\p{L}*|euer|eure\p{L}*|ihr\p{L}*|sein\p{L}*|dies\p{L}*|jed\p{L}*|all\p{L}*|manch\p{L}*|viel\p{L}*|wenig\p{L}*|mehr\p{L}*|ich|du|er|sie|es|wir|mir|mich|dir|dich|uns|euch|man|jemand|niemand|etwas|nichts|in|im|an|am|auf|aus|bei|beim|mit|nach|von|vom|vor|zu|zum|zur|für|durch|über|unter|um|ohne|seit|da|dabei|heute|oft|wer|was|wo|wann|wie|warum|wieso|weshalb|wohin|welche\p{L}*|kannst|könntest|würdest|könnten|können|wollen|magst|weißt|hast|bist|ist|sind|gibt|mich|eine|bitte|vielleicht|leider|manchmal|gerade|noch|nicht|schon|so|wenn|als|zuletzt|zurzeit|außerdem|kurz|diesmal|nachts|morgens|abends|das|beides)(?!\p{L})/iu;

/** English words with a capital wherever they stand. */
export const CAPITAL_EN =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|English|Spanish|French|German)(?!\p{L})/u;

/** German nouns keep their capital, and so do names. */
function lowerFirst(sentence: string, language: LanguageCode): string {
  const [first = ''] = /^\p{L}+/u.exec(sentence) ?? [];
  const isName = isGiven(first) || /^\p{Lu}{2}/u.test(first) || (language === 'en' && CAPITAL_EN.test(first));
  if (isName || (language === 'de' && !SMALL_GERMAN.test(sentence))) return sentence;
  return sentence.replace(/\p{L}/u, (letter) => letter.toLowerCase());
}
