import { wholeWords } from '../edit/whole-words.ts';
import { EDIT_WORDS } from '../edit/words.ts';
import { PLAIN_FACTS } from '../words/all-plain-facts.ts';
import type { LanguageCode } from '../words/languages.ts';
import { asRequest } from './orders.ts';
import { isPolite } from './polite.ts';
import { isAsking, type Run, textOf } from './runs.ts';

export const ASKED: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:who|what|where|when|why|how|which)(?!\p{L})/iu,
  es: /^¿?(?:quién(?:es)?|qué|dónde|cuándo|cómo|cuánto|cuál)(?!\p{L})/iu,
  fr: /^(?:qui|où|quand (?=est-ce|\p{L}+-(?:tu|vous|il|elle|t-))|comment|pourquoi|combien|est-ce)(?!\p{L})/iu,
  de: /^(?:wer|wo|wann|warum|wieso|wie|was|wohin|welche\p{L}*)(?!\p{L})/iu,
};
/** How a question is put so that it blames nobody, where its words can stay in their order. */
export const WONDER: Readonly<
  Partial<Record<LanguageCode, { readonly of: RegExp; readonly opens: string }>>
> = {
  en: {
    of: /^who (?!is|are|was|were|do|does|did|the|will|would|can|could|has|have|am)\p{L}/iu,
    opens: 'Do you know',
  },
  es: { of: /^¿?(?:quién(?:es)?|dónde|cuándo) /iu, opens: '¿Sabes' },
  fr: { of: /^(?:qui|où) (?!est-ce)/iu, opens: 'Est-ce que tu sais' },
};

/** A run as a sentence of its own: what is ordered as a request, what is asked as a question; null where it can be put as neither. */
export function sayRun(run: Run, language: LanguageCode): string | null {
  const text = textOf(run);
  // What was joined to it may ask all the same: its mark stays.
  if (!run.asks)
    return run.clauses.at(-1)?.text.endsWith('?') === true ? asQuestion(text, language) : `${text}.`;
  const isQuestion =
    run.clauses.some((clause) => isAsking(clause.text, language)) && !isPolite(text, language);
  if (isQuestion || ASKED[language].test(text)) return asQuestion(text, language);
  const calm = withoutHaste(text, language);
  const asks = isPolite(calm, language) && EDIT_WORDS[language].please.asks;
  // "Por favor, ¿podrías limpiar" lost its mark with what stood behind it.
  const mark = language === 'es' && calm.includes('¿') && !calm.includes('?') ? '?' : '.';
  return asks ? asQuestion(calm, language) : asRequest(`${calm}${mark}`, language);
}

/** Without what only makes it urgent. */
function withoutHaste(text: string, language: LanguageCode): string {
  return text
    .replace(wholeWords(PLAIN_FACTS[language].urgent), '')
    .replace(/\s+/gu, ' ')
    .replace(/ ?,(?= ?,|\s*$)/gu, '')
    .replace(/ (?=,)/gu, '')
    .trim();
}

function asQuestion(text: string, language: LanguageCode): string {
  const wonder = WONDER[language];
  const lower = text.replace(/^¿/u, '').replace(/^\p{L}/u, (letter) => letter.toLowerCase());
  const put = wonder?.of.test(text) === true ? `${wonder.opens} ${lower}` : text;
  const opened = language === 'es' && !put.includes('¿') ? `¿${put}` : put;
  return `${opened}${language === 'fr' ? '\u00A0?' : '?'}`;
}
