import { describe, expect, it } from 'vitest';
import { applyChanges } from './edit.ts';

const edit = (start: number, end: number, text: string) => ({ start, end, text });

describe('making changes', () => {
  it('makes edits in the order of the source, whatever order they come in', () => {
    expect(applyChanges('abcdef', [[edit(4, 5, 'E')], [edit(0, 1, 'A')]])).toBe('AbcdEf');
  });

  it('makes all edits of a change or none', () => {
    expect(applyChanges('abcdef', [[edit(1, 3, '-')], [edit(0, 1, 'A'), edit(2, 4, '+')]])).toBe('a-def');
  });

  it('lets edits touch, and takes one insertion at a place', () => {
    expect(applyChanges('abc', [[edit(0, 1, 'A')], [edit(1, 2, 'B')]])).toBe('ABc');
    expect(applyChanges('abc', [[edit(1, 1, 'x')], [edit(1, 1, 'y')]])).toBe('axbc');
  });

  it('cuts and puts elsewhere in one change', () => {
    expect(applyChanges('abc', [[edit(0, 0, 'c'), edit(2, 3, '')]])).toBe('cab');
  });

  it('leaves the source alone without changes', () => {
    expect(applyChanges('abc', [])).toBe('abc');
  });
});
