import type { Tone } from '@palimpsest/contracts';

/**
 * The sentences of one language around the concepts and the asks. `{list}` is a list of noun phrases, `{of}` one with
 * the preposition before each, `{vp}` an infinitive phrase; German also has `{bitte}` (the phrase with "bitte" in its
 * place) and `{could}` (the phrase with "könntest" behind its verb).
 */
export interface Frames {
  readonly greeting: Readonly<Record<Tone, readonly string[]>>;
  readonly opening: Readonly<Record<Tone, readonly string[]>>;
  /** How an ask is put: plainly, softly, most softly. */
  readonly ask: readonly [readonly string[], readonly string[], readonly string[]];
  /** How a boundary is put. */
  readonly boundary: readonly string[];
  /** What is to be done together. */
  readonly together: readonly string[];
  /** A further ask. */
  readonly further: readonly string[];
  readonly talk: readonly string[];
  readonly agree: readonly string[];
  readonly explain: readonly string[];
  /** A question about something of the sender's that is gone. */
  readonly lost: readonly string[];
  /** What who refuses to do it alone would like instead. */
  readonly refused: Readonly<Record<'pay' | 'clean_up', string>>;
  /** The same three where nothing is named. */
  readonly bare: Readonly<Record<'talk' | 'agree' | 'explain', string>>;
  /** What opens a message that asks nothing. */
  readonly worry: readonly string[];
  /** After what the sender tells in own words and asks nothing about. */
  readonly shared: readonly string[];
  /** The same where nothing shows that it troubles them. */
  readonly known: string;
  readonly pace: readonly string[];
  readonly closing: Readonly<Record<Tone, readonly string[]>>;
  /** What closes a message that sets a limit, and one that only says what troubles the sender. */
  readonly closingOf: Readonly<Record<'boundary' | 'concern', readonly string[]>>;
  readonly and: string;
  /** Preposition of `{of}`. */
  readonly of: string;
  /** What `{my}` stands for where the message names nothing. */
  readonly my: Readonly<Record<'thing' | 'food', Possession>>;
}

export interface Possession {
  readonly say: string;
  /** German only. */
  readonly dative?: string;
}
