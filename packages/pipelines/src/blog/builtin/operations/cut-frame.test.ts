import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { cutFrame } from './cut-frame.ts';

const run = (text: string) => perform(cutFrame, text, () => true);
const body = 'Ropes hold boats in the harbour.\n\nOld ropes break when storms come.\n\n';

describe('cut-frame', () => {
  it('cuts a closing sentence that only repeats', () => {
    expect(
      run(`${body}Check them each spring. In conclusion, old ropes break and boats leave the harbour.\n`),
    ).toBe(`${body}Check them each spring.\n`);
  });

  it('keeps a closing sentence that says something new', () => {
    const post = `${body}Check them each spring. In conclusion, buy nylon from a certified local maker.\n`;
    expect(run(post)).toBe(post);
  });

  it('never empties the last paragraph', () => {
    const post = `${body}In conclusion, old ropes break.\n`;
    expect(run(post)).toBe(post);
  });
});
