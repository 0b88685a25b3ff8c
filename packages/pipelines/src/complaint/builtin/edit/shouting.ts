import { wordList } from '@palimpsest/kernel/text';
import { CAPITAL_EN } from '../compose/grammar.ts';
import { foldWord } from '../matching/fold.ts';
import { CALM_WORDS } from '../words/calm-words.ts';
import { CAPITAL_DE } from '../words/de/capitals.ts';
import type { LanguageCode } from '../words/languages.ts';

/** Short forms that are written in capitals. */
export const ACRONYMS = wordList(
  'TV WC OK PC WG PIN DVD USB WIFI WLAN AC BBQ DJ ID CAF EDF PS PQ NYC UK US USA EU GEZ IKEA DHL UPS IVA DNI RER TGV SNCF APL NHS BBC PDF CV DIY LED VPN SMS GPS MRT IRM HLM CDI CDD',
);
/** A short word in capitals by itself is mostly an abbreviation, but for these and for what calm messages write small. */
export const EMPHASISED = wordList(
  'NOT ALL MY ME NO YES BUT NOW STOP YOU YOUR EVER ONE ONLY AND WTF OMG LOL NI YA TÚ TU TI MI MÍ SÍ ÉL MÁS NADA TODO PAS NON OUI MOI TOI UNE TOUT RIEN NIE NEIN JA ICH DU MIR MICH DIR DICH ALLE NUR SO',
);
/** Small English words: in capitals they are shouted like the words around them. */
export const SHOUTED_SMALL = wordList('AM AN AS AT BE BY DO GO HE IF IN IS IT ME MY NO OF ON OR SO TO UP WE');
/** Months that are other words too. */
const SHOUTED_MONTHS = wordList('MAY MARCH');
const LONGEST_ABBREVIATION = 4;
const WORD = /\p{L}[\p{L}\p{M}’']*/gu;

/** Words in capitals as people write them when calm: what was shouted loses its capitals, but for the first of German nouns. */
export function withoutCapitals(sentence: string, language: LanguageCode): string {
  const shouted = (sentence.match(WORD) ?? []).filter(isInCapitals);
  const isAlone = shouted.length === 1;
  return sentence
    .replace(WORD, (word) => {
      if (!isInCapitals(word) || ACRONYMS.has(word)) return word;
      if (word.length === 2 && language === 'en' && !SHOUTED_SMALL.has(word)) return word;
      const small = word.toLowerCase();
      const titled = `${word.charAt(0)}${small.slice(1)}`;
      if (language === 'en' && CAPITAL_EN.test(titled) && !SHOUTED_MONTHS.has(word)) return titled;
      const isWord =
        EMPHASISED.has(word) ||
        (language === 'de' && CAPITAL_DE.has(small)) ||
        (/[aeiouy]/u.test(small) && CALM_WORDS[language].has(foldWord(small)));
      if (isAlone && word.length <= LONGEST_ABBREVIATION && !isWord) return word;
      return language === 'de' && CAPITAL_DE.has(small) ? `${word.charAt(0)}${small.slice(1)}` : small;
    })
    .replace(/(?<=\bjede[nrms]? (?:\p{L}+ )?)morgen(?!\p{L})/gu, language === 'de' ? 'Morgen' : 'morgen');
}

function isInCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
}

/** One mark where several stood; an exclamation becomes a full stop unless it greets or thanks. */
export function calmMarks(sentence: string, friendly: boolean): string {
  const marks = sentence
    .replace(/[!?¡¿]{2,}/gu, (run) =>
      run.includes('?') ? '?' : run.includes('¿') ? '¿' : run.includes('¡') ? '¡' : '!',
    )
    .replace(/\.{4,}/gu, '...');
  if (friendly) return marks;
  return marks
    .replaceAll('¡', '')
    .replace(/!(?=\s|$)/gu, '.')
    .replace(/\?\.$/u, '?');
}

/** Faces and signs that mock or rage. Friendly ones stay. */
export function withoutScorn(text: string): string {
  return text.replace(
    /[\u{1F620}\u{1F621}\u{1F624}\u{1F92C}\u{1F92E}\u{1F922}\u{1F644}\u{1F595}\u{1F47F}\u{1F608}\u{1F480}\u{1F4A9}\u{1F612}\u{1F611}]\u{FE0F}?/gu,
    '',
  );
}
