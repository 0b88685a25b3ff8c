import { describe, expect, it } from 'vitest';
import { type Change, diffDocuments } from './diff-documents.ts';

const POST = `# Buses

There are many ways to travel. Some of them are old.

The market sells apples, pears, and plums. Farmers come early every day. Visitors come later in the morning.

The bus to the lake leaves at nine from the main square. It is yellow.`;

const kinds = (before: string, after: string): string[] =>
  diffDocuments(before, after).changes.map((each) => each.kind);
const find = (before: string, after: string, kind: Change['kind']) => {
  const change = diffDocuments(before, after).changes.find((each) => each.kind === kind);
  return {
    before: change?.before ? before.slice(change.before.start, change.before.end) : null,
    after: change?.after ? after.slice(change.after.start, change.after.end) : null,
    words: change?.words ?? [],
  };
};

describe('what happened to a passage', () => {
  it('nothing', () => {
    expect(kinds(POST, POST)).toEqual(['same', 'same', 'same', 'same']);
    expect(kinds('', '')).toEqual([]);
  });

  it('was wrapped anew, which is no change', () => {
    expect(kinds('one two three four', 'one two\nthree four')).toEqual(['same']);
    expect(kinds('```\na  b\n```', '```\na b\n```')).not.toEqual(['same']);
  });

  it('was changed in a word', () => {
    const after = POST.replace('yellow', 'green');
    expect(kinds(POST, after)).toEqual(['same', 'same', 'same', 'changed']);
    expect(find(POST, after, 'changed').words.filter((word) => word.kind !== 'same')).toEqual([
      { kind: 'removed', text: 'yellow' },
      { kind: 'added', text: 'green' },
    ]);
  });

  it('was moved', () => {
    const [title, intro, market, bus] = POST.split('\n\n');
    expect(kinds(POST, [title, bus, intro, market].join('\n\n'))).toEqual(['same', 'moved', 'same', 'same']);
  });

  it('came or went', () => {
    expect(kinds(POST, `${POST}\n\nSomething wholly new.`).at(-1)).toBe('added');
    expect(kinds(POST, POST.split('\n\n').slice(0, 3).join('\n\n'))).toEqual([
      'same',
      'same',
      'same',
      'removed',
    ]);
  });

  it('a removed passage comes where it stood', () => {
    const [title, , market, bus] = POST.split('\n\n');
    expect(kinds(POST, [title, market, bus].join('\n\n'))).toEqual(['same', 'removed', 'same', 'same']);
  });

  it('lost a sentence to the top, which is a move out of its paragraph', () => {
    const sentence = 'The bus to the lake leaves at nine from the main square.';
    const after = POST.replace(` ${sentence}`, '')
      .replace(`${sentence} `, '')
      .replace('# Buses', `# Buses\n\n${sentence}`);
    const moved = find(POST, after, 'moved');
    expect(moved).toMatchObject({ before: sentence, after: sentence, words: [{ kind: 'same' }] });
    expect(kinds(POST, after)).not.toContain('added');
  });

  it('became a list, as one change', () => {
    const after = POST.replace(
      'sells apples, pears, and plums. ',
      'sells:\n\n- apples\n- pears\n- plums\n\n',
    );
    expect(kinds(POST, after)).toEqual(['same', 'same', 'changed', 'same']);
    expect(find(POST, after, 'changed').after).toContain('- pears\n- plums\n\nFarmers');
  });

  it('was split by a heading, which alone is new', () => {
    const after = POST.replace('plums. ', 'plums.\n\n## Farmers\n\n');
    expect(kinds(POST, after)).toEqual(['same', 'same', 'same', 'added', 'same', 'same']);
    expect(find(POST, after, 'added').after).toBe('## Farmers');
  });

  it('is a heading with a line below it, kept in one piece', () => {
    const before = 'Building lean\n-------------\n\nWe built it lean.';
    const after = before.replace('Building lean', 'How we built it lean');
    expect(kinds(before, before)).toEqual(['same', 'same']);
    expect(find(before, after, 'changed').after).toBe('How we built it lean\n-------------');
  });

  it('was joined with its neighbour', () => {
    const after = POST.replace('old.\n\nThe', 'old. The');
    expect(kinds(POST, after)).toEqual(['same', 'changed', 'same']);
  });
});

describe('the words of the changes', () => {
  const squeeze = (text: string): string => text.replace(/\s+/gu, ' ').trim();

  it('spell both versions, however much was changed', () => {
    const vocabulary =
      'the of a river bank stone bridge old new water slow town house walk bright never'.split(' ');
    let seed = 11;
    const next = (below: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    const word = (): string => vocabulary[next(vocabulary.length)] ?? '';
    for (let round = 0; round < 60; round += 1) {
      const paragraphs = Array.from({ length: 1 + next(6) }, () =>
        Array.from({ length: 3 + next(30) }, () => (next(8) === 0 ? `${word()}.` : word())).join(' '),
      );
      const before = paragraphs.join('\n\n');
      const after = paragraphs
        .filter(() => next(6) !== 0)
        .map((text) =>
          text
            .split(' ')
            .map((each) => (next(5) === 0 ? word() : each))
            .join(next(9) === 0 ? '\n' : ' '),
        )
        .sort(() => (next(5) === 0 ? 1 : 0))
        .join('\n\n');
      const { changes } = diffDocuments(before, after);
      for (const change of changes) {
        const spell = (kind: string): string =>
          change.words
            .filter((each) => each.kind === 'same' || each.kind === kind)
            .map((each) => each.text)
            .join('');
        if (change.after) expect(spell('added')).toBe(after.slice(change.after.start, change.after.end));
        if (change.before)
          expect(squeeze(spell('removed'))).toBe(
            squeeze(before.slice(change.before.start, change.before.end)),
          );
      }
      const afterSpans = changes.flatMap((change) => (change.after ? [change.after] : []));
      expect(squeeze(afterSpans.map((span) => after.slice(span.start, span.end)).join(' '))).toBe(
        squeeze(after),
      );
    }
  });

  it('a very long paragraph is compared sentence by sentence', () => {
    const sentence = (at: number, thing: string) =>
      `Sentence number ${at} tells of the ${thing} in row ${at * 7}.`;
    const text = (thing: (at: number) => string) =>
      Array.from({ length: 900 }, (_, at) => sentence(at, thing(at))).join(' ');
    const [change] = diffDocuments(
      text(() => 'house'),
      text((at) => (at % 3 === 0 ? 'tower' : 'house')),
    ).changes;
    expect(change?.kind).toBe('changed');
    expect(change?.words.filter((word) => word.kind === 'added' && word.text === 'tower')).toHaveLength(300);
  });
});
