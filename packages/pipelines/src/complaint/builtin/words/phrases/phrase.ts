import type { AskId } from '../../concepts/asks.ts';
import type { ConceptId } from '../../concepts/ids.ts';
import type { LanguageCode } from '../languages.ts';

/**
 * Something housemates tell or ask each other so often that it can be carried from one language into another as a
 * whole: how it is heard, and how a friend would say it.
 */
export interface HousePhrase {
  /** What it is about, the first foremost. */
  readonly concepts: readonly [ConceptId, ...ConceptId[]];
  /** `told` is a sentence on what happened, without its full stop; an ask is an infinitive phrase. */
  readonly kind: 'told' | AskId;
  readonly words: Readonly<Record<LanguageCode, { readonly hear: string; readonly say: string }>>;
}

/** A line that names words of one language. */
export const GROUP = /^(?<language>en|es|fr|de) @(?<name>\S+) = (?<words>.+)$/u;

/**
 * Phrases written one in a line: what it is about and its kind; then for English, Spanish, French and German the patterns
 * it is heard by (see `parsePatterns`) and the words it is said with. A line such as `en @mess = mess|dirt` names words
 * of one language, for which `@mess` stands in the patterns below it.
 */
export function readPhrases(lines: string): HousePhrase[] {
  const groups: Record<LanguageCode, Map<string, string>> = {
    en: new Map(),
    es: new Map(),
    fr: new Map(),
    de: new Map(),
  };
  const spelt = (text: string, language: LanguageCode): string =>
    text.replace(/@[^\s|,&!]+/gu, (name) => groups[language].get(name.slice(1)) ?? name);
  const phrases: HousePhrase[] = [];
  for (const line of lines.trim().split('\n')) {
    const group = GROUP.exec(line)?.groups;
    if (group === undefined) phrases.push(phraseOf(line, spelt));
    else {
      const language = group.language as LanguageCode;
      groups[language].set(group.name ?? '', spelt(group.words ?? '', language));
    }
  }
  return phrases;
}

function phraseOf(line: string, spelt: (text: string, language: LanguageCode) => string): HousePhrase {
  const [head = '', ...cells] = line.split(';').map((cell) => cell.trim());
  const [about = '', kind = ''] = head.split(' ');
  const wordsOf = (language: LanguageCode, at: number): { hear: string; say: string } => {
    const [hear, say] = (cells[at] ?? '').split(' = ');
    if (hear === undefined || say === undefined)
      throw new Error(`a phrase is not said in ${language}: ${head}`);
    return { hear: spelt(hear, language), say };
  };
  return {
    concepts: about.split('+') as [ConceptId, ...ConceptId[]],
    kind: kind as HousePhrase['kind'],
    words: { en: wordsOf('en', 0), es: wordsOf('es', 1), fr: wordsOf('fr', 2), de: wordsOf('de', 3) },
  };
}
