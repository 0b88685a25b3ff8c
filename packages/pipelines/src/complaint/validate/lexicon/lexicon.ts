import type { Span } from '@palimpsest/contracts';

export type LexiconRuleId =
  | 'vulgarity'
  | 'slur'
  | 'personal_attack'
  | 'blame'
  | 'authority'
  | 'rules'
  | 'enforcement'
  | 'preference_disclosure'
  | 'medical'
  | 'ai_mention'
  | 'sarcasm'
  | 'hedging';

/** The words of one rule in one language. Phrases are regular expressions over folded text, one group a line. */
export interface RuleWords {
  readonly rule: LexiconRuleId;
  /** A word that holds one of these counts. */
  readonly stems?: string;
  readonly words?: string;
  readonly phrases?: string;
  /** Counts only where a rewrite is checked beside its original: what a kind message has no use for. */
  readonly harshWords?: string;
  readonly harshPhrases?: string;
}

/** What one language adds to the lexicon. */
export interface LanguageWords {
  readonly language: string;
  /** What `~` at the end of a word stands for: the endings of an adjective. */
  readonly endings: readonly string[];
  readonly rules: readonly RuleWords[];
  /** Innocent words that hold a stem. */
  readonly innocent: string;
  /** Surroundings in which a listed word is meant harmlessly. */
  readonly innocentPhrases: string;
}

export interface LexiconHit {
  readonly rule: LexiconRuleId;
  readonly span: Span;
}
