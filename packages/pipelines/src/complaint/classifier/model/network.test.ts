import { describe, expect, it } from 'vitest';
import { gatherEvidence } from '../evidence.ts';
import { TOPIC_CLASSES } from './classes.ts';
import { effectsOf, FINE_FIRST, FINE_LAST, NOTHING, readNetwork, STEPS, weighNetwork } from './network.ts';
import { TOPIC_NETWORK } from './topic-network.ts';
import { wideFeatures } from './wide-features.ts';

const letter = (step: number): string => STEPS[step + NOTHING] ?? '?';
const one = FINE_LAST;
/** Two hidden values: the first opens by `a` and `b` only together, the second by `a` alone. */
const written = [
  ` ${letter(-40)}${letter(0)}`,
  `a ${letter(30)}${letter(20)}`,
  `>b c ${letter(30)}${letter(0)}`,
  '---',
  `${one},0,0`,
  `0,${one},${-one}`,
].join('\n');

describe('a network', () => {
  const network = readNetwork(written);

  it('reads one letter a weight, names with spaces, and a row of numbers for each class', () => {
    expect(network.hidden).toBe(2);
    expect(network.rows.get('>b c')).toEqual([30, 0]);
    expect(network.classes).toEqual([
      [one, 0, 0],
      [0, one, -one],
    ]);
  });

  it('has letters that need no escape, the middle one for nothing', () => {
    expect(new Set(STEPS).size).toBe(STEPS.length);
    expect(STEPS).not.toMatch(/[\s\\`$]/);
    expect(STEPS[NOTHING]).toBe(STEPS.at(-NOTHING - 1));
  });

  it('knows what features say together that none of them says alone', () => {
    const first = (...features: string[]) => weighNetwork(network, features)[0];
    expect([first('a'), first('>b c')]).toEqual([0, 0]);
    // 30 + 30 - 40 hundredths are a fifth of one, in twentieths: four.
    expect(first('a', '>b c')).toBe((20 * 20) / FINE_FIRST);
  });

  it('says what is likely before a word is read, and passes over features it does not know', () => {
    expect(weighNetwork(network, [])).toEqual([0, -20]);
    expect(weighNetwork(network, ['unheard of'])).toEqual([0, -20]);
  });

  it('can be looked at feature by feature', () => {
    expect(effectsOf(network, ['x', 'y'])).toEqual({
      '(always)': { x: -8, y: 0 },
      a: { x: 6, y: 4 },
      '>b c': { x: 6, y: 0 },
    });
  });
});

describe('the network for topics', () => {
  it('has a row for each topic, and as many weights for each feature', () => {
    const { hidden, rows, classes } = readNetwork(TOPIC_NETWORK);
    expect(classes.map((row) => row.length)).toEqual(TOPIC_CLASSES.map(() => hidden + 1));
    expect([...rows.values()].filter((row) => row.length !== hidden)).toEqual([]);
    expect(TOPIC_NETWORK.length).toBeLessThan(700_000);
  });
});

describe('wide features', () => {
  const features = (language: string, text: string) =>
    wideFeatures(gatherEvidence(text, () => ({ language, confidence: 'high' }), [language]));

  it('hold words, their beginnings and their neighbours', () => {
    const found = features('en', 'Loud music again, turn it down');
    expect(found).toEqual(expect.arrayContaining(['en:loud', 'en:^_loud', 'en:loud_music', 'en:^_turn']));
    expect(found).not.toContain('en:again_turn');
  });

  it('hold which meanings meet in a sentence, the same in every language, and where they stand', () => {
    const english = features('en', 'The plates are in the sink. My exam is tomorrow.');
    const german = features('de', 'Die Teller sind in der Spüle. Morgen ist meine Prüfung.');
    const meetings = (found: readonly string[]) => found.filter((name) => /^[=^]/.test(name));
    expect(meetings(english).length).toBeGreaterThan(2);
    expect(meetings(german).filter((name) => english.includes(name)).length).toBeGreaterThan(2);
    expect(meetings(english).some((name) => name.startsWith('^last '))).toBe(true);
  });
});
