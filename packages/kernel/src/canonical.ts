import canonicalize from 'canonicalize';

/** Deeper than any honest record; a value that refers to itself is caught here too, without a set of visited objects. */
const DEEPEST = 1000;

/** Most texts have none at all, and without the `u` mode that is found out several times as fast. */
const ANY_SURROGATE = /[\ud800-\udfff]/;

/** In `u` mode a surrogate pair is one character, so only a half without its partner matches. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Such a text cannot be written as UTF-8: encoders put U+FFFD there, so two texts would share one hash. */
export function hasLoneSurrogate(text: string): boolean {
  return ANY_SURROGATE.test(text) && LONE_SURROGATE.test(text);
}

/** A place in a value that JSON cannot hold. */
export interface NotJson {
  /** Where, e.g. `$.usage.cost[2]`. */
  readonly path: string;
  /** What is there that JSON cannot hold. */
  readonly problem: string;
}

/**
 * JSON text by RFC 8785: one value has exactly one text, on every machine. Hashes, signatures and keys are made
 * over it.
 *
 * Properties whose value is undefined are left out, as in `JSON.stringify`. Everything else that JSON cannot hold
 * is refused by name, since `JSON.stringify` would quietly turn it into something else.
 *
 * @example canonicalJson({ b: 1.0, a: 'é' }) // '{"a":"é","b":1}'
 */
export function canonicalJson(value: unknown): string {
  const written = write(value, 0);
  if (written !== undefined) return written;
  const bad = findNotJson(value, { undefinedProperties: 'left-out' });
  if (bad !== undefined) throw notJsonError('Canonical JSON', bad);
  // For a single string, number or boolean RFC 8785 is what ECMAScript writes; the library would do just this.
  return typeof value === 'object' ? (canonicalize(value) as string) : JSON.stringify(value);
}

/** What is deeper goes the long way; no record is. */
const ORDINARY_DEPTH = 32;

/** Printable, and nothing in it is escaped. */
const AS_IT_IS = /^[ !#-[\]-~]*$/;

/**
 * An ordinary value in one pass, or undefined for one that is refused or out of the ordinary. Every event is written
 * this way, several times over; a test holds it against the library.
 */
function write(value: unknown, depth: number): string | undefined {
  switch (typeof value) {
    case 'string':
      return text(value);
    case 'number':
      // Also for -0, which is written 0.
      return Number.isFinite(value) ? `${value}` : undefined;
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      break;
    default:
      return undefined;
  }
  if (value === null) return 'null';
  if (depth === ORDINARY_DEPTH) return undefined;
  return Array.isArray(value)
    ? writeArray(value, depth)
    : writeObject(value as Record<string, unknown>, depth);
}

function text(value: string): string | undefined {
  if (AS_IT_IS.test(value)) return `"${value}"`;
  return hasLoneSurrogate(value) ? undefined : JSON.stringify(value);
}

function writeArray(values: readonly unknown[], depth: number): string | undefined {
  let all = '[';
  for (let i = 0; i < values.length; i += 1) {
    const item = write(values[i], depth + 1);
    if (item === undefined) return undefined;
    all += i === 0 ? item : `,${item}`;
  }
  return `${all}]`;
}

function writeObject(values: Record<string, unknown>, depth: number): string | undefined {
  const prototype = Object.getPrototypeOf(values);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  let all = '{';
  for (const key of Object.keys(values).sort()) {
    const value = values[key];
    if (value === undefined) continue;
    const name = text(key);
    const item = write(value, depth + 1);
    if (name === undefined || item === undefined) return undefined;
    all += all === '{' ? `${name}:${item}` : `,${name}:${item}`;
  }
  return `${all}}`;
}

/** Throws unless the value comes back the same from JSON; here an undefined property is refused as well. */
export function assertPlainJson(value: unknown, what: string): void {
  const bad = findNotJson(value, { undefinedProperties: 'refused' });
  if (bad !== undefined) throw notJsonError(what, bad);
}

/** The first place that JSON cannot hold, or undefined. */
export function findNotJson(
  value: unknown,
  options: { readonly undefinedProperties: 'left-out' | 'refused' },
): NotJson | undefined {
  return search(value, options.undefinedProperties === 'left-out', 0);
}

function notJsonError(what: string, { path, problem }: NotJson): TypeError {
  return new TypeError(`${what} must be plain JSON, but ${path} is ${problem}.`);
}

/** The path is put together only on the way back from a problem: the good case pays nothing for it. */
function search(value: unknown, leaveOut: boolean, depth: number): NotJson | undefined {
  switch (typeof value) {
    case 'boolean':
      return undefined;
    case 'string':
      return hasLoneSurrogate(value) ? problem('text with half of a surrogate pair') : undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : problem(`the number ${value}`);
    case 'object':
      if (value === null) return undefined;
      break;
    default:
      return problem(typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`);
  }
  if (depth === DEEPEST) return problem(`nested deeper than ${DEEPEST} levels, or refers to itself`);
  return Array.isArray(value)
    ? searchArray(value, leaveOut, depth)
    : searchObject(value as Record<string, unknown>, leaveOut, depth);
}

function searchArray(values: readonly unknown[], leaveOut: boolean, depth: number): NotJson | undefined {
  // By index, since iteration methods skip the holes of a sparse array.
  for (let i = 0; i < values.length; i += 1) {
    const bad = search(values[i], leaveOut, depth + 1);
    if (bad !== undefined) return under(`[${i}]`, bad);
  }
  return undefined;
}

function searchObject(
  values: Record<string, unknown>,
  leaveOut: boolean,
  depth: number,
): NotJson | undefined {
  const prototype = Object.getPrototypeOf(values);
  if (prototype !== Object.prototype && prototype !== null) {
    return problem(`an object of class ${prototype.constructor?.name ?? 'unknown'}, not a plain one`);
  }
  for (const key of Object.keys(values)) {
    if (hasLoneSurrogate(key)) return problem('an object with half of a surrogate pair in a key');
    const value = values[key];
    if (value === undefined && leaveOut) continue;
    const bad = search(value, leaveOut, depth + 1);
    if (bad !== undefined)
      return under(/^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`, bad);
  }
  return undefined;
}

function problem(text: string): NotJson {
  return { path: '$', problem: text };
}

function under(step: string, bad: NotJson): NotJson {
  // A thousand steps help nobody.
  const rest = bad.path.slice(1);
  return { path: rest.length > 300 ? bad.path : `$${step}${rest}`, problem: bad.problem };
}
