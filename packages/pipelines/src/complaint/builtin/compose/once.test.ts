import { describe, expect, it } from 'vitest';
import type { AskId } from '../concepts/asks.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { once } from './once.ts';
import { VAGUE } from './plan.ts';

type Short = readonly [AskId, ConceptId | null];

function asksOf(phrases: readonly Short[], named: readonly AskId[], plain: readonly AskId[] = []): string[] {
  const facts = phrases.map(([id]) => ({
    id,
    sentence: 0,
    named: named.includes(id),
    plain: plain.includes(id),
  }));
  const all = phrases.map(([ask, concept]) => ({ ask, concept, text: `${ask} ${concept}` }));
  return once(all, facts, VAGUE).map(({ ask, concept }) => `${ask} ${concept}`);
}

describe('the same is asked once', () => {
  it('where help is asked for with two matters', () => {
    expect(
      asksOf(
        [
          ['help', 'appointments'],
          ['help', 'repairs'],
        ],
        ['help'],
      ),
    ).toEqual(['help appointments']);
  });

  it('where two asks come to the same for one matter', () => {
    expect(
      asksOf(
        [
          ['stop', 'loud_music'],
          ['turn_down', 'loud_music'],
        ],
        ['stop', 'turn_down'],
      ),
    ).toEqual(['stop loud_music']);
    expect(
      asksOf(
        [
          ['stop', 'notes'],
          ['tell_directly', 'notes'],
        ],
        ['stop', 'tell_directly'],
      ),
    ).toEqual(['tell_directly notes']);
  });

  it('where a matter in general stands beside the one that is meant', () => {
    expect(
      asksOf(
        [
          ['turn_down', 'late_noise'],
          ['turn_down', 'gaming'],
        ],
        ['turn_down'],
      ),
    ).toEqual(['turn_down gaming']);
    expect(
      asksOf(
        [
          ['stop', 'personal_items'],
          ['stop', 'clothes'],
        ],
        ['stop'],
      ),
    ).toEqual(['stop clothes']);
  });

  it('but not where two things are asked', () => {
    const both = [
      ['return', 'borrowed_items'],
      ['ask_first', 'borrowed_items'],
    ] as const;
    expect(asksOf(both, ['return', 'ask_first'])).toHaveLength(2);
    expect(
      asksOf(
        [
          ['clean_up', 'dishes'],
          ['clean_up', 'counter'],
        ],
        ['clean_up'],
      ),
    ).toHaveLength(2);
  });
});

describe('what is only guessed', () => {
  it('is not asked beside what the words name', () => {
    expect(
      asksOf(
        [
          ['talk', 'silence'],
          ['speak_kindly', 'tone_of_voice'],
        ],
        ['talk'],
      ),
    ).toEqual(['talk silence']);
  });

  it('is told without its matter only where nothing else is asked, and then once', () => {
    expect(
      asksOf(
        [
          ['return', null],
          ['respect_space', null],
        ],
        ['return', 'respect_space'],
      ),
    ).toEqual(['respect_space null']);
    expect(
      asksOf(
        [
          ['stop', null],
          ['turn_off', 'heating'],
        ],
        ['stop'],
      ),
    ).toEqual(['turn_off heating']);
  });
});
