import type { FieldProblem } from '@palimpsest/contracts';

/** Deeper than anything that a tool takes. */
const DEEPEST = 64;

/**
 * The first text among arguments that is none: with a character that no database keeps, or with half of one. Words of a
 * client may end up in names, reasons and settings, and none of them can hold such a thing.
 */
export function unusableText(args: unknown): FieldProblem | null {
  const left: { readonly value: unknown; readonly field: string; readonly depth: number }[] = [
    { value: args, field: '', depth: 0 },
  ];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, field, depth } = next;
    const problem = problemOf(value, depth);
    if (problem !== null) return { field: field === '' ? 'the arguments' : field, problem };
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value).reverse()) {
      const place = Array.isArray(value) ? `${field}[${key}]` : `${field}${field === '' ? '' : '.'}${key}`;
      if (!Array.isArray(value) && problemOf(key, 0) !== null)
        return { field: field === '' ? 'the arguments' : field, problem: 'has a name that is no text' };
      left.push({ value: part, field: place, depth: depth + 1 });
    }
  }
  return null;
}

function problemOf(value: unknown, depth: number): string | null {
  if (depth > DEEPEST) return 'is nested too deeply';
  if (typeof value !== 'string') return null;
  if (value.includes('\0')) return 'has the character U+0000, which is no text';
  return /\p{Surrogate}/u.test(value) ? 'has half of a surrogate pair, which is no character' : null;
}
