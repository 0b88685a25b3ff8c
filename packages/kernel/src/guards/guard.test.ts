import { verdictSchema } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { type Guard, hardVerdict, runGuards, softVerdict } from './guard.ts';

const notLonger: Guard<string, string> = (before, after) => [
  hardVerdict({
    rule: 'not-longer',
    passed: after.length <= before.length,
    message: 'The text is not longer than before.',
  }),
];
const noShouting: Guard<string, string> = (_before, after) => {
  const at = after.indexOf('!');
  const spans = at === -1 ? [] : [{ start: at, end: at + 1 }];
  return [softVerdict({ rule: 'no-shouting', passed: at === -1, message: 'No exclamation mark.', spans })];
};

describe('guards', () => {
  it('pass when no hard verdict failed, and show the soft ones that did', () => {
    const { passed, verdicts } = runGuards([notLonger, noShouting], 'hello you', 'hello!');
    expect(passed).toBe(true);
    expect(verdicts.map(({ rule, severity, passed }) => [rule, severity, passed])).toEqual([
      ['not-longer', 'hard', true],
      ['no-shouting', 'soft', false],
    ]);
    expect(verdicts[1]?.spans).toEqual([{ start: 5, end: 6 }]);
    for (const verdict of verdicts) expect(verdictSchema.parse(verdict)).toEqual(verdict);
  });

  it('fail on a hard verdict and still run the guards after it', () => {
    const { passed, verdicts } = runGuards([notLonger, noShouting], 'hi', 'hello!');
    expect(passed).toBe(false);
    expect(verdicts).toHaveLength(2);
  });

  it('pass when there are none', () => {
    expect(runGuards([], 'a', 'b')).toEqual({ passed: true, verdicts: [] });
  });
});
