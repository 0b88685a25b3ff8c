import type { ConceptId } from '../concepts/ids.ts';
import { LANGUAGES, type LanguageCode } from '../words/languages.ts';

export type Gender = 'm' | 'f' | 'n';

export interface NounWords {
  readonly singular: string | null;
  readonly plural: string | null;
  readonly gender: Gender;
  /** French h that does not elide, Spanish feminine with `el`, German weak masculine. */
  readonly special: boolean;
  /** All words it is heard by, as they are written in the list. */
  readonly heard: readonly { readonly word: string; readonly isPlural: boolean }[];
}

export interface Noun {
  readonly classes: ReadonlySet<string>;
  readonly concept: ConceptId | null;
  readonly words: Readonly<Record<LanguageCode, NounWords>>;
}

/** Nouns written one in a line: classes and concept; then English, Spanish, French and German `singular/plural gender`. */
export function readNouns(lines: string): Noun[] {
  return lines.trim().split('\n').map(nounOf);
}

function nounOf(line: string): Noun {
  const [head = '', ...cells] = line.split(';').map((cell) => cell.trim());
  const [classes = '', concept = '-'] = head.split(/\s+/u);
  const of = (language: LanguageCode): NounWords =>
    wordsOf(cells[LANGUAGES.indexOf(language)] ?? '', language, line);
  return {
    classes: new Set(classes.split('+')),
    concept: concept === '-' ? null : (concept as ConceptId),
    words: { en: of('en'), es: of('es'), fr: of('fr'), de: of('de') },
  };
}

function wordsOf(cell: string, language: LanguageCode, line: string): NounWords {
  const entries = cell
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(entryOf);
  const [said] = entries;
  if (said === undefined || (said.gender === undefined && language !== 'en'))
    throw new Error(`a noun is not said in ${language}: ${line}`);
  const heard = entries.flatMap(({ singular, plural }) => [
    ...(singular === null ? [] : [{ word: singular, isPlural: false }]),
    ...(plural === null ? [] : [{ word: plural, isPlural: true }]),
  ]);
  return {
    singular: said.singular,
    plural: said.plural,
    gender: said.gender ?? 'n',
    special: said.special,
    heard,
  };
}

function entryOf(entry: string): {
  singular: string | null;
  plural: string | null;
  gender: Gender | undefined;
  special: boolean;
} {
  const marked = /^(?<forms>.*?)(?: (?<gender>[mfn])(?<special>[!*])?)?$/u.exec(entry)?.groups;
  const [singular = '-', plural = '-'] = (marked?.forms ?? entry).split('/').map((form) => form.trim());
  return {
    singular: singular === '-' ? null : singular,
    plural: plural === '-' ? null : plural,
    gender: marked?.gender as Gender | undefined,
    special: marked?.special !== undefined,
  };
}
