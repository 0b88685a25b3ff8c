import { describe, expect, it } from 'vitest';
import { readAllowances } from './allowances.ts';
import { item } from './testing/objections.ts';

const none = { replace: false, scaffolding: null, added: [], removed: [], turns: [] };
const read = (...feedback: Parameters<typeof item>[]) => {
  const { added, removed, turns, ...rest } = readAllowances(feedback.map((each) => item(...each)));
  return { ...rest, added: [...added], removed: [...removed], turns: [...turns] };
};

describe('what feedback lets pass', () => {
  it.each([
    ['words to add', "Add 'eastbound'.", { added: ['eastbound'] }],
    [
      'a correction',
      'adjetive -> adjective',
      { added: ['adjective'], removed: ['adjetive'], turns: ['adjetive\tadjective'] },
    ],
    [
      'corrections with other arrows',
      'A => B, c → d',
      { added: ['b', 'd'], removed: ['a', 'c'], turns: ['a\tb', 'c\td'] },
    ],
    [
      'a turn',
      'Change “big red” into “Small”.',
      {
        added: ['big', 'red', 'small'],
        removed: ['big', 'red', 'small'],
        turns: ['big red\tsmall'],
      },
    ],
    ['words to take out', 'Remove "very".', { added: ['very'], removed: ['very'] }],
    ['never a number', 'Use `x` and 5 "12 cats". 60 -> 80', { added: ['x', 'cats'] }],
    ['no words between apostrophes', "Don't say it's 'a big one'.", { added: ['a', 'big', 'one'] }],
    ['nothing given to a machine', 'Add "Warm socks" to your reply.', {}],
  ])('is %s', (_what, recommendation, allowed) => {
    expect(read([recommendation])).toEqual({ ...none, ...allowed });
  });

  it('is another problem only by an action', () => {
    expect(read(['Replace it.'])).toEqual(none);
    expect(read(['x'], ['x', { action: { type: 'replace' } }])).toEqual({ ...none, replace: true });
  });

  it('is scaffolding by the first item that asks for it', () => {
    const less = { action: { type: 'scaffold', direction: 'decrease' } } as const;
    expect(read(['x'], ['x', less], ['x', { category: 'scaffolding' }]).scaffolding).toBe('decrease');
    expect(read(['x', { category: 'scaffolding' }], ['x', less]).scaffolding).toBe('increase');
  });
});
