import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const EXAMPLES = fileURLToPath(new URL('../../../../../../examples/research/', import.meta.url));
export const ALDERMERE = join(EXAMPLES, 'aldermere');

export interface ExampleQuestion {
  readonly id: string;
  readonly question: string;
}

export async function exampleQuestions(): Promise<readonly ExampleQuestion[]> {
  const { questions } = JSON.parse(await readFile(join(EXAMPLES, 'questions.json'), 'utf8')) as {
    questions: ExampleQuestion[];
  };
  return questions;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * The words of an example as anyone would read them, without the product's own readers: Markdown and text as they are,
 * HTML without its tags. Null for a PDF or a Word file. Runs of blanks count as one.
 */
export async function wordsOf(address: string): Promise<string | null> {
  const path = address.replace(/^corpus:/, '');
  if (/\.(?:pdf|docx)$/.test(path)) return null;
  const text = await readFile(join(ALDERMERE, path), 'utf8');
  const plain = path.endsWith('.html')
    ? text
        .replace(/<[^>]{0,2000}>/g, ' ')
        .replace(/&(#?\w{1,8});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    : // A link of Markdown is read as its words.
      text.replace(/\[([^\]]{0,200})\]\([^)]{0,200}\)/g, '$1');
  return oneLine(plain);
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
