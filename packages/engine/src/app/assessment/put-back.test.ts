import { describe, expect, it } from 'vitest';
import { putBack } from './put-back.ts';

const problem = (problemId: string, content: string, points = 1) => ({ problemId, content, points });
const earlier = [problem('a', 'A one'), problem('b', 'B one'), problem('c', 'C one'), problem('d', 'D one')];

describe('putting problems back', () => {
  it('gives the chosen ones their earlier words, and leaves all others as they are', () => {
    const newest = earlier.map((each) => ({ ...each, content: each.content.replace('one', 'two') }));
    expect(putBack(newest, earlier, ['b']).map(({ content }) => content)).toEqual([
      'A two',
      'B one',
      'C two',
      'D two',
    ]);
  });

  it('keeps the order of the newest version', () => {
    const newest = [problem('c', 'C two'), problem('a', 'A two')];
    expect(putBack(newest, earlier, ['a'])).toEqual([problem('c', 'C two'), problem('a', 'A one')]);
  });

  it('brings removed ones back behind the problem that they followed', () => {
    const newest = [problem('a', 'A two'), problem('d', 'D two')];
    const ids = (wanted: string[]) => putBack(newest, earlier, wanted).map(({ problemId }) => problemId);
    expect(ids(['c'])).toEqual(['a', 'c', 'd']);
    expect(ids(['c', 'b'])).toEqual(['a', 'b', 'c', 'd']);
    expect(putBack([problem('d', 'D two')], earlier, ['a'])[0]).toEqual(problem('a', 'A one'));
  });

  it('names a problem that was not there', () => {
    expect(() => putBack(earlier, earlier, ['a', 'x'])).toThrow(/problems\[1\]/);
  });
});
