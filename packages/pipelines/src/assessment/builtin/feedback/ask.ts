/** One thing a feedback item asks for, as far as the built-in renderer understands it. */
export type Ask =
  | {
      readonly kind: 'replace-words';
      readonly from: string;
      readonly to: string;
      readonly which: Which;
      readonly part: Part;
    }
  | { readonly kind: 'insert-words'; readonly words: string; readonly place: Place }
  | { readonly kind: 'remove-words'; readonly words: string; readonly which: Which; readonly part: Part }
  | { readonly kind: 'remove-sentence'; readonly about: string }
  | { readonly kind: 'remove-part'; readonly part: Part }
  | {
      readonly kind: 'move-sentence';
      readonly words: string;
      readonly to: 'start' | 'end' | 'before-question';
    }
  | {
      readonly kind: 'emphasise';
      readonly words: string;
      readonly style: 'bold' | 'italic' | 'capitals';
      readonly part: Part;
    }
  | { readonly kind: 'define'; readonly word: string; readonly meaning: string | null }
  | { readonly kind: 'simplify-word'; readonly word: string; readonly part: Part }
  | { readonly kind: 'fix-spelling'; readonly word: string | null }
  | { readonly kind: 'capitalise'; readonly word: string }
  | { readonly kind: 'punctuate'; readonly mark: string; readonly place: Place; readonly remove: boolean }
  | {
      readonly kind: 'name-pronoun';
      readonly pronoun: string | null;
      readonly noun: string | null;
      readonly part: Part;
    }
  | { readonly kind: GeneralAsk }
  | { readonly kind: 'replace-question'; readonly text: string }
  | { readonly kind: 'replace-problem'; readonly text: string | null };

/** Wishes that name no words of the text. */
export type GeneralAsk =
  | 'split-sentences'
  | 'plain-words'
  | 'question-last'
  | 'question-alone'
  | 'instruction-first'
  | 'instruction-last'
  | 'paragraphs'
  | 'number-steps'
  | 'steps-to-prose'
  | 'label-parts'
  | 'remove-hints'
  | 'active-voice'
  | 'double-negatives'
  | 'fewer-words';

/** `every` where the feedback says so; `all` where it names no place. */
export type Which = 'all' | 'every' | 'first' | 'second' | 'last';

/** A number counts sentences from 0; -1 is the last. */
export type Part = 'problem' | 'question' | number | { readonly question: number };

/** Where words go: beside others that are named, or at an edge of a part, or where they fit in it. */
export type Place = Beside | Within;

export interface Beside {
  readonly at: 'before' | 'after';
  readonly anchor: string;
  readonly which: Which;
  readonly of?: Part;
}

export interface Within {
  readonly at: 'start' | 'end' | 'anywhere';
  readonly of: Part;
}
