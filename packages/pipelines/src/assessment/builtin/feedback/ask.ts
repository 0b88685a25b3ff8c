/** One thing a feedback item asks for, as far as the built-in renderer understands it. */
export type Ask =
  | { readonly kind: 'replace-words'; readonly from: string; readonly to: string; readonly which: Which }
  | { readonly kind: 'insert-words'; readonly words: string; readonly place: Place }
  | { readonly kind: 'remove-words'; readonly words: string; readonly which: Which }
  | { readonly kind: 'remove-sentence'; readonly about: string }
  | {
      readonly kind: 'move-sentence';
      readonly words: string;
      readonly to: 'start' | 'end' | 'before-question';
    }
  | { readonly kind: 'emphasise'; readonly words: string; readonly style: 'bold' | 'italic' | 'capitals' }
  | { readonly kind: 'define'; readonly word: string; readonly meaning: string | null }
  | { readonly kind: 'simplify-word'; readonly word: string }
  | { readonly kind: 'fix-spelling'; readonly word: string | null }
  | { readonly kind: 'capitalise'; readonly word: string }
  | { readonly kind: 'punctuate'; readonly mark: string; readonly place: Place; readonly remove: boolean }
  | { readonly kind: 'name-pronoun'; readonly pronoun: string | null; readonly noun: string | null }
  | { readonly kind: GeneralAsk }
  | { readonly kind: 'replace-question'; readonly text: string }
  | { readonly kind: 'replace-problem'; readonly text: string | null };

/** Wishes that name no words of the text. */
export type GeneralAsk =
  | 'split-sentences'
  | 'plain-words'
  | 'question-last'
  | 'question-alone'
  | 'paragraphs'
  | 'number-steps'
  | 'steps-to-prose'
  | 'label-parts'
  | 'remove-hints'
  | 'active-voice'
  | 'double-negatives'
  | 'fewer-words';

export type Which = 'all' | 'first' | 'second' | 'last';

/** Where words go: beside others that are named, or at an edge of a part, or where they fit in it. */
export type Place = Beside | Within;

export interface Beside {
  readonly at: 'before' | 'after';
  readonly anchor: string;
  readonly which: Which;
}

export interface Within {
  readonly at: 'start' | 'end' | 'anywhere';
  /** A number counts sentences from 0; -1 is the last. */
  readonly of: 'problem' | 'question' | number;
}
