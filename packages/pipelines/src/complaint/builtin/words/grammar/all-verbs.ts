import { VERBS_CLEANING } from './verbs-cleaning.ts';
import { VERBS_LIFE } from './verbs-life.ts';
import { VERBS_NOISE } from './verbs-noise.ts';
import { VERBS_PEOPLE } from './verbs-people.ts';
import { VERBS_THINGS } from './verbs-things.ts';

/** All lists of verb frames; of two that fit equally well the earlier counts. */
export const VERBS: readonly string[] = [VERBS_NOISE, VERBS_CLEANING, VERBS_PEOPLE, VERBS_LIFE, VERBS_THINGS];
