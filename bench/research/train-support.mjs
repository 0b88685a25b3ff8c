// Fits the weights of the support classifier on the development claims and writes them into the source:
//   node bench/research/train-support.mjs     (after a build)
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FEATURES } from '../../packages/pipelines/dist/research/support/features.js';
import { LABELS } from '../../packages/pipelines/dist/research/support/weights.js';
import { readClaims } from './scifact.mjs';
import { examples, fitWeights } from './support-model.mjs';

const TARGET = fileURLToPath(
  new URL('../../packages/pipelines/src/research/support/weights.ts', import.meta.url),
);

const claims = await readClaims();
if (claims === null) {
  process.stderr.write('The development claims are not there (research/scifact): nothing was written.\n');
  process.exitCode = 1;
} else {
  await writeFile(TARGET, render(fitWeights(examples(claims))));
  process.stdout.write(`${FEATURES.length} features from ${claims.length} claims\n`);
}

function render(weights) {
  const column = (i) => FEATURES.map((name, at) => `    ${weights[i][at]}, // ${name}`).join('\n');
  return `// Written by bench/research/train-support.mjs: train again instead of editing.
import type { SupportLabel } from '@palimpsest/contracts';

export const LABELS = [${LABELS.map((label) => `'${label}'`).join(', ')}] as const satisfies readonly SupportLabel[];

/** One weight a feature, in the order of FEATURES. */
export const WEIGHTS: Readonly<Record<SupportLabel, readonly number[]>> = {
${LABELS.map((label, i) => `  ${label}: [\n${column(i)}\n  ],`).join('\n')}
};
`;
}
