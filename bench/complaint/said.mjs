// The words of a message that carry what it says, written down by a reader who makes no rules: where a rewrite keeps
// the sender's own words, it is asked whether these still stand in it, not whether our own finder knows them.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const FOLDER = new URL('../../packages/pipelines/src/complaint/cases/', import.meta.url);

/** By id of the message; empty for a part nobody has read so. */
export async function readSaid(part) {
  const file = new URL(`said-${part}.jsonl`, FOLDER);
  if (!existsSync(file)) return new Map();
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => JSON.parse(line)).map((each) => [each.id, each]));
}

/** Whether at least one of the phrases stands in the text as whole words, in whatever case. */
export function stands(phrases, text) {
  const words = spaced(text);
  return phrases.some((phrase) => words.includes(spaced(phrase)));
}

function spaced(text) {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}
