import { describe, expect, it } from 'vitest';
import { diffDocuments } from './diff-documents.ts';

const INTRO = 'There are many ways to travel. Some of them are old.';
const MARKET =
  'The market sells apples, pears, and plums. Farmers come early every day. Visitors arrive in the late morning.';
const BUS = 'The bus to the lake leaves at nine from the main square. It is yellow.';
const text = (...paragraphs: readonly string[]): string => paragraphs.join('\n\n');

/** Kind of each change with what stood before and what stands now. */
const changes = (before: string, after: string): [string, string | null, string | null][] =>
  diffDocuments(before, after).changes.map((change) => [
    change.kind,
    change.before && before.slice(change.before.start, change.before.end),
    change.after && after.slice(change.after.start, change.after.end),
  ]);
const same = (paragraph: string): [string, string, string] => ['same', paragraph, paragraph];

describe('what has moved', () => {
  it('is the shorter of two paragraphs that changed places', () => {
    expect(changes(text(INTRO, MARKET), text(MARKET, INTRO))).toEqual([
      same(MARKET),
      ['moved', INTRO, INTRO],
    ]);
    expect(changes(text(MARKET, INTRO), text(INTRO, MARKET))).toEqual([
      ['moved', INTRO, INTRO],
      same(MARKET),
    ]);
  });

  it('may have changed on the way', () => {
    const changed = INTRO.replace('old', 'slow');
    expect(changes(text(INTRO, MARKET, BUS), text(MARKET, BUS, changed))).toEqual([
      same(MARKET),
      same(BUS),
      ['moved', INTRO, changed],
    ]);
  });

  it('is a sentence lifted out of its paragraph to an earlier place', () => {
    const sentence = 'Farmers come early every day.';
    const rest = MARKET.replace(`${sentence} `, '');
    const found = changes(text(INTRO, BUS, MARKET), text(sentence, INTRO, BUS, rest));
    expect(found[0]).toEqual(['moved', sentence, sentence]);
    expect(found.slice(1).map(([kind]) => kind)).toEqual(['same', 'same', 'changed']);
  });

  it('is a sentence lifted out of its paragraph to a later place', () => {
    const sentence = 'Visitors arrive in the late morning.';
    const rest = MARKET.replace(` ${sentence}`, '');
    expect(changes(text(MARKET, INTRO, BUS), text(rest, INTRO, BUS, sentence))).toEqual([
      same(rest),
      same(INTRO),
      same(BUS),
      ['moved', sentence, sentence],
    ]);
  });

  it('is not a sentence that stays beside its paragraph', () => {
    const sentence = 'Visitors arrive in the late morning.';
    const rest = MARKET.replace(` ${sentence}`, '');
    const found = changes(text(INTRO, MARKET, BUS), text(INTRO, rest, '# Guests', sentence, BUS));
    expect(found).toEqual([same(INTRO), same(rest), ['added', null, '# Guests'], same(sentence), same(BUS)]);
    const turned = changes(text(INTRO, MARKET, BUS), text(INTRO, sentence, '# Guests', rest, BUS));
    expect(turned.map(([kind]) => kind)).toEqual(['same', 'same', 'added', 'same', 'same']);
  });
});

describe('what came and went', () => {
  it('is told with all its words', () => {
    expect(diffDocuments(INTRO, text(INTRO, BUS)).changes[1]).toEqual({
      kind: 'added',
      before: null,
      after: { start: INTRO.length + 2, end: INTRO.length + 2 + BUS.length },
      words: [{ kind: 'added', text: BUS }],
    });
    expect(diffDocuments(text(INTRO, BUS), INTRO).changes[1]).toEqual({
      kind: 'removed',
      before: { start: INTRO.length + 2, end: INTRO.length + 2 + BUS.length },
      after: null,
      words: [{ kind: 'removed', text: BUS }],
    });
  });

  it('what went is told where it stood, not where something moved to', () => {
    const gone = 'Nothing of this is kept.';
    expect(changes(text(MARKET, gone, BUS, INTRO), text(INTRO, MARKET, BUS))).toEqual([
      ['moved', INTRO, INTRO],
      same(MARKET),
      ['removed', gone, null],
      same(BUS),
    ]);
  });

  it('everything', () => {
    expect(changes('', INTRO)).toEqual([['added', null, INTRO]]);
    expect(changes(INTRO, '')).toEqual([['removed', INTRO, null]]);
  });

  it('what went stands before what came in its place', () => {
    const [one, two] = ['Nothing of this is kept.', 'Neither is that line.'];
    const [three, four, five] = ['Wholly rewritten.', 'Plus this.', 'Moreover those.'];
    expect(changes(text(INTRO, one, two, BUS), text(INTRO, three, four, five, BUS))).toEqual([
      same(INTRO),
      ['removed', one, null],
      ['removed', two, null],
      ['added', null, three],
      ['added', null, four],
      ['added', null, five],
      same(BUS),
    ]);
  });

  it('a sentence said twice came once', () => {
    const sentence = 'Farmers come early every day.';
    const changed = MARKET.replace('plums', 'cherries');
    expect(changes(text(MARKET, BUS), text(changed, BUS, sentence))).toEqual([
      ['changed', MARKET, changed],
      same(BUS),
      ['added', null, sentence],
    ]);
  });
});

describe('paragraphs that were joined', () => {
  it.each([
    ['two, the longer below', [INTRO, MARKET]],
    ['two, the longer above', [MARKET, INTRO]],
    ['three', [INTRO, MARKET, BUS]],
  ])('are one change that spans them: %s', (_, paragraphs) => {
    const before = text('# Top', ...paragraphs, '# End');
    const joined = paragraphs.join(' ');
    expect(changes(before, text('# Top', joined, '# End'))).toEqual([
      same('# Top'),
      ['changed', paragraphs.join('\n\n'), joined],
      same('# End'),
    ]);
  });

  it('have the same words but for the blanks', () => {
    const [change] = diffDocuments(text(INTRO, MARKET), `${INTRO} ${MARKET}`).changes;
    expect(change?.words).toEqual([{ kind: 'same', text: `${INTRO} ${MARKET}` }]);
  });
});

describe('a paragraph rewritten in its place', () => {
  const rewritten = (before: string, after: string) =>
    diffDocuments(text(MARKET, before, BUS), text(MARKET, after, BUS)).changes[1];

  it('is struck as a whole when little of it is left', () => {
    const [old, young] = ['Some of them are old and slow.', 'None are quite as grand, some say.'];
    expect(rewritten(old, young)).toMatchObject({
      kind: 'changed',
      words: [
        { kind: 'removed', text: old },
        { kind: 'added', text: young },
      ],
    });
  });

  it('is compared word by word when half of it is left', () => {
    expect(rewritten('Some boats are old and slow.', 'Some boats are new and fast.')?.words).toEqual([
      { kind: 'same', text: 'Some boats are ' },
      { kind: 'removed', text: 'old' },
      { kind: 'added', text: 'new' },
      { kind: 'same', text: ' and ' },
      { kind: 'removed', text: 'slow' },
      { kind: 'added', text: 'fast' },
      { kind: 'same', text: '.' },
    ]);
  });
});
