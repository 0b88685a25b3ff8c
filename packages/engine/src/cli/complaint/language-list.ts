import { InvalidArgumentError } from 'commander';

/** `en,es` as a list. */
export function languageList(value: string): string[] {
  const languages = value.split(',').map((language) => language.trim().toLowerCase());
  if (languages.every((language) => /^[a-z]{2,3}$/.test(language))) return languages;
  throw new InvalidArgumentError('It must be a list of languages such as en,es.');
}
