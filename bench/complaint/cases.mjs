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

/** What each of those who read the messages a second time took for their topics, in the order of the messages. */
export async function readReaders(part, cases) {
  if (part !== 'held-out') return [cases.map(({ topics, topics_read_again: again = topics }) => again)];
  const file = await readFile(new URL('read-again-held-out.jsonl', FOLDER), 'utf8');
  const lines = file.split('\n').filter((line) => line !== '');
  const byId = new Map(lines.map((line) => JSON.parse(line)).map(({ id, readers }) => [id, readers]));
  return [0, 1].map((reader) => cases.map(({ id }) => byId.get(id)[reader]));
}

/** No rewrite is made of a message that announces harm. */
export function isRewritten({ safety_flags: flags }) {
  return !flags.includes('threat') && !flags.includes('self_harm');
}
