/** Words for what the rules and the record say in codes. The code stands small beside them where an expert wants it. */
export const codes = {
  pillars: {
    answerability: 'Gives the answer',
    structure: 'Structure',
    specificity: 'Concrete details',
    trust: 'Sources and trust',
    coverage: 'Covers the topic',
    freshness: 'Up to date',
    readability: 'Easy to read',
  },
  categories: {
    vocabulary_inflation: 'Inflated words',
    participial_density: 'Trailing -ing clauses',
    rhetorical_formulas: 'Rhetorical formulas',
    stock_phrases: 'Stock phrases',
    template_frame: 'Template opening and end',
    rhythm: 'Even rhythm',
    voice_deficit: 'No personal voice',
    punctuation_format: 'Punctuation and format',
  },
  triggers: {
    T1: ({ aeo_total }: Record<string, unknown>) =>
      `It answers too weakly as a whole: ${aeo_total} of 100 points.`,
    T2: ({ score, min }: Record<string, unknown>) =>
      `The answer comes too late or is missing: ${score} points, at least ${min} are wanted.`,
    T3: ({ score, min }: Record<string, unknown>) =>
      `It is hard to find one’s way in it: ${score} points for structure, at least ${min} are wanted.`,
    T4: ({ ai_likeness_total }: Record<string, unknown>) =>
      `It sounds like a machine as a whole: ${ai_likeness_total} of 100.`,
    T5: ({ category, score }: Record<string, unknown>) =>
      `One habit sounds like a machine: ${categoryName(String(category))}, ${score} of 100.`,
  } as Record<string, (data: Record<string, unknown>) => string>,
  triggersLeft: {
    T1: 'it still answers too weakly as a whole',
    T2: 'the answer still comes too late',
    T3: 'its structure is still too weak',
    T4: 'it still sounds like a machine as a whole',
    T5: 'one habit still sounds like a machine',
  } as Record<string, string>,
  trends: {
    improving: 'Better on both counts',
    partial_improvement: 'It answers better; it sounds about the same',
    stagnant: 'Answers about as well as before',
    regressing: 'Worse than before',
  } as Record<string, string>,
  cycleStops: {
    max_cycles_reached: 'This was the last rewrite that is allowed in a row, so it stopped here.',
    no_improvement: 'Two rewrites in a row changed little, so a third was not tried.',
    quality_degradation: 'This rewrite made it worse, so nothing was built upon it.',
    oscillation_detected: 'The scores only swung back and forth, so it stopped here.',
    render_failed: 'The rewriter gave no usable answer, so there is no new version from this round.',
    guard_rejected: 'The checks refused this rewrite, so it did not become a version.',
  } as Record<string, string>,
  outcomes: {
    no_rewrite_required: 'It meets every threshold. Nothing was rewritten.',
    completed: 'Rewritten, and it now meets every threshold.',
    stopped: 'Rewriting stopped before every threshold was met.',
    open: 'It is being looked after right now.',
    waiting: 'It waits for scores that you give.',
    failed: 'The work broke off. What was reached so far is kept; add a version to try again.',
  } as Record<string, string>,
  stops: {
    max_cycles_reached: 'The most rewrites in a row were made.',
    no_improvement: 'Two rewrites in a row changed little.',
    quality_degradation: 'A rewrite made it worse; the version before it counts.',
    oscillation_detected: 'The scores only swung back and forth.',
    render_failed: 'The rewriter gave no usable answer.',
    guard_rejected: 'The checks refused a rewrite.',
    needs_author_input: 'Without facts that only you know, no rewrite can reach the threshold.',
    budget_reached: 'The budget for this was used up.',
    subject_erased: 'The post was erased.',
  } as Record<string, string>,
  origins: { author: 'By the author', rewrite: 'Rewrite' },
  events: {
    'run-started': 'Taken up',
    'version-created': 'A version was put on record',
    'evaluation-recorded': 'A version was scored',
    'decision-made': 'The rules decided',
    'cycle-started': 'A rewrite began',
    'attempt-started': 'The rewriter was asked',
    'attempt-succeeded': 'The rewriter answered',
    'attempt-replayed': 'An earlier answer was used again',
    'attempt-failed': 'The rewriter gave no answer',
    'attempt-interrupted': 'The question to the rewriter was cut off',
    'guard-passed': 'The rewrite passed the checks',
    'guard-failed': 'The checks refused the rewrite',
    'cycle-completed': 'A round is over',
    'cycle-stopped': 'The last round is over',
    'external-scores-recorded': 'Scores were given',
    'no-rewrite-required': 'It meets every threshold',
    'attempt-late': 'An answer came too late and was not used',
    'wait-elapsed': 'The wait is over',
    'budget-reached': 'The budget is used up',
    'run-finished': 'Done',
  } as Record<string, string>,
  ruleSets: { 'blog/v1': 'Usual thresholds', 'blog/strict-v1': 'Strict thresholds' } as Record<
    string,
    string
  >,
} as const;

export function partName(part: string): string {
  return (codes.pillars as Record<string, string>)[part] ?? categoryName(part);
}

function categoryName(category: string): string {
  return (codes.categories as Record<string, string>)[category] ?? category;
}
