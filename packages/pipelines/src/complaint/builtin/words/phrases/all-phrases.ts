import { ASKS_BATHROOM_PHRASES } from './asks-bathroom.ts';
import { ASKS_COMMUNICATION_PHRASES } from './asks-communication.ts';
import { ASKS_GUESTS_PHRASES } from './asks-guests.ts';
import { ASKS_HOUSE_PHRASES } from './asks-house.ts';
import { ASKS_KITCHEN_PHRASES } from './asks-kitchen.ts';
import { ASKS_NOISE_PHRASES } from './asks-noise.ts';
import { ASKS_PRIVACY_PHRASES } from './asks-privacy.ts';
import { ASKS_ROOMS_PHRASES } from './asks-rooms.ts';
import { BATHROOM_PHRASES } from './bathroom.ts';
import { COMMUNICATION_PHRASES } from './communication.ts';
import { GUESTS_PHRASES } from './guests.ts';
import { HOUSE_PHRASES } from './house.ts';
import { KITCHEN_PHRASES } from './kitchen.ts';
import { NOISE_PHRASES } from './noise.ts';
import { type HousePhrase, readPhrases } from './phrase.ts';
import { PRIVACY_PHRASES } from './privacy.ts';
import { QUESTIONS_A_PHRASES } from './questions-a.ts';
import { QUESTIONS_B_PHRASES } from './questions-b.ts';
import { ROOMS_PHRASES } from './rooms.ts';

/** The phrases as they are written, by what they are about. */
export const PHRASE_LINES: readonly string[] = [
  ASKS_BATHROOM_PHRASES,
  ASKS_COMMUNICATION_PHRASES,
  ASKS_GUESTS_PHRASES,
  ASKS_HOUSE_PHRASES,
  ASKS_KITCHEN_PHRASES,
  ASKS_NOISE_PHRASES,
  ASKS_PRIVACY_PHRASES,
  ASKS_ROOMS_PHRASES,
  BATHROOM_PHRASES,
  COMMUNICATION_PHRASES,
  GUESTS_PHRASES,
  HOUSE_PHRASES,
  KITCHEN_PHRASES,
  NOISE_PHRASES,
  PRIVACY_PHRASES,
  QUESTIONS_A_PHRASES,
  QUESTIONS_B_PHRASES,
  ROOMS_PHRASES,
];

let book: readonly HousePhrase[] | undefined;

/** Every phrase of the phrase book; read when first needed. */
export function phraseBook(): readonly HousePhrase[] {
  book ??= PHRASE_LINES.flatMap(readPhrases);
  return book;
}
