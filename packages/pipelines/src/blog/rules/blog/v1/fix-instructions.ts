import { AEO_MAXIMA, type AeoScores, type BlogTrigger } from '@palimpsest/contracts';
import {
  ADD_DETAILS,
  ADD_HEADERS,
  ADD_LISTS,
  ANSWER_FIRST,
  CATEGORY_INSTRUCTIONS,
  PILLAR_INSTRUCTIONS,
  REWRITABLE_PILLARS,
  type RewritablePillar,
  VARY_SENTENCES,
} from './instructions.ts';

type Pillars = AeoScores['pillars'];

/** What the triggers ask the renderer to do: in their order, each sentence once. */
export function fixInstructions(triggers: readonly BlogTrigger[], pillars: Pillars): string[] {
  const critical = triggers.some(({ trigger_type }) => trigger_type === 'aeo_pillar_critical');
  const asked = triggers.flatMap((trigger) => instructionsOf(trigger, pillars, critical));
  return [...new Set(asked)];
}

function instructionsOf(trigger: BlogTrigger, pillars: Pillars, critical: boolean): readonly string[] {
  switch (trigger.trigger_id) {
    case 'T1':
      return critical ? [] : weakestPillars(pillars).map((pillar) => PILLAR_INSTRUCTIONS[pillar]);
    case 'T2':
      return [ANSWER_FIRST];
    case 'T3':
      return [ADD_HEADERS, ADD_LISTS];
    case 'T4':
      return [VARY_SENTENCES, ADD_DETAILS];
    case 'T5':
      return [CATEGORY_INSTRUCTIONS[trigger.trigger_data.category]];
  }
}

/** The two with the lowest share of their maximum; the sort keeps the order of equals. */
function weakestPillars(pillars: Pillars): RewritablePillar[] {
  // In hundredths and crosswise, so that equal shares are equal: a division would round them apart.
  const part = (one: RewritablePillar, other: RewritablePillar) =>
    Math.round(pillars[one] * 100) * AEO_MAXIMA[other];
  return [...REWRITABLE_PILLARS].sort((a, b) => part(a, b) - part(b, a)).slice(0, 2);
}
