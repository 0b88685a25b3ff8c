import { readShape } from '@palimpsest/contracts';
import { z } from 'zod';
import { HttpProblem } from './problem.ts';

/** What a shape makes of nothing at all, which is what most queries hold. */
const ofNothing = new WeakMap<z.ZodType, unknown>();

/** A part of a request as its route wants it, or a problem that names the fields which are not as they should be. */
export function readPart(schema: z.ZodType | undefined, value: unknown, whole: string): unknown {
  if (schema === undefined) return {};
  const checked = readShape(schema, value, whole);
  if (checked.ok) return checked.value;
  const { detail, code, errors } = checked.problem;
  throw new HttpProblem({ status: 400, code, message: detail, errors });
}

/** The same for the names and values of an address. */
export function readNames(
  schema: z.ZodType | undefined,
  values: Readonly<Record<string, string>>,
  whole: 'path' | 'query',
): unknown {
  let some = false;
  for (const name in values) {
    some = true;
    if (values[name]?.includes('\u0000') === true) throw holdsNul(whole);
  }
  if (schema === undefined) return {};
  if (some) return areShort(schema, values) ? values : readPart(schema, values, whole);
  if (!ofNothing.has(schema)) ofNothing.set(schema, readPart(schema, {}, whole));
  return ofNothing.get(schema);
}

interface Length {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/** For shapes that ask of texts how long they are and nothing else, as most addresses do; null for all others. */
const lengths = new WeakMap<z.ZodType, readonly Length[] | null>();

/** Whether these are the names of such a shape and their values as long as it wants: then it would give back the same. */
function areShort(schema: z.ZodType, values: Readonly<Record<string, string>>): boolean {
  let wanted = lengths.get(schema);
  if (wanted === undefined) {
    wanted = lengthsOf(schema);
    lengths.set(schema, wanted);
  }
  if (wanted === null || wanted.length !== Object.keys(values).length) return false;
  for (const { name, least, most } of wanted) {
    const length = values[name]?.length ?? -1;
    if (length < least || length > most) return false;
  }
  return true;
}

function lengthsOf(schema: z.ZodType): Length[] | null {
  if (!(schema instanceof z.ZodObject) || (schema.def.checks ?? []).length > 0) return null;
  const wanted: Length[] = [];
  for (const [name, field] of Object.entries(schema.shape)) {
    if (!(field instanceof z.ZodString) || !onlyLengths(field)) return null;
    wanted.push({ name, least: field.minLength ?? 0, most: field.maxLength ?? Number.POSITIVE_INFINITY });
  }
  return wanted;
}

function onlyLengths({ def }: z.ZodString): boolean {
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def.check);
  return def.coerce !== true && checks.every((check) => check === 'min_length' || check === 'max_length');
}

/** No text of a database can hold one. */
function holdsNul(whole: string): HttpProblem {
  return new HttpProblem({
    status: 400,
    code: 'request_invalid',
    message: `The ${whole} holds a NUL character, which no text may.`,
  });
}
