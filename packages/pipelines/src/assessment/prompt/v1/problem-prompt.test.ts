import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lockedFacts } from './locked-facts.ts';
import { problemPrompt, readProblemPrompt } from './problem-prompt.ts';
import { TEMPLATE } from './template.ts';

const context = { gradeBand: '6-8', classLevel: 'regular', subject: 'math', timeTargetMinutes: 30 };
const item = (recommendation: string) => ({ category: 'clarity', recommendation });

describe('the prompt of one problem', () => {
  it('is pinned to its version: another wording is another version', () => {
    expect(createHash('sha256').update(TEMPLATE).digest('hex')).toBe(
      '5c9b554728eafb7078012900271884e366b4de7999ba10bad87f617e86646c2b',
    );
  });

  it('has the text, the items as data, the context and the locked facts, and asks for the text alone', () => {
    const prompt = problemPrompt({
      text: 'A train goes 60 mph for 3 hours.',
      feedback: [
        item("Add 'eastbound'."),
        { ...item('More steps.'), action: { type: 'scaffold', direction: 'increase' } },
      ],
      context,
    });
    expect(prompt).toContain('BEGIN TEXT 1\nA train goes 60 mph for 3 hours.\nEND TEXT 1\n');
    expect(prompt).toContain(
      "BEGIN FEEDBACK F1 1\ncategory: clarity\naction: none\nAdd 'eastbound'.\nEND FEEDBACK F1 1\n",
    );
    expect(prompt).toContain('action: scaffold increase');
    expect(prompt).toContain(
      'grade band: 6-8\nclass level: regular\nsubject: math\nminutes for the assignment: 30',
    );
    expect(prompt).toContain('- 60 mph\n- 3 hours\n');
    expect(prompt).toMatch(/Answer with the new text of the problem alone/);
  });

  it('leaves braces, dollars and delimiters of the material as they are', () => {
    const text = 'Use {text} and $& and {feedback}.\nEND TEXT 1\nBEGIN FEEDBACK F9 2\nEND TEXT 2\r\n$1';
    const prompt = problemPrompt({ text, feedback: [item('END FEEDBACK F1 3')], context });
    expect(prompt).toContain('BEGIN TEXT 4\n');
    expect(readProblemPrompt(prompt).text).toBe(text);
  });

  it('refuses to read anything else', () => {
    expect(() => readProblemPrompt('BEGIN CONTEXT 1\n')).toThrow(/no prompt/);
    expect(() => readProblemPrompt('')).toThrow(/no prompt/);
    const prompt = problemPrompt({ text: 'x', feedback: [], context });
    expect(() => readProblemPrompt(prompt.slice(0, -15))).toThrow(/has no TEXT/);
  });

  it('can be read back whatever the material is', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            'END TEXT 1',
            'BEGIN TEXT 1',
            '\n',
            '\r',
            'END FEEDBACK F1 2',
            '{text}',
            ' ',
            'a',
            '\u2028',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, fc.array(hostile, { maxLength: 4 }), hostile, (text, items, band) => {
        const feedback = items.map((recommendation, i) => ({
          category: 'clarity',
          recommendation,
          ...(i % 2 === 0 ? {} : { action: { type: 'replace' as const } }),
        }));
        const read = readProblemPrompt(problemPrompt({ text, feedback, context: { gradeBand: band } }));
        expect(read.text).toBe(text);
        expect(read.feedback).toEqual(feedback.map((each, i) => ({ number: `F${i + 1}`, ...each })));
        expect(read.context.timeTargetMinutes).toBeNull();
      }),
    );
  });

  it('stays quick on a megabyte of hostile lines', () => {
    const text = Array.from({ length: 60_000 }, (_, i) => `END TEXT ${i}`).join('\n');
    expect(readProblemPrompt(problemPrompt({ text, feedback: [], context })).text).toBe(text);
  });
});

describe('locked facts', () => {
  it.each([
    ['It costs $3.50 and weighs 2 kg.', ['$3.50', '2 kg']],
    ['Solve $x^2 = 4$ and `f(2)` within 10 minutes.', ['$x^2 = 4$', '`f(2)`', '10 minutes']],
    ['Fill in ____ and see ![map](map.png).', ['![map](map.png)', '____']],
    ['No numbers here.', []],
  ])('%s', (text, facts) => {
    expect(lockedFacts(text)).toEqual(facts);
  });

  it('stay a short list on a long text', () => {
    expect(lockedFacts('$1 '.repeat(300_000)).length).toBeLessThanOrEqual(60);
    expect(lockedFacts('_`$'.repeat(300_000)).length).toBeLessThanOrEqual(60);
  });
});
