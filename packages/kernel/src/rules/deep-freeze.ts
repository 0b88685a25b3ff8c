/**
 * Freezes objects, arrays and functions to their depth, in place, and gives the value back. What is frozen already
 * is still looked into, since its parts may not be; `done` ends cycles.
 */
export function deepFreeze<T>(value: T, done = new Set<unknown>()): T {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || done.has(value))
    return value;
  done.add(value);
  for (const part of Object.values(value)) deepFreeze(part, done);
  return Object.freeze(value);
}
