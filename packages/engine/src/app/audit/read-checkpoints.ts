import { readFile } from 'node:fs/promises';
import { type SignedCheckpoint, signedCheckpointSchema } from '@palimpsest/contracts';
import { FileUnusableError } from '../../errors/file-unusable-error.ts';

const HINT =
  'Give a checkpoint file as the engine writes it: one JSON document per line, or a single document.';

/** The checkpoints in a file. One that cannot be read is an error and never passed over: it may be the one that matters. */
export async function readCheckpointFile(path: string): Promise<SignedCheckpoint[]> {
  const text = await readText(path, HINT);
  if (text.trim() === '') throw new FileUnusableError({ path, problem: 'the file is empty.', hint: HINT });
  const whole = parse(text);
  if (whole !== undefined)
    return (Array.isArray(whole) ? whole : [whole]).map((value) => checkpoint(path, 'the document', value));
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines.flatMap((line, i) => {
    if (line.trim() === '') return [];
    const value = parse(line);
    if (value !== undefined) return [checkpoint(path, `line ${i + 1}`, value)];
    const torn = i === last && i > 0 && !text.endsWith('\n');
    throw new FileUnusableError({
      path,
      problem: torn ? `line ${i + 1}, the last one, is cut off.` : `line ${i + 1} is not JSON.`,
      hint:
        last === 0
          ? HINT
          : `The file was damaged while it was written or copied. Remove line ${i + 1} to use the other checkpoints, or copy the file again.`,
    });
  });
}

/** A text file that a person named. */
export async function readText(path: string, hint: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown';
    const problem = code === 'ENOENT' ? 'there is no such file.' : `the file cannot be read (${code}).`;
    throw new FileUnusableError({ path, problem, hint, cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function checkpoint(path: string, where: string, value: unknown): SignedCheckpoint {
  const parsed = signedCheckpointSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field =
    issue === undefined || issue.path.length === 0 ? '' : ` (${issue.path.join('.')}: ${issue.message})`;
  throw new FileUnusableError({ path, problem: `${where} is not a checkpoint${field}.`, hint: HINT });
}
