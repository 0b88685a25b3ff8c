import type { Classification, SafetyFlag } from '@palimpsest/contracts';

/** What holds where a classifier fails. */
export const DEFAULT_CLASSIFICATION: Classification = {
  topics: ['other'],
  intent: 'concern',
  detected_language: '',
  rewrite_strength: 'full_reframe',
  confidence: { topic: 'low', intent: 'low', language: 'low' },
  safety_flags: ['none'],
};

export interface ClassifiedFacts {
  /** What the classifier said; null where it failed. */
  readonly advice: Classification | null;
  /** What the built-in classifier says, where the advice is a model's. A model may be more careful, never less. */
  readonly floor: Classification | null;
}

export interface AppliedClassification {
  readonly classification: Classification;
  readonly failed: boolean;
  /** Why the operator should look at this message and it is not rewritten. */
  readonly danger: 'threat' | 'self_harm' | null;
  /** The careful defaults that were applied. */
  readonly rules: readonly string[];
}

/** The classifier's word is advice: here is what is made of it. */
export function applyClassification({ advice, floor }: ClassifiedFacts): AppliedClassification {
  const rules: string[] = [];
  if (advice === null) rules.push('classifier-failed-defaults');
  const said = advice ?? DEFAULT_CLASSIFICATION;
  const flags = unitedFlags([said, ...(floor === null ? [] : [floor])]);
  if (floor !== null && flags.length > said.safety_flags.filter((flag) => flag !== 'none').length)
    rules.push('model-never-less-careful');
  const unsureTopic = said.confidence.topic === 'low';
  const unsureIntent = said.confidence.intent === 'low' || flags.includes('ambiguous_intent');
  let { topics, intent, rewrite_strength: strength } = said;
  if (unsureTopic && !topics.includes('other')) {
    topics = [...topics, 'other'];
    rules.push('unsure-topic-other');
  }
  if (unsureIntent && intent !== 'concern') {
    intent = 'concern';
    rules.push('unsure-intent-concern');
  }
  const heated = flags.includes('emotional_intensity') || floor?.rewrite_strength === 'full_reframe';
  if (strength === 'light_touch' && (heated || unsureTopic || said.confidence.intent === 'low')) {
    strength = 'full_reframe';
    rules.push(heated ? 'intensity-full-reframe' : 'unsure-full-reframe');
  }
  const danger = flags.includes('self_harm') ? 'self_harm' : flags.includes('threat') ? 'threat' : null;
  if (danger !== null) rules.push('danger-fails-closed');
  return {
    classification: {
      ...said,
      topics,
      intent,
      rewrite_strength: strength,
      safety_flags: flags.length === 0 ? ['none'] : flags,
    },
    failed: advice === null,
    danger,
    rules,
  };
}

const FLAGS: readonly SafetyFlag[] = ['emotional_intensity', 'ambiguous_intent', 'threat', 'self_harm'];

function unitedFlags(all: readonly Classification[]): SafetyFlag[] {
  return FLAGS.filter((flag) => all.some(({ safety_flags }) => safety_flags.includes(flag)));
}
