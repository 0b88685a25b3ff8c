import type { LanguageCode } from '../words/languages.ts';
import { foldedWords } from './tokens.ts';

/** Masculine, feminine, masculine plural, feminine plural. */
export type Forms = readonly [string, string, string, string];

export interface Adjective {
  readonly en: string;
  readonly es: Forms;
  readonly fr: Forms & { readonly before?: boolean };
  readonly isBefore: boolean;
  readonly de: { readonly plain: string; readonly stem: string };
  readonly heard: Readonly<Record<LanguageCode, readonly string[]>>;
}

/** Adjectives written one in a line: English, Spanish, French and German. */
export function readAdjectives(lines: string): Adjective[] {
  return lines.trim().split('\n').map(adjectiveOf);
}

function adjectiveOf(line: string): Adjective {
  const [en = '', es = '', fr = '', de = ''] = line.split(';');
  const [english = ''] = entries(en);
  const [spanish = ''] = entries(es);
  const [french = ''] = entries(fr);
  const [german = ''] = entries(de);
  const [plain = '', stem = plain] = german.split(':');
  return {
    en: english,
    es: formsOf(spanish, line),
    fr: formsOf(french.replace(/^pre /u, ''), line),
    isBefore: french.startsWith('pre '),
    de: { plain, stem },
    heard: {
      en: entries(en).flatMap((word) => foldedWords(word, 'en').join(' ')),
      es: entries(es).flatMap((word) => heardForms(word, 'es')),
      fr: entries(fr).flatMap((word) => heardForms(word.replace(/^pre /u, ''), 'fr')),
      de: entries(de).flatMap(heardGerman),
    },
  };
}

function entries(cell: string): string[] {
  return cell
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function formsOf(text: string, line: string): Forms {
  const [m, f, ms, fs] = text.split('/').map((form) => form.trim());
  if (m === undefined || f === undefined || ms === undefined || fs === undefined)
    throw new Error(`an adjective lacks a form: ${line}`);
  return [m, f, ms, fs];
}

function heardForms(text: string, language: LanguageCode): string[] {
  return text.split('/').map((form) => foldedWords(form, language).join(' '));
}

export const ENDINGS = ['e', 'en', 'er', 'es', 'em'];

function heardGerman(entry: string): string[] {
  const [plain = '', stem = plain] = entry.split(':').map((part) => part.trim());
  return [plain, ...ENDINGS.map((ending) => `${stem}${ending}`)].map((word) =>
    foldedWords(word, 'de').join(' '),
  );
}
