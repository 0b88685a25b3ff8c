import { defineRuleSet } from '@palimpsest/kernel';
import { type Outcome, outcomeOf, type ProblemResult } from './outcome.ts';
import { type Signal, type SignalFacts, signalsOf } from './signals.ts';
import { type Structure, type StructureAsked, structureOf } from './structure.ts';

/** Which signals a problem shows, by its id. */
export interface ProblemSignals {
  readonly problemId: string;
  readonly signals: readonly Signal[];
}

/** Every decision of the assessment pipeline, frozen. */
export const assessmentRulesV1 = defineRuleSet({
  id: 'assessment',
  version: 'v1',
  parameters: { confusionFrom: 0.5, fatigueFrom: 0.5, successBelow: 0.6, timeRatioAbove: 1.25 },
  rules: [
    {
      id: 'feedback-drives',
      summary: 'A problem is rewritten only where a selected feedback item names it.',
      why: 'Selected feedback is the only actionable guidance; notes and simulation data corroborate.',
    },
    {
      id: 'explicit-structure',
      summary: 'Problems are moved, removed or replaced only by a structured action.',
      why: 'Words in a recommendation can be read in more than one way.',
    },
    {
      id: 'nothing-in-part',
      summary:
        'A text that a guard refuses leaves its problem as it was; its items are listed as not applied.',
      why: 'A version must hold nothing that broke a lock.',
    },
    {
      id: 'confusion-spike',
      summary: 'Half of the students or more were confused, or a cluster says so.',
      why: 'Names the simulation signal behind a rewrite.',
    },
    {
      id: 'fatigue-pattern',
      summary: 'A fatigue of one half or more, or a cluster says so.',
      why: 'Names the simulation signal behind a rewrite.',
    },
    {
      id: 'low-success',
      summary: 'Fewer than six in ten succeeded, or a cluster says so.',
      why: 'Names the simulation signal behind a rewrite.',
    },
    {
      id: 'time-overrun',
      summary: 'It took more than a quarter longer than planned, or a cluster says so.',
      why: 'Names the simulation signal behind a rewrite.',
    },
    {
      id: 'bloom-jump',
      summary: 'The cluster report names a jump in cognitive demand at this problem.',
      why: 'Names the simulation signal behind a rewrite.',
    },
    {
      id: 'clarity-confusion',
      summary: 'A clarity item meets a confusion signal or a note that students asked or were unsure.',
      why: 'Two independent sources say the same of the problem.',
    },
  ],
  decisions: {
    structure: (input: StructureAsked): Structure => structureOf(input),
    signals: (
      input: { readonly problems: readonly SignalFacts[] },
      { parameters },
    ): { problems: readonly ProblemSignals[] } => ({
      problems: input.problems.map((facts) => ({
        problemId: facts.problemId,
        signals: signalsOf(facts, parameters),
      })),
    }),
    outcome: (input: { readonly problems: readonly ProblemResult[] }): Outcome => outcomeOf(input.problems),
  },
});
