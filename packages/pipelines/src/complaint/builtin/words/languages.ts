/** The languages the built-in renderer reads and writes. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;

export type LanguageCode = (typeof LANGUAGES)[number];

/** `en` of `en-NZ`, or null where the renderer does not know the language. */
export function languageOf(tag: string): LanguageCode | null {
  const base = tag.toLowerCase().split('-')[0] ?? '';
  return LANGUAGES.find((language) => language === base) ?? null;
}
