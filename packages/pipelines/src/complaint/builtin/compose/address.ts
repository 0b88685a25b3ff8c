import type { LanguageCode } from '../words/languages.ts';

/** How a message speaks to several people, or to one not called by a first name. */
export const OTHERS: Readonly<Record<LanguageCode, RegExp | null>> = {
  en: null,
  es: /(?<!\p{L})(?:usted(?:es)?|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu,
  fr: /(?<!\p{L}|rendez-)(?:vous|votre|vos)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:euch|euer|eure[mnrs]?|ihr (?:\p{L}+t|seid))(?!\p{L})|(?<=\p{Ll},? )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
};
/** Words that speak to one person who is called by a first name. */
export const ONE: Readonly<Record<LanguageCode, RegExp | null>> = {
  en: null,
  es: /(?<!\p{L})(?:te|tus?|ti)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:te|toi|tu|ton|ta|t[’'])(?!\p{L})/iu,
  de: /(?<!\p{L})(?:dir|dich|du|dein\p{L}*)(?!\p{L})/iu,
};

/** Of several ways to say a thing those that do not say "du" to whom the message says "Sie" or "ihr", where there are such. */
export function addressed(
  options: readonly string[],
  message: string,
  language: LanguageCode,
): readonly string[] {
  const one = ONE[language];
  if (one === null || OTHERS[language]?.test(message) !== true) return options;
  const fitting = options.filter((option) => !one.test(option));
  return fitting.length > 0 ? fitting : options;
}
