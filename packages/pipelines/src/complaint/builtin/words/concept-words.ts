import type { AskId } from '../concepts/asks.ts';
import type { ConceptId } from '../concepts/ids.ts';

/**
 * How one language speaks of a concept. `{my}` stands for a thing of the sender's, named in the message or, where none
 * is named, the general word the language file gives.
 */
export interface ConceptWords {
  /** Patterns that point to the concept in a message (see matching/pattern.ts). */
  readonly hear: string;
  /** Patterns that count only where the message shows no other concept of the same topic. */
  readonly weak?: string;
  /** The noun phrase that names it, in the form the language's openings need (German: accusative). */
  readonly say: string;
  /** Infinitive phrases for what can be asked about it. The first is what a bare complaint about it asks. */
  readonly ask?: Readonly<Partial<Record<AskId, string>>>;
  /** A whole sentence instead of a noun phrase, for what concerns the sender's own day. */
  readonly note?: string;
  /** Where it is a place: the phrase that puts another thing there. */
  readonly at?: string;
}

export type ConceptTable = Readonly<Record<ConceptId, ConceptWords>>;

export type ConceptPart = Readonly<Partial<Record<ConceptId, ConceptWords>>>;

export interface AskWords {
  readonly hear: string;
  /** Infinitive phrase for the ask where the concept has no phrase of its own. */
  readonly say: string;
}

export type AskTable = Readonly<Record<AskId, AskWords>>;
