import { describe, expect, it } from 'vitest';
import { bloomLevelName } from './bloom-level-name.ts';

describe('the Bloom level that metadata name', () => {
  it.each([
    ['Remember', ['remember', 'remembering', 'knowledge', 'recall', 'recalling', 'knowing']],
    ['Understand', ['understand', 'understanding', 'comprehension', 'comprehend', 'comprehending']],
    ['Apply', ['apply', 'applying', 'application']],
    ['Analyze', ['analyze', 'analyse', 'analyzing', 'analysing', 'analysis']],
    ['Evaluate', ['evaluate', 'evaluating', 'evaluation']],
    ['Create', ['create', 'creating', 'creation', 'synthesis', 'synthesize', 'synthesise', 'synthesizing']],
  ])('is %s by any of its names', (level, names) => {
    expect(names.map(bloomLevelName)).toEqual(names.map(() => level));
  });

  it('is read without regard to capitals and blanks', () => {
    expect(bloomLevelName('  ANALYSIS\n')).toBe('Analyze');
  });

  it.each([[''], ['  '], ['level 3'], ['creative'], [null], [undefined]])('is none for %j', (written) => {
    expect(bloomLevelName(written)).toBeNull();
  });
});
