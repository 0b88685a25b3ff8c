/** Deeper than any request that is taken; a value that refers to itself ends here too. */
const DEEPEST = 50;

/**
 * Freezes what a caller handed in, to its depth and in place: while it is worked on, and after, nothing can alter
 * it. What is not plain data is left alone; reading the request refuses it by name.
 */
export function freezeInput<T>(value: T, depth = 0): T {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return value;
  for (const part of Object.values(value)) freezeInput(part, depth + 1);
  return Object.freeze(value);
}
