import type { LexiconPages } from '../../lexicon.ts';
import { ABSOLUTES } from './absolutes.ts';
import { ANGER } from './anger.ts';
import { BOUNDARY } from './boundary.ts';
import { CLEANLINESS } from './cleanliness.ts';
import { COMMUNICATION } from './communication.ts';
import { CONTRACTIONS } from './contractions.ts';
import { GUESTS } from './guests.ts';
import { INSULTS } from './insults.ts';
import { IRONY } from './irony.ts';
import { NOISE } from './noise.ts';
import { OTHER } from './other.ts';
import { PRESSURE } from './pressure.ts';
import { PRIVACY } from './privacy.ts';
import { QUESTION } from './question.ts';
import { REQUEST } from './request.ts';
import { SCHEDULE } from './schedule.ts';
import { SELF_HARM } from './self-harm.ts';
import { THREAT } from './threat.ts';
import { TROUBLE } from './trouble.ts';
import { VAGUE } from './vague.ts';
import { VULGARITY } from './vulgarity.ts';

export const GERMAN: LexiconPages = {
  language: 'de',
  elides: false,
  umlauts: true,
  contractions: CONTRACTIONS,
  topics: {
    noise: NOISE,
    cleanliness: CLEANLINESS,
    privacy: PRIVACY,
    guests: GUESTS,
    schedule: SCHEDULE,
    communication: COMMUNICATION,
    other: OTHER,
  },
  signals: {
    request: REQUEST,
    boundary: BOUNDARY,
    question: QUESTION,
    trouble: TROUBLE,
    vague: VAGUE,
    insult: INSULTS,
    vulgarity: VULGARITY,
    anger: ANGER,
    pressure: PRESSURE,
    irony: IRONY,
    absolute: ABSOLUTES,
    threat: THREAT,
    self_harm: SELF_HARM,
  },
};
