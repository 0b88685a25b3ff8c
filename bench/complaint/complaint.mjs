// The complaint pipeline: classifier, language, lexicon and times on their data, the built-in renderer, and what taking
// a message costs.
import { run as classify } from './classify.mjs';
import { run as creation } from './creation-rate.mjs';
import { run as injection } from './injection.mjs';
import { run as language } from './language.mjs';
import { run as lexicon } from './lexicon.mjs';
import { run as renderer } from './renderer.mjs';
import { run as times } from './times.mjs';

export async function run(options) {
  const rows = [];
  for (const part of [classify, language, lexicon, times, renderer, injection, creation])
    rows.push(...(await part(options)));
  return rows;
}
