import canonicalize from 'canonicalize';

/** Deeper than any honest record; a value that refers to itself is caught here too, without a set of visited objects. */
const DEEPEST = 1000;

/** In `u` mode a surrogate pair is one character, so only a half without its partner matches. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Such a text cannot be written as UTF-8: encoders put U+FFFD there, so two texts would share one hash. */
export function hasLoneSurrogate(text: string): boolean {
  return LONE_SURROGATE.test(text);
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
  const bad = findNotJson(value, { undefinedProperties: 'left-out' });
  if (bad !== undefined) throw notJsonError('Canonical JSON', bad);
  // For a single string, number or boolean RFC 8785 is what ECMAScript writes; the library would do just this.
  return typeof value === 'object' ? (canonicalize(value) as string) : JSON.stringify(value);
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
