import { EVENTS_LIFE } from './events-life.ts';
import { EVENTS_THINGS } from './events-things.ts';

/** All lists of what happened; of two that fit equally well the earlier counts. */
export const EVENTS: readonly string[] = [EVENTS_LIFE, EVENTS_THINGS];
