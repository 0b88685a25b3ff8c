import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../../examples/research/', import.meta.url);
const { corpus, questions } = JSON.parse(readFileSync(new URL('questions.json', FOLDER), 'utf8'));
/** So many ask the very same thing of the very same project: one of them asks the model, the others are answered by it. */
const TOGETHER = 2;

export const CORPORA = { [corpus]: fileURLToPath(new URL(corpus, FOLDER)) };

/** A question on the documents of an invented town. */
export function researchRequest(number) {
  const group = Math.floor(number / TOGETHER);
  const { question } = questions[group % questions.length];
  return {
    kind: 'research',
    path: '/v1/research',
    body: {
      question,
      corpus,
      project: `chaos-${group}`,
      renderer: 'openai-compatible',
      model: 'chaos-research',
    },
    runOf: ({ run }) => run.runId,
  };
}
