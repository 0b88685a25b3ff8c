import type { ShownWords } from '@palimpsest/contracts';
import { listsIn } from './lists-in.ts';
import type { Table } from './table.ts';
import { weightsIn } from './weights-in.ts';

/** Constants are data; the functions and rules beside them are not. */
const CONSTANT = /^[A-Z][A-Z0-9_]*$/;

/** Every word list and table of weights in a file of data. */
export function tablesIn(file: string, { words, about, columns, rows }: ShownWords): Table[] {
  const names = { ...(columns === undefined ? {} : { columns }), ...(rows === undefined ? {} : { rows }) };
  const constants = Object.entries(words).filter(([name, value]) => CONSTANT.test(name) && !areRules(value));
  return constants
    .flatMap(([name, value]) => listsIn([file, name], value, (each) => weightsIn(each, names)))
    .map((list) => ({ ...list, id: idOf(list.name), about }));
}

/** Rules are shown as such. */
function areRules(value: unknown): boolean {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return (
    all.length > 0 && all.every((each) => typeof each === 'object' && each !== null && 'summary' in each)
  );
}

function idOf(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
