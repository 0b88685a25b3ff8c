import { TOPIC_CLASSES } from '../classifier/model/classes.ts';
import { effectsOf, readNetwork } from '../classifier/model/network.ts';
import { TOPIC_NETWORK } from '../classifier/model/topic-network.ts';

/** What each feature says for each topic, worked out only where somebody looks at it. */
export const topicEffects = {
  get TOPICS(): Readonly<Record<string, Readonly<Record<string, number>>>> {
    return effectsOf(readNetwork(TOPIC_NETWORK), TOPIC_CLASSES);
  },
};
