import type { ReadModel, RowChange } from '@palimpsest/kernel';
import { describe, expect, it } from 'vitest';
import { settled } from './rows.ts';

const model: ReadModel = {
  table: 'things',
  key: ['id'],
  columns: { id: 'text', color: 'text', size: 'text' },
  words: [],
  project: () => [],
};
const made = (id: string, rest: object = {}): RowChange => ({ op: 'insert', row: { id, ...rest } });
const changed = (id: string, set: Record<string, string>): RowChange => ({ op: 'update', key: { id }, set });

describe('changes of one row', () => {
  it('become one insert, with what stood there last', () => {
    const changes = [
      made('1', { color: 'red' }),
      changed('1', { size: 's' }),
      changed('1', { color: 'blue' }),
    ];
    expect(settled(model, changes)).toEqual([made('1', { color: 'blue', size: 's' })]);
  });

  it('become one update where the row was there before', () => {
    expect(settled(model, [changed('1', { size: 's' }), changed('1', { color: 'blue', size: 'm' })])).toEqual(
      [changed('1', { color: 'blue', size: 'm' })],
    );
  });

  it('stay apart with another row in between: a unique index may care', () => {
    const changes = [made('1'), changed('2', { color: 'red' }), changed('1', { color: 'blue' })];
    expect(settled(model, changes)).toEqual(changes);
  });

  it('stay apart where the key itself changes, or is only a part of the key', () => {
    const renamed = [made('1'), changed('1', { id: '2' }), changed('1', { color: 'red' })];
    expect(settled(model, renamed)).toEqual(renamed);
    const wider = { ...model, key: ['id', 'color'] };
    const partly = [made('1', { color: 'red' }), changed('1', { size: 's' })];
    expect(settled(wider, partly)).toEqual(partly);
  });

  it('are never mistaken for those of another row', () => {
    const changes = [made('1'), made('2'), changed('2', { color: 'red' }), changed('1', { color: 'blue' })];
    expect(settled(model, changes)).toEqual([
      made('1'),
      made('2', { color: 'red' }),
      changed('1', { color: 'blue' }),
    ]);
  });
});
