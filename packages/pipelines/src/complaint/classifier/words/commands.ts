import { shortUmlauts } from '../text/fold.ts';
import { COMMANDS_DE } from './de/commands.ts';
import { COMMANDS_EN } from './en/commands.ts';
import { COMMANDS_ES } from './es/commands.ts';
import { COMMANDS_FR } from './fr/commands.ts';

const PAGES: Readonly<Record<string, string>> = {
  en: COMMANDS_EN,
  es: COMMANDS_ES,
  fr: COMMANDS_FR,
  de: COMMANDS_DE,
};
const NONE: ReadonlySet<string> = new Set();
const read = new Map<string, ReadonlySet<string>>();

/** The verbs that can open a command in a language. */
export function commandsOf(language: string): ReadonlySet<string> {
  const page = PAGES[language];
  if (page === undefined) return NONE;
  const known = read.get(language) ?? new Set(page.trim().split(/\s+/).map(spelt(language)));
  read.set(language, known);
  return known;
}

const spelt = (language: string) => (word: string) =>
  language === 'de' ? shortUmlauts(word) : word.replaceAll("'", '');
