import { LANGUAGES, type LanguageCode } from '../words/languages.ts';

export interface Frame<Kind extends string = string> {
  readonly kind: Kind;
  /** Of which its object may be; null where any may be, empty where it has none. */
  readonly classes: ReadonlySet<string> | null;
  /** The runs of words it is heard by (see `readRuns`), and what is said. */
  readonly words: Readonly<Record<LanguageCode, { readonly hear: string; readonly say: string }>>;
}

/** Frames written one in a line: kind and classes; then for each language the runs it is heard by and what is said. */
export function readFrames<Kind extends string>(lines: string): Frame<Kind>[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', ...cells] = line.split(';').map((cell) => cell.trim());
      const [kind = '', classes = 'none'] = head.split(/\s+/u);
      const wordsOf = (language: LanguageCode): { hear: string; say: string } => {
        const [hear, say] = (cells[LANGUAGES.indexOf(language)] ?? '')
          .split(' = ')
          .map((part) => part.trim());
        if (hear === undefined || say === undefined || say === '')
          throw new Error(`a frame is not said in ${language}: ${line}`);
        return { hear, say };
      };
      return {
        kind: kind as Kind,
        classes: classes === 'any' ? null : new Set(classes === 'none' ? [] : classes.split('+')),
        words: { en: wordsOf('en'), es: wordsOf('es'), fr: wordsOf('fr'), de: wordsOf('de') },
      };
    });
}
