import { describe, expect, it } from 'vitest';
import { diffPassage } from './diff-long.ts';
import { diffWords, type WordChange } from './diff-words.ts';

const LENGTH = 200;
const sentence = (at: number, thing = 'house'): string =>
  `Row ${at} holds the number ${at * 7} and tells of a ${thing} named n${at}.`;
const rows = (from: number, to: number, thing?: string): string[] =>
  Array.from({ length: to - from }, (_, at) => sentence(from + at, thing));
const LONG = rows(0, LENGTH).join(' ');

const of = (changes: readonly WordChange[], ...kinds: readonly string[]): string[] =>
  changes.filter((change) => kinds.includes(change.kind)).map((change) => change.text);
const spelled = (changes: readonly WordChange[], kind: string): string => of(changes, 'same', kind).join('');

describe('a short passage', () => {
  it('is compared word by word', () => {
    expect(diffPassage('One two. Three four.', 'Three four. One two.')).toEqual(
      diffWords('One two. Three four.', 'Three four. One two.'),
    );
  });
});

describe('a very long passage', () => {
  it('that is the same is one piece', () => {
    expect(diffPassage(LONG, LONG)).toEqual([{ kind: 'same', text: LONG }]);
  });

  it('shows a changed word, and the rest as one piece on each side of it', () => {
    const after = LONG.replace('a house named n100.', 'a tower named n100.');
    const changes = diffPassage(LONG, after);
    expect(changes.map((change) => change.kind)).toEqual(['same', 'removed', 'added', 'same']);
    expect(of(changes, 'removed', 'added')).toEqual(['house', 'tower']);
    expect(spelled(changes, 'added')).toBe(after);
    expect(spelled(changes, 'removed')).toBe(LONG);
  });

  it.each([
    ['at its beginning', 0],
    ['in its middle', 100],
    ['at its end', LENGTH],
  ])('shows a sentence that came or went %s', (_, at) => {
    const more = `${[...rows(0, at), 'Nobody else ever came here.', ...rows(at, LENGTH)].join(' ')} `;
    const came = diffPassage(`${LONG} `, more);
    expect(of(came, 'added').map((text) => text.trim())).toEqual(['Nobody else ever came here.']);
    expect(of(came, 'removed')).toEqual([]);
    const went = diffPassage(more, `${LONG} `);
    expect(of(went, 'removed').map((text) => text.trim())).toEqual(['Nobody else ever came here.']);
    expect(of(went, 'added')).toEqual([]);
  });

  it('shows a sentence that moved as gone there and come here', () => {
    const after = [...rows(150, 151), ...rows(0, 150), ...rows(151, LENGTH)].join(' ');
    const changes = diffPassage(LONG, after);
    expect(of(changes, 'added').map((text) => text.trim())).toEqual([sentence(150)]);
    expect(of(changes, 'removed').map((text) => text.trim())).toEqual([sentence(150)]);
    expect(changes.map((change) => change.kind)).toEqual(['added', 'same', 'removed', 'same']);
  });

  it('lets the longer of two sentences that changed places stay', () => {
    const long = 'This one goes on and on about rivers, bridges, boats, gardens and the weather.';
    const short = 'That was it.';
    const changes = diffPassage(`${LONG} ${long} ${short}`, `${LONG} ${short} ${long}`);
    expect(of(changes, 'same').join('')).toContain(long);
    expect(of(changes, 'removed').join('')).toContain(short);
  });

  it('that was only wrapped anew is the same', () => {
    const wrapped = rows(0, LENGTH).join('\n');
    expect(diffPassage(LONG, wrapped)).toEqual([{ kind: 'same', text: wrapped }]);
  });

  it('keeps the blanks before its first sentence', () => {
    const after = `  ${LONG.replace('n100', 'm100')}\n`;
    const changes = diffPassage(`  ${LONG}\n`, after);
    expect(spelled(changes, 'added')).toBe(after);
    expect(spelled(changes, 'removed')).toBe(`  ${LONG}\n`);
  });

  it('written anew is struck as a whole', () => {
    const after = Array.from({ length: LENGTH }, (_, at) => `Completely other words, x${at}, y${at}!`).join(
      ' ',
    );
    expect(diffPassage(LONG, after)).toEqual([
      { kind: 'removed', text: LONG },
      { kind: 'added', text: after },
    ]);
  });

  it('against nothing went or came', () => {
    expect(diffPassage(LONG, '')).toEqual([{ kind: 'removed', text: LONG }]);
    expect(diffPassage('', LONG)).toEqual([{ kind: 'added', text: LONG }]);
  });
});
