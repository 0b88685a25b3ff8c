/**
 * Requests come with `problemId` or with `ProblemId`; the specification shows both. These tables name the fields of
 * each part, so that either spelling finds its way into the one inner form and any other is refused by name.
 */
const FIELD_NAMES = {
  request: [
    'documentId',
    'version',
    'problems',
    'teacherNotes',
    'selectedFeedback',
    'clusterReport',
    'simulationSummary',
    'generationContext',
  ],
  problem: ['problemId', 'content', 'bloomLevel', 'linguisticComplexity', 'estimatedTimeMinutes'],
  note: ['noteId', 'problemId', 'note'],
  feedback: ['feedbackId', 'category', 'affectedProblems', 'recommendation', 'action'],
  action: ['type', 'order', 'direction'],
  clusterReport: ['clusters', 'bloomJumps'],
  cluster: ['clusterId', 'label', 'problemIds', 'signal', 'severity'],
  bloomJump: ['fromProblemId', 'toProblemId'],
  simulationSummary: ['confusionLevel', 'fatigueLevel', 'successRate', 'averageTimeMinutes', 'perProblem'],
  perProblem: ['problemId', 'confusion', 'fatigue', 'successRate', 'timeMinutes'],
  generationContext: ['gradeBand', 'classLevel', 'subject', 'timeTargetMinutes'],
} as const;
export type PartName = keyof typeof FIELD_NAMES;

/** How a written name relates to the fields of a part. */
export type Spelling =
  | { readonly kind: 'known'; readonly name: string }
  | { readonly kind: 'misspelt'; readonly name: string }
  | { readonly kind: 'other' };

const byPart = new Map(
  Object.entries(FIELD_NAMES).map(([part, names]) => [
    part,
    {
      exact: new Map(names.flatMap((name) => [[name, name] as const, [pascal(name), name] as const])),
      loose: new Map(names.map((name) => [name.toLowerCase(), name] as const)),
    },
  ]),
);

/** `ProblemId` is `problemId`; `problem_id` is neither spelling, and no unknown metadata either. */
export function spellingOf(part: PartName, written: string): Spelling {
  const names = byPart.get(part);
  const exact = names?.exact.get(written);
  if (exact !== undefined) return { kind: 'known', name: exact };
  const meant = names?.loose.get(written.toLowerCase().replace(/[_\-\s]/g, ''));
  return meant === undefined ? { kind: 'other' } : { kind: 'misspelt', name: meant };
}

export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
