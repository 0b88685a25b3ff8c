import type { z } from 'zod';
import type { Json, JsonObject } from '../json.ts';
import { innerForm, type WrittenNames } from './inner-form.ts';
import { issueWords } from './issue-words.ts';
import { plainCopy } from './plain-copy.ts';
import { type FieldProblem, invalidRequest, type RequestProblem } from './problem-document.ts';
import { type CanonicalRequest, canonicalRequestSchema } from './request.ts';

export type ReadRequest =
  | { readonly ok: true; readonly request: CanonicalRequest }
  | { readonly ok: false; readonly problem: RequestProblem };

/** Nobody reads more. */
const MOST_PROBLEMS_TOLD = 20;

/**
 * Reads a request in either spelling into the one inner form, or says which fields are wrong. The result is a copy,
 * frozen to its depth: nothing that works on it can alter it.
 *
 * @example
 * const read = readRewriteRequest(JSON.parse(text));
 * if (!read.ok) return read.problem; // status 400, errors: [{ field: 'problems[0].ProblemId', problem: 'is missing' }]
 */
export function readRewriteRequest(value: unknown): ReadRequest {
  const plain = plainCopy(value);
  if ('bad' in plain) return refused([plain.bad]);
  if (typeof plain.copy !== 'object' || plain.copy === null || Array.isArray(plain.copy))
    return refused([{ field: 'request', problem: 'must be an object' }]);
  const { form, names, problems } = innerForm(plain.copy as JsonObject);
  if (problems.length > 0) return refused(problems);
  const parsed = canonicalRequestSchema.safeParse(form, { reportInput: true });
  if (!parsed.success) return refused(parsed.error.issues.map((issue) => told(issue, names)));
  const twice = repeatedIds(parsed.data, names);
  if (twice.length > 0) return refused(twice);
  const idle = parsed.data.selectedFeedback.flatMap((item, i) =>
    item.affectedProblems.length === 0 && item.action?.type !== 'reorder'
      ? [{ field: place(['selectedFeedback', i, 'affectedProblems'], names), problem: 'must name a problem' }]
      : [],
  );
  if (idle.length > 0) return refused(idle);
  // The form itself, not the parser's copy of it, which would drop a property called __proto__.
  return { ok: true, request: frozen(form as unknown as CanonicalRequest) };
}

function refused(problems: readonly FieldProblem[]): ReadRequest {
  return { ok: false, problem: invalidRequest(problems.slice(0, MOST_PROBLEMS_TOLD)) };
}

function told(issue: z.core.$ZodIssue, names: WrittenNames): FieldProblem {
  return { field: place(issue.path, names), problem: issueWords(issue) };
}

/** The path in the caller's own spelling. */
function place(path: readonly PropertyKey[], names: WrittenNames): string {
  let inner = '';
  let written = '';
  for (const part of path) {
    inner += typeof part === 'number' ? `[${part}]` : `.${String(part)}`;
    if (typeof part === 'number') written += `[${part}]`;
    else written += `${written === '' ? '' : '.'}${names.get(inner) ?? String(part)}`;
  }
  return written === '' ? 'request' : written;
}

function repeatedIds(request: CanonicalRequest, names: WrittenNames): FieldProblem[] {
  return [
    ...repeated('problems', 'problemId', request.problems, names),
    ...repeated('teacherNotes', 'noteId', request.teacherNotes, names),
    ...repeated('selectedFeedback', 'feedbackId', request.selectedFeedback, names),
  ];
}

function repeated(
  list: string,
  field: string,
  items: readonly object[],
  names: WrittenNames,
): FieldProblem[] {
  const seen = new Map<Json, number>();
  return items.flatMap((item, i) => {
    const id = (item as JsonObject)[field] as Json;
    const first = seen.get(id);
    if (first === undefined) seen.set(id, i);
    return first === undefined
      ? []
      : [{ field: place([list, i, field], names), problem: `is the same as that of ${list}[${first}]` }];
  });
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
