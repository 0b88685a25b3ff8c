/**
 * Freezes what a caller handed in, to its depth and in place: while it is worked on, and after, nothing can alter
 * it. What is not plain data is left alone; reading the request refuses it by name.
 */
export function freezeInput<T>(value: T, done = new Set<unknown>()): T {
  if (typeof value !== 'object' || value === null || done.has(value)) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return value;
  done.add(value);
  for (const part of Object.values(value)) freezeInput(part, done);
  return Object.freeze(value);
}
