import { type FoldedWord, foldSentences } from '../../matching/fold.ts';

/** A text as the tables read it: all its words in a row. */
export interface FoldedText {
  readonly words: readonly string[];
  readonly places: readonly (FoldedWord & { readonly sentence: number; readonly opens: boolean })[];
  /** Of each sentence, whether it is a question. */
  readonly questions: readonly boolean[];
}

export function foldedText(text: string, language: string): FoldedText {
  const sentences = foldSentences(text, language);
  const places = sentences.flatMap(({ words }, sentence) =>
    words.map((word, at) => ({ ...word, sentence, opens: at === 0 })),
  );
  return {
    words: places.map((word) => word.text),
    places,
    questions: sentences.map(({ asks }) => asks),
  };
}
