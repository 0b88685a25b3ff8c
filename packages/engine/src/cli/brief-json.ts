import type { Json } from '@palimpsest/contracts';
import { count, shortened } from './layout.ts';

/** More does not fit on the two or three lines that one event gets. */
const MOST = 200;
const MOST_WORD = 60;
const MOST_ENTRIES = 3;
const DEEPEST = 2;

/** A value as somebody would say it: its plain parts by name, long lists as their number. --full has all of it. */
export function briefJson(value: Json): string {
  return shortened(told(value, 0), MOST);
}

function told(value: Json, depth: number): string {
  if (typeof value === 'string') return shortened(value, MOST_WORD);
  if (value === null) return 'none';
  if (Array.isArray(value)) return listed(value, depth);
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value);
  if (parts.length === 0) return 'nothing';
  if (depth >= DEEPEST) return count(parts.length, 'value');
  const words = parts.map(([name, part]) => `${name} ${told(part, depth + 1)}`).join(', ');
  return depth === 0 ? words : `(${words})`;
}

function listed(entries: readonly Json[], depth: number): string {
  const plain = entries.every((entry) => entry === null || typeof entry !== 'object');
  if (entries.length === 0) return 'none';
  if (!plain || entries.length > MOST_ENTRIES) return count(entries.length, 'entry', 'entries');
  return entries.map((entry) => told(entry, depth + 1)).join(', ');
}
