import type { Intent, Topic } from '@palimpsest/contracts';

/** The order of the weights in the tables; where two are equally likely, the first is taken. */
export const TOPIC_CLASSES: readonly Topic[] = [
  'noise',
  'cleanliness',
  'privacy',
  'guests',
  'schedule',
  'communication',
  'other',
];

export const INTENT_CLASSES: readonly Intent[] = ['request', 'boundary', 'concern', 'clarification'];

/** Whether a message is about the home at all. */
export const MATTER_CLASSES = ['home', 'elsewhere'] as const;

export const HEAT_CLASSES = ['calm', 'hot'] as const;

/** What a message announces: harm to others, harm to the sender, or none. */
export const DANGER_KINDS = ['none', 'threat', 'self_harm'] as const;
