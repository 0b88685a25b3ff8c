import type { z } from 'zod';
import { issueWords } from '../assessment/issue-words.ts';
import { type FieldProblem, invalidRequest, type RequestProblem } from '../assessment/problem-document.ts';

export type ReadShape<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: RequestProblem };

/** Nobody reads more. */
const MOST_PROBLEMS_TOLD = 20;

/**
 * A value of a shape, or the problem document that names its fields. It quotes no value.
 *
 * @example
 * const read = readShape(complaintEntrySchema, JSON.parse(text));
 * if (!read.ok) return read.problem; // errors: [{ field: 'sender_message', problem: 'is missing' }]
 */
export function readShape<T>(schema: z.ZodType<T>, value: unknown, whole = 'request'): ReadShape<T> {
  const read = schema.safeParse(value, { reportInput: true });
  if (read.success) return { ok: true, value: read.data };
  const problems = read.error.issues.flatMap((issue) => told(issue, whole));
  return { ok: false, problem: invalidRequest(problems.slice(0, MOST_PROBLEMS_TOLD)) };
}

/** A field that nobody asked for is named as such, so that the sender of it finds it. */
function told(issue: z.core.$ZodIssue, whole: string): FieldProblem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      field: place([...issue.path, key], whole),
      problem: 'is not taken here',
    }));
  const problem = issue.code === 'invalid_union' ? unionWords(issue) : issueWords(issue);
  return [{ field: place(issue.path, whole), problem }];
}

function unionWords({ input, message }: z.core.$ZodIssue): string {
  return input === undefined ? 'is missing' : message;
}

function place(path: readonly PropertyKey[], whole: string): string {
  let written = '';
  for (const part of path) {
    if (typeof part === 'number') written += `[${part}]`;
    else written += `${written === '' ? '' : '.'}${String(part)}`;
  }
  return written === '' ? whole : written;
}
