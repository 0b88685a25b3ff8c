import type { ConceptTable } from '../concept-words.ts';
import { CLEANLINESS } from './cleanliness.ts';
import { COMMUNICATION } from './communication.ts';
import { GUESTS } from './guests.ts';
import { NOISE } from './noise.ts';
import { OTHER } from './other.ts';
import { PRIVACY } from './privacy.ts';
import { SCHEDULE } from './schedule.ts';

export const CONCEPTS_EN: ConceptTable = {
  ...NOISE,
  ...CLEANLINESS,
  ...PRIVACY,
  ...GUESTS,
  ...SCHEDULE,
  ...COMMUNICATION,
  ...OTHER,
};
