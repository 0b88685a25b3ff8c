import { NOUNS_BELONGINGS } from './nouns-belongings.ts';
import { NOUNS_CLEANING } from './nouns-cleaning.ts';
import { NOUNS_FOOD } from './nouns-food.ts';
import { NOUNS_HOUSE } from './nouns-house.ts';
import { NOUNS_KITCHEN } from './nouns-kitchen.ts';
import { NOUNS_ROOMS } from './nouns-rooms.ts';

/** All lists of nouns; of two that hear the same words the earlier counts. */
export const NOUNS: readonly string[] = [
  NOUNS_KITCHEN,
  NOUNS_CLEANING,
  NOUNS_ROOMS,
  NOUNS_BELONGINGS,
  NOUNS_HOUSE,
  NOUNS_FOOD,
];
