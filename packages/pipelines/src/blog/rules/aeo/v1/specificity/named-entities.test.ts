import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { namedEntities } from './named-entities.ts';

const NAMES =
  'We met Ada Lovelace and Alan Turing in London with the Royal Society, then flew to Paris to see NASA people.';

describe('named-entities', () => {
  it('gives all points for many different names', () => {
    const { points, given } = judge(namedEntities, `${NAMES}\n\n${padding(6)}`);
    expect(points).toBe(7);
    expect(given).toContain('Ada Lovelace');
    expect(given).toContain('NASA');
  });

  it('gives nothing for capitals that only begin a sentence', () => {
    expect(judge(namedEntities, padding()).points).toBe(0);
  });

  it('does not count one name for many', () => {
    const text = `${Array(8).fill('We asked NASA about it.').join(' ')}\n\n${padding(6)}`;
    expect(judge(namedEntities, text)).toMatchObject({ points: 1.17, given: ['NASA'] });
  });
});
