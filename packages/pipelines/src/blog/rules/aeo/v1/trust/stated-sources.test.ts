import { describe, expect, it } from 'vitest';
import { judge } from '../testing/judge.ts';
import { statedSources } from './stated-sources.ts';

const STATED = 'According to the vet, cats sleep all day.';
const LINKED = 'Cats [sleep all day](https://a.example) on the roof.';

describe('stated-sources', () => {
  it.each([
    ['a stated source', STATED, 1.5],
    ['two stated sources', `${STATED} A report by the vet tells more.`, 3],
    ['a linked claim', LINKED, 0.75],
    ['four linked claims', Array(4).fill(LINKED).join(' '), 3],
    ['neither', 'Cats sleep all day on the roof.', 0],
    ['a link without a claim', '[Cats](https://a.example).', 0],
  ])('judges a post with %s', (_what, text, points) => {
    expect(judge(statedSources, text).points).toBe(points);
  });
});
