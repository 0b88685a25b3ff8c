import { matches } from '@palimpsest/kernel/text';
import { messageSentences } from '../matching/message-sentences.ts';
import type { LanguageCode } from '../words/languages.ts';

/** A sum of money, its figures as they stand in the message. */
export interface Amount {
  readonly figures: string;
  readonly currency: Currency;
  /** The reader owes it as it stands, so that it can follow what is to be paid. */
  readonly owed: boolean;
}

type Currency = keyof typeof CURRENCIES;

/** How a currency is written before or behind its figures, and the words a message has for it. */
export const CURRENCIES = {
  '€': '€|euros?|eur',
  '£': '£|pounds?|quid|gbp',
  $: '\\$|dollars?|usd|d[oó]lares',
  CHF: 'chf|franken|francs suisses',
} as const;

const ANY = Object.values(CURRENCIES).join('|');
const FIGURES = '\\d{1,5}(?:[.,]\\d{1,2})?';
/** Before the figures only signs stand, behind them signs and words. */
export const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:([€£$])\\s?(${FIGURES})(?![\\d.,]*\\d)|(${FIGURES})\\s?(${ANY})(?!\\p{L}))`,
  'giu',
);
/** Words of a sum that is to be handed over, and of a sum that is only the whole. */
export const OWED =
  /(?<!\p{L})(?:owe|owes|owed|send me|transfer|schuldest|schuldig|überweis|debes|debéis|p[aá]game|dois|devez|vire|virer|virement|transferencia|rembourse)/iu;
export const WHOLE =
  /(?<!\p{L})(?:half|third|part|share|split|hälfte|drittel|anteil|mitad|parte|tercio|moitié|tiers|part|partage)/iu;

/** The one sum a message names; none where it names several. */
export function amountOf(text: string): Amount | undefined {
  const found = [...matches(text, AMOUNT)];
  const [first] = found;
  if (first === undefined || found.length > 1) return undefined;
  const figures = first[2] ?? first[3];
  const currency = currencyOf(first[1] ?? first[4] ?? '');
  if (figures === undefined || currency === undefined) return undefined;
  const around = messageSentences(text).find(({ start, end }) => start <= first.index && first.index < end);
  const part = around === undefined ? '' : text.slice(around.start, around.end);
  return { figures, currency, owed: OWED.test(text) && !WHOLE.test(part) };
}

function currencyOf(word: string): Currency | undefined {
  const known = Object.keys(CURRENCIES) as Currency[];
  return known.find((sign) => new RegExp(`^(?:${CURRENCIES[sign]})$`, 'iu').test(word));
}

/** In the manner of a language, with the figures untouched: `€39`, `39 €`. */
export function sayAmount({ figures, currency }: Amount, language: LanguageCode): string {
  return language === 'en' && currency !== 'CHF' ? `${currency}${figures}` : `${figures} ${currency}`;
}
