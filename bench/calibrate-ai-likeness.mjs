// Calibrates the rule set ai-likeness/v1 on development data: node bench/calibrate-ai-likeness.mjs [--write] [--data FOLDER]
// Cross-validates the whole procedure and prints the page docs/guide/ai-likeness-calibration.md. With --write it writes that
// page, calibration.ts and the fitted lists. --final: skip the cross-validation, print what the final fit gives.
// Needs the built packages (npm run build). The data is not part of the project; without it the tool says so.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LISTS, listSource } from './ai-likeness/choices.mjs';
import { calibrate, crossValidate, measure } from './ai-likeness/cross-validate.mjs';
import { calibrationPage, calibrationSource } from './ai-likeness/print.mjs';
import { measureTexts } from './ai-likeness/texts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(root, '../shared/data') },
    write: { type: 'boolean', default: false },
    final: { type: 'boolean', default: false },
  },
});
if (!existsSync(join(values.data, 'ai-likeness')) || !existsSync(join(values.data, 'blog/18f'))) {
  console.error(
    `There is no development data in ${values.data}: it needs ai-likeness/ and blog/18f/. Give another folder with --data.`,
  );
  process.exit(2);
}

const dist = join(root, 'packages/pipelines/dist/blog');
const { parseDocument } = await import(join(root, 'packages/kernel/dist/text/index.js'));
const { analyse } = await import(join(dist, 'analysis.js'));
const { textView } = await import(join(dist, 'rules/ai-likeness/v1/text-view.js'));
const { GAUGES } = await import(join(dist, 'rules/ai-likeness/v1/gauges.js'));
const { evidence, ENOUGH_WORDS } = await import(join(dist, 'rules/ai-likeness/v1/notes.js'));
const choices = await import(join(dist, 'rules/ai-likeness/v1/choices.js'));

const finders = { words: choices.wordsChosen, pairs: choices.pairsChosen, openers: choices.openersChosen };
const build = { parseDocument, analyse, textView, GAUGES, evidence, finders, keyOf: choices.keyOf };
const { rows, isName } = measureTexts(values.data, build);
const tools = { isName, modelShare: choices.modelShare };
const lists = new Set(LISTS.map(({ id }) => id));
const gauges = GAUGES.map(({ id, category, counts, unit }) => {
  return { id, category, counts, unit, sign: counts === 'more' ? 1 : -1, fitted: lists.has(id) };
});

const validated = values.final ? null : crossValidate(rows, gauges, tools);
const final = calibrate(rows, gauges, tools);
const page = calibrationPage(final, measure(rows, final, tools), validated, ENOUGH_WORDS);
console.log(page);
if (values.write) {
  const folder = join(root, 'packages/pipelines/src/blog/rules/ai-likeness/v1');
  writeFileSync(join(folder, 'calibration.ts'), calibrationSource(final.gauges));
  for (const list of LISTS)
    writeFileSync(join(folder, `lexicon/fitted/${list.file}.ts`), listSource(list, final.lists[list.id]));
  if (validated !== null) writeFileSync(join(root, 'docs/guide/ai-likeness-calibration.md'), page);
}
