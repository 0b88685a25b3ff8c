import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { headingLevels } from './heading-levels.ts';

const post = (...headings: string[]) => headings.map((each) => `${each}\n\n${padding(4)}`).join('\n\n');

describe('heading-levels', () => {
  it.each([
    ['a tree in order', post('# A', '## B', '### C', '## D')],
    ['a title in the front matter', `---\ntitle: A\n---\n${post('## B', '### C')}`],
    ['no title, and H1 first', post('# B one', '## C')],
    ['a short post without headings', padding()],
  ])('finds nothing against %s', (_what, text) => {
    expect(judge(headingLevels, text)).toMatchObject({ points: 2, lost: [] });
  });

  it.each([
    ['a skipped level', post('# A', '## B', '#### C', '## D', '## E'), 0.5, ['#### C']],
    ['a second H1', post('# A', '## B', '# C', '## D', '## E'), 0.5, ['# C']],
    ['an H3 right below the title', `---\ntitle: A\n---\n${post('### B', '### C')}`, 0, ['### B']],
  ])('takes points for %s', (_what, text, points, lost) => {
    expect(judge(headingLevels, text)).toMatchObject({ points, lost });
  });

  it('gives nothing to a long post without headings', () => {
    expect(judge(headingLevels, padding(16)).points).toBe(0);
  });
});
