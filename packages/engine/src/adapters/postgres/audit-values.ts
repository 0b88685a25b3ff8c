import type { Json } from '@palimpsest/contracts';
import type { ColumnType } from '@palimpsest/kernel';
import { storedValue } from './stored-value.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const WHOLE = /^-?\d{1,18}$/;
const MOST_INTEGER = 2_147_483_647;

/** A value that its column cannot hold. Events of an altered ledger may say anything; the server must not be asked to cast it. */
export const MISFIT = Symbol('misfit');

/** A value as text that the server casts to the column's type, exactly as it does when the row is written. */
export function columnText(type: ColumnType | undefined, value: Json): string | null | typeof MISFIT {
  if (value === null) return null;
  const text = String(storedValue(type, value));
  return fits(type, value, text) ? text : MISFIT;
}

function fits(type: ColumnType | undefined, value: Json, text: string): boolean {
  switch (type) {
    case undefined:
      return false;
    case 'text':
      return typeof value !== 'object';
    case 'jsonb':
      return true;
    case 'uuid':
      return UUID.test(text);
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value) && Math.abs(value as number) <= MOST_INTEGER;
    case 'bigint':
      return WHOLE.test(text);
    case 'timestamptz':
    case 'timestamp':
      return isInstant(text);
    case 'date':
      return isInstant(`${text}T00:00:00.000Z`);
    default:
      return fitsNumeric(type, value);
  }
}

function isInstant(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

function fitsNumeric(type: ColumnType, value: Json): boolean {
  const [precision = 0, scale = 0] = (type.match(/\d+/g) ?? []).map(Number);
  const most = 10 ** (precision - scale);
  return Number.isFinite(Number(value)) && Math.abs(Number(value)) < most;
}
