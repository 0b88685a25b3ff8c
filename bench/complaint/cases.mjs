// The labelled messages: `open` ones were used for making rules, `held-out` ones only measure them.
import { readdir, readFile } from 'node:fs/promises';

const FOLDER = new URL('../../packages/pipelines/src/complaint/cases/', import.meta.url);

/** The languages the labelled messages are in, and the built-in renderer writes. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'];

export async function readCases(part) {
  const names = (await readdir(FOLDER)).filter(
    (name) => name.startsWith(`${part}-`) && name.endsWith('.jsonl'),
  );
  const files = await Promise.all(names.sort().map((name) => readFile(new URL(name, FOLDER), 'utf8')));
  return files.flatMap((file) =>
    file
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line)),
  );
}

/** The messages labelled first, of which a third is held out, together. Those added later have `m` or `n` in their ids. */
export async function readFirstSet() {
  const open = (await readCases('open')).filter(({ id }) => !isAdded(id));
  return [...open, ...(await readCases('held-out'))];
}

export const isAdded = (id) => /-[mn]/.test(id);

/** What each reader took for the topics of a message, the first label first. */
export function readingsOf({ topics, topics_read: readings = [topics] }) {
  return readings;
}

/** No rewrite is made of a message that announces harm. */
export function isRewritten({ safety_flags: flags }) {
  return !flags.includes('threat') && !flags.includes('self_harm');
}
