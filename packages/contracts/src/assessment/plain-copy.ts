import type { Json } from '../json.ts';
import { forbiddenCharacter } from './characters.ts';
import type { FieldProblem } from './problem-document.ts';
import { ASSESSMENT_LIMITS } from './request.ts';

const DEEPEST = 40;

/**
 * A copy that holds nothing but JSON, so that what is checked is what is kept: no getters, classes, cycles or
 * characters that no database could hold. Properties that are undefined are left out.
 */
export function plainCopy(value: unknown): { readonly copy: Json } | { readonly bad: FieldProblem } {
  const state = { left: ASSESSMENT_LIMITS.total };
  try {
    return { copy: copied(value, '', 0, state) };
  } catch (error) {
    if (error instanceof NotPlain) return { bad: { field: error.field, problem: error.problem } };
    throw error;
  }
}

class NotPlain extends Error {
  readonly field: string;
  readonly problem: string;
  constructor(field: string, problem: string) {
    super(problem);
    this.field = field === '' ? 'request' : field;
    this.problem = problem;
  }
}

function copied(value: unknown, field: string, depth: number, state: { left: number }): Json {
  switch (typeof value) {
    case 'boolean':
      return value;
    case 'string':
      return text(value, field, state);
    case 'number':
      if (!Number.isFinite(value)) throw new NotPlain(field, 'must be a number that JSON can hold');
      return value;
    case 'object':
      break;
    default:
      throw new NotPlain(field, `must be plain JSON, not ${typeof value}`);
  }
  if (value === null) return null;
  if (depth === DEEPEST) throw new NotPlain(field, `must not be nested deeper than ${DEEPEST} levels`);
  spend(field, 2, state);
  if (Array.isArray(value)) {
    const list: Json[] = [];
    for (let i = 0; i < value.length; i += 1) list.push(copied(value[i], `${field}[${i}]`, depth + 1, state));
    return list;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new NotPlain(field, 'must be plain JSON, not an object of a class');
  const object: [string, Json][] = [];
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue;
    const place = field === '' ? name : `${field}.${name}`;
    object.push([text(name, place, state), copied(part, place, depth + 1, state)]);
  }
  // Not by assignment: a property called __proto__ must stay an ordinary one.
  return Object.fromEntries(object);
}

function text(value: string, field: string, state: { left: number }): string {
  spend(field, value.length, state);
  const forbidden = forbiddenCharacter(value);
  if (forbidden !== null) throw new NotPlain(shortened(field), forbidden);
  return value;
}

function spend(field: string, characters: number, state: { left: number }): void {
  state.left -= characters;
  if (state.left >= 0) return;
  const most = ASSESSMENT_LIMITS.total / 1_000_000;
  throw new NotPlain(
    shortened(field),
    `makes the request too large: all its texts together may have ${most} million characters`,
  );
}

function shortened(field: string): string {
  return field.length > 200 ? `${field.slice(0, 200)}…` : field;
}
