import { type AgentRole, type BoundaryBreach, boundaryBreaches } from './boundaries.ts';

export type ReadOutput<T> =
  | { readonly kind: 'valid'; readonly output: T }
  | { readonly kind: 'invalid'; readonly problems: readonly string[] }
  | { readonly kind: 'refused'; readonly breaches: readonly BoundaryBreach[] };

/** As much of a schema as is needed here. */
export interface OutputSchema<T> {
  safeParse(value: unknown):
    | { readonly success: true; readonly data: T }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly code: string }[];
        };
      };
}

const MOST_PROBLEMS = 8;
const LONGEST_OUTPUT = 2_000_000;

/** An output as it came: one JSON object, bare or in one code block. Nothing is repaired. */
export function readOutput<T>(role: AgentRole, schema: OutputSchema<T>, text: string): ReadOutput<T> {
  const value = parsed(text);
  if (value === undefined) return { kind: 'invalid', problems: ['is no JSON object'] };
  const breaches = boundaryBreaches(role, value);
  if (breaches.length > 0) return { kind: 'refused', breaches };
  const read = schema.safeParse(value);
  if (read.success) return { kind: 'valid', output: read.data };
  // Paths and codes only: a message may quote what the model wrote.
  const problems = read.error.issues
    .slice(0, MOST_PROBLEMS)
    .map(({ path, code }) => `${path.map(String).slice(0, 6).join('.') || 'output'}: ${code}`);
  return { kind: 'invalid', problems };
}

function parsed(text: string): object | undefined {
  if (text.length > LONGEST_OUTPUT) return undefined;
  try {
    const value: unknown = JSON.parse(inner(text.trim()));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function inner(text: string): string {
  if (!text.startsWith('```') || !text.endsWith('```')) return text;
  const first = text.indexOf('\n');
  return first < 0 ? text : text.slice(first + 1, -3);
}
