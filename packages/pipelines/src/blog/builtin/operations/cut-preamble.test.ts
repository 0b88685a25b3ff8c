import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { cutPreamble } from './cut-preamble.ts';

const run = (text: string) => perform(cutPreamble, text, () => true);

describe('cut-preamble', () => {
  it('cuts a sentence of the opening that only announces', () => {
    expect(run('# Ropes\n\nIn this post, we will look at ropes. Ropes hold boats.\n')).toBe(
      '# Ropes\n\nRopes hold boats.\n',
    );
  });

  it('takes the blank line of a paragraph that goes whole', () => {
    expect(run('# Ropes\n\nIn this post, we will look at ropes.\n\nRopes hold boats.\n')).toBe(
      '# Ropes\n\nRopes hold boats.\n',
    );
  });

  it('leaves an announcement alone that the next sentence leans on, or that leads to a list', () => {
    for (const post of [
      'In this post, we will look at ropes. They hold boats.\n',
      'In this post, we will look at:\n\n- Ropes\n',
    ]) {
      expect(run(post)).toBe(post);
    }
  });
});
