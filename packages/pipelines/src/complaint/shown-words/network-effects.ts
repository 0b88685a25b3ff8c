import { DANGER_KINDS, TOPIC_CLASSES } from '../classifier/model/classes.ts';
import { DANGER_NETWORK } from '../classifier/model/danger-network.ts';
import { effectsOf, readNetwork } from '../classifier/model/network.ts';
import { TOPIC_NETWORK } from '../classifier/model/topic-network.ts';

type Effects = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What each feature says for each topic, worked out only where somebody looks at it. */
export const topicEffects = {
  get TOPIC_NETWORK(): Effects {
    return effectsOf(readNetwork(TOPIC_NETWORK), TOPIC_CLASSES);
  },
};

export const dangerEffects = {
  get DANGER_NETWORK(): Effects {
    return effectsOf(readNetwork(DANGER_NETWORK), DANGER_KINDS);
  },
};
