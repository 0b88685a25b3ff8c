import { entityMatches } from '@palimpsest/kernel/text';

/** As the kernel has it, or all words of the one in the other in any order: "Lake Orrin", "Orrin Lake tourism". */
export function isSameName(a: string, b: string): boolean {
  if (entityMatches(a, b)) return true;
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const words = new Set(many.split(' '));
  return few.split(' ').every((word) => words.has(word));
}
