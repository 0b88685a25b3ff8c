import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandEnvironment } from '../command-environment.ts';
import { fileProblem } from '../read-text.ts';

/** Far longer than any line of a batch; what is longer is not even kept. */
const LONGEST_LINE_BYTES = 1_000_000;
const LINE_FEED = 0x0a;

/** One line of a file: its words, or what keeps it from being read. */
export type ReadLine =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly problem: string };

/** The lines of a file, or of standard input for `-`, one after the other: no more than one of them is in memory. */
export async function* linesIn(
  { workingFolder, stdin }: Pick<CommandEnvironment, 'workingFolder' | 'stdin'>,
  name: string,
): AsyncGenerator<ReadLine> {
  const input = name === '-' ? stdin() : createReadStream(resolve(workingFolder, name));
  let kept: Uint8Array[] = [];
  let size = 0;
  let number = 0;
  const keep = (bytes: Uint8Array) => {
    size += bytes.length;
    if (size <= LONGEST_LINE_BYTES) kept.push(bytes);
  };
  const line = (): ReadLine => {
    number += 1;
    const read = size > LONGEST_LINE_BYTES ? tooLong(number) : decoded(number, Buffer.concat(kept));
    kept = [];
    size = 0;
    return read;
  };
  try {
    for await (const part of input) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : (part as Uint8Array);
      let from = 0;
      for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, from)) {
        keep(bytes.subarray(from, end));
        yield line();
        from = end + 1;
      }
      keep(bytes.subarray(from));
    }
  } catch (error) {
    throw fileProblem(name, error);
  }
  if (size > 0) yield line();
}

function decoded(number: number, bytes: Uint8Array): ReadLine {
  try {
    // A byte order mark at the front is taken off by the decoder.
    return { number, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { number, problem: 'this is not UTF-8' };
  }
}

function tooLong(number: number): ReadLine {
  return { number, problem: `this line is longer than ${LONGEST_LINE_BYTES / 1_000_000} MB` };
}
