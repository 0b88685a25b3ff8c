import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../examples/assessment/', import.meta.url);
const ASSIGNMENTS = readdirSync(FOLDER)
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));

/** Problems to be rewritten, several at once in each run. */
export function assessmentRequest(number) {
  const documentId = `chaos_${number}`;
  return {
    kind: 'assessment',
    path: `/v1/documents/${documentId}/rewrites`,
    body: {
      request: { ...ASSIGNMENTS[number % ASSIGNMENTS.length], documentId },
      renderer: 'openai-compatible',
      model: 'chaos-assessment',
    },
    runOf: ({ run }) => run.runId,
  };
}
