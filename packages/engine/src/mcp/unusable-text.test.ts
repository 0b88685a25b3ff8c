import { describe, expect, it } from 'vitest';
import { unusableText } from './unusable-text.ts';

describe('text that is none', () => {
  it.each([
    [{ a: 'x', b: ['y', { c: 'a\0b' }] }, 'b[1].c', 'U+0000'],
    [{ a: 'half \ud83d' }, 'a', 'surrogate'],
    [{ a: ['\udca5 other half'] }, 'a[0]', 'surrogate'],
    [{ 'a\0': 1 }, 'the arguments', 'a name that is no text'],
    [{ a: { '\ud800': 1 } }, 'a', 'a name that is no text'],
    ['\0', 'the arguments', 'U+0000'],
  ])('is found in %j', (args, field, problem) => {
    expect(unusableText(args)).toEqual({ field, problem: expect.stringContaining(problem) });
  });

  it('is named where it stands first', () => {
    expect(unusableText({ a: ['fine', '\0'], b: '\0' })?.field).toBe('a[1]');
  });

  it.each([[{}], [{ a: 'whole 💥 pair', b: [1, null, true, 'ü'] }], [undefined], [null], [7]])(
    'is not in %j',
    (args) => {
      expect(unusableText(args)).toBeNull();
    },
  );

  it('is not looked for without end', () => {
    const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown;
    expect(unusableText({ a: deep })?.problem).toBe('is nested too deeply');
  });
});
