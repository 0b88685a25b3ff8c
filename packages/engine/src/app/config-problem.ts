import { fileConfigSchema } from '@palimpsest/contracts';
import type { z } from 'zod';
import { nearestWord } from './nearest-word.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with a configuration, key by key: where, what is allowed, and what was probably meant. Quotes no value. */
export function configProblems(issues: readonly Issue[], value: unknown): string {
  return issues.map((issue) => problemOf(issue, value)).join('; ');
}

function problemOf(issue: Issue, whole: unknown): string {
  const key = keyPath(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => unknownKey(issue.path, name)).join('; ');
  if (key === '') return `it must hold one JSON object, and holds ${kindOf(whole)}`;
  if (issue.code === 'invalid_key') return `"${key}" ${issue.issues[0]?.message ?? 'is no name'}`;
  const found = valueAt(whole, issue.path);
  if (issue.code === 'invalid_value') return `"${key}" ${issue.message}${meant(found, issue.values)}`;
  if (issue.code !== 'invalid_type') return `"${key}" ${issue.message}${numberFound(found)}`;
  const allowed = issue.expected === 'object' ? 'must be an object' : issue.message;
  return `"${key}" ${allowed}, and is ${kindOf(found)}`;
}

function unknownKey(path: Issue['path'], name: string): string {
  const known = knownKeys(path);
  const near = nearestWord(name, known);
  const full = (key: string) => keyPath([...path, key]);
  const guess = near === undefined ? '' : ` Did you mean "${full(near)}"?`;
  const where = path.length === 0 ? 'Known keys are' : `Known keys of "${keyPath(path)}" are`;
  return `"${full(name)}" is an unknown key.${guess} ${where} ${known.join(', ')}`;
}

/** The keys that may stand at a place of the file. */
function knownKeys(path: Issue['path']): string[] {
  let schema: unknown = fileConfigSchema;
  for (const part of path) schema = inner((inner(schema) as { shape?: object }).shape?.[part as never]);
  const shape = (inner(schema) as { shape?: object }).shape ?? {};
  return Object.keys(shape).filter((name) => name !== '$schema');
}

/** Without the marks that a key may be left out. */
function inner(schema: unknown): unknown {
  const wrapped = (schema as { def?: { innerType?: unknown } } | undefined)?.def?.innerType;
  return wrapped === undefined ? schema : inner(wrapped);
}

function meant(found: unknown, values: readonly unknown[]): string {
  const near = typeof found === 'string' ? nearestWord(found, values.map(String)) : undefined;
  return near === undefined ? '' : ` (did you mean "${near}"?)`;
}

/** A number is no secret, and seeing it beside its bounds says what to change. */
function numberFound(found: unknown): string {
  return typeof found === 'number' ? `, and is ${found}` : '';
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  const kind = typeof value;
  if (kind === 'string') return 'text';
  if (kind === 'boolean') return String(value);
  if (kind === 'number') return String(value);
  return 'an object';
}

function valueAt(whole: unknown, path: Issue['path']): unknown {
  return path.reduce<unknown>(
    (value, part) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[part],
    whole,
  );
}

/** `allowedHosts[0]`, `limits.bodyBytes` */
function keyPath(path: Issue['path']): string {
  return path
    .map((part, place) =>
      typeof part === 'number' ? `[${part}]` : `${place === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');
}
