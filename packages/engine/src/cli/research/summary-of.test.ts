import { describe, expect, it } from 'vitest';
import { summaryOf } from './summary-of.ts';

const report = (summary: string, heading = '## Summary') =>
  `# A question?\n\n- Asked on 2026-01-01\n\n${heading}\n\n${summary}\n\n## The parts\n\nMore.\n`;

describe('the answer in a terminal', () => {
  it('is the summary of the report, with plain numbers for its sources', () => {
    const words = 'The weir is 4 metres high. [\\[1\\]](#c1) [\\[2\\]](#c2)';
    expect(summaryOf(report(words))).toBe('The weir is 4 metres high. [1] [2]');
  });

  it('says so where the sources disagree', () => {
    expect(summaryOf(report('Two figures.', '## Summary: sources disagree'))).toBe(
      'Attention: sources disagree.\nTwo figures.',
    );
  });

  it('keeps paragraphs on lines of their own and takes out the marks that Markdown needs', () => {
    expect(summaryOf(report('One \\*plain\\* sentence.\n\nAnother.'))).toBe(
      'One *plain* sentence.\nAnother.',
    );
  });

  it('is nothing where there is no summary or an empty one', () => {
    expect(summaryOf('# A question?\n\nNothing was found.\n')).toBeNull();
    expect(summaryOf(report(''))).toBeNull();
  });

  it('is cut where it is long: the report has the rest', () => {
    const shown = summaryOf(report('word '.repeat(1_000))) ?? '';
    expect(shown).toHaveLength(1_200);
    expect(shown.endsWith('…')).toBe(true);
  });
});
