import type { LanguageCode } from './languages.ts';

/** "I am not your mother": no relative is spoken of. */
export const NOT_YOUR_MOTHER: Readonly<Record<LanguageCode, string>> = {
  en: "(?:not|isn['’]?t|ain['’]?t) your (?:mother|mum|mom|mummy|mommy|dad|father|parents?)",
  es: 'no soy (?:ni )?tu (?:madre|mamá|padre|papá)',
  fr: 'suis pas (?:ta|votre|ton) (?:mère|maman|père|papa)',
  de: 'nicht (?:deine?|eure) (?:mutter|mama|mutti|vater|papa)',
};
