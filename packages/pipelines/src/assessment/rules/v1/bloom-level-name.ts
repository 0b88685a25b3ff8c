/** The six levels with the words by which teachers and older taxonomies call them. */
export const LEVELS: Readonly<Record<string, readonly string[]>> = {
  Remember: ['remember', 'remembering', 'knowledge', 'recall', 'recalling', 'knowing'],
  Understand: ['understand', 'understanding', 'comprehension', 'comprehend', 'comprehending'],
  Apply: ['apply', 'applying', 'application'],
  Analyze: ['analyze', 'analyse', 'analyzing', 'analysing', 'analysis'],
  Evaluate: ['evaluate', 'evaluating', 'evaluation'],
  Create: ['create', 'creating', 'creation', 'synthesis', 'synthesize', 'synthesise', 'synthesizing'],
};
const NAMES = new Map(
  Object.entries(LEVELS).flatMap(([name, words]) => words.map((word) => [word, name] as const)),
);

/** The level a problem's metadata name, in one spelling; null where they name none that is known. */
export function bloomLevelName(written: string | null | undefined): string | null {
  return NAMES.get((written ?? '').trim().toLowerCase()) ?? null;
}
