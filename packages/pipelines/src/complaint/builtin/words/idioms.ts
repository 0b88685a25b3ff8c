import type { LanguageCode } from './languages.ts';

/** Words that look like another matter: who is not your mother speaks of no relative, and a thief does not bark. */
export const MISLEADING: Readonly<Record<LanguageCode, string>> = {
  en: "(?:not|isn['’]?t|ain['’]?t) your (?:mother|mum|mom|mummy|mommy|dad|father|parents?)",
  es: 'no soy (?:ni )?tu (?:madre|mamá|padre|papá)|ladr(?:ón|ona|ones)',
  fr: 'suis pas (?:ta|votre|ton) (?:mère|maman|père|papa)',
  de: 'nicht (?:deine?|eure) (?:mutter|mama|mutti|vater|papa)',
};
