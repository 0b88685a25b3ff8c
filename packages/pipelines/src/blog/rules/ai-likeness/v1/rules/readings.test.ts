import { describe, expect, it } from 'vitest';
import { placesOf, rateOf } from '../testing/read-text.ts';
import { contrasts, doublets, exampleLists, triads } from './formulas.ts';
import { participialTails, pastTails, tailedSentences } from './participial-tails.ts';
import { evenParagraphs, evenSentences, middlingSentences, variation } from './rhythm.ts';
import { announcedOpening, closingLabel, transitionOpeners, upliftClosing } from './template-frame.ts';

const words = (count: number) => `${'Word '.repeat(count).trim()}.`;

describe('what a rule reads off a sentence: its rate and its places', () => {
  it.each([
    [triads, 'We sell bread, cake, and tea.', 166.7, ['bread, cake, and tea']],
    [
      triads,
      'We sell old bread, some very good cake, or tea here.',
      90.9,
      ['bread, some very good cake, or tea'],
    ],
    [triads, 'We sell bread, cake and tea.', 0, []],
    [triads, 'Bread, a cake that we made on a day, and tea.', 0, []],
    [triads, 'We sell cake, and tea.', 0, []],
    [triads, 'We sell bread; cake, and tea.', 0, []],
    [doublets, 'Strong and steady winds.', 250, ['Strong and steady']],
    [doublets, 'Old and steady winds.', 0, []],
    [doublets, 'Steady and soft winds.', 0, []],
    [doublets, 'Strong, and steady winds.', 0, []],
    [doublets, 'Strong and London winds.', 0, []],
    [doublets, 'Strong and (steady) winds.', 0, []],
    [exampleLists, 'Pets such as cats.', 250, ['such as']],
    [exampleLists, 'Pets including big cats or dogs.', 166.7, ['including big cats or']],
    [contrasts, "It isn't just good.", 250, ["isn't just"]],
    [contrasts, 'Rather than cats, dogs.', 250, ['Rather than']],
    [participialTails, 'It rains, making us wet.', 200, ['making us wet']],
    [participialTails, 'It rains, thereby making us wet.', 166.7, ['thereby making us wet']],
    [participialTails, 'It rains, slowly making us wet, and cold.', 125, ['slowly making us wet']],
    [participialTails, 'It rains — making us wet.', 200, ['making us wet']],
    [participialTails, 'We like planning, testing, and shipping.', 0, []],
    [participialTails, 'It rains making us wet.', 0, []],
    [participialTails, 'It rains, making, well.', 0, []],
    [participialTails, 'Rain, making us wet.', 0, []],
    [participialTails, 'It rains, thus.', 0, []],
    [tailedSentences, 'It rains. It snows, making us cold.', 50, ['making us cold']],
    [tailedSentences, 'It rains, making us wet; so it goes.', 100, ['making us wet; so it goes']],
    [tailedSentences, 'It rains, making us wet, and we go.', 0, []],
    [pastTails, 'We sat there, covered in snow.', 166.7, ['covered in snow']],
    [pastTails, 'We sat there, covered snow.', 0, []],
    [pastTails, 'We sat there covered in snow.', 0, []],
    [pastTails, 'We sat there, covered, in snow.', 0, []],
    [pastTails, 'Now, covered in snow.', 0, []],
    [transitionOpeners, 'Furthermore, it rains. It snows.', 50, ['Furthermore']],
    [announcedOpening, 'In this post we sing. It rains.', 1, ['In this post']],
    [closingLabel, 'It rains on the old roofs. In conclusion, dogs.', 1, ['In conclusion']],
    [upliftClosing, 'A journey of hope.', 500, ['journey', 'hope']],
  ])('$0.id: $1', (gauge, text, rate, places) => {
    expect(Math.round(rateOf(gauge, text) * 10) / 10).toBe(rate);
    expect(placesOf(gauge, text)).toEqual(places);
  });

  it.each([triads, participialTails, transitionOpeners, upliftClosing, closingLabel, announcedOpening])(
    '$id: nothing in a text without words',
    (gauge) => {
      expect(rateOf(gauge, '')).toBe(0);
    },
  );
});

describe('rhythm at its bounds', () => {
  it('variation of values and of nothing', () => {
    expect(variation([])).toBe(0);
    expect(variation([0, 0])).toBe(0);
    expect(variation([2, 4, 6])).toBeCloseTo(40.825, 3);
  });

  it('sentences of fewer than three words are labels', () => {
    const five = [8, 12, 8, 12, 10].map(words).join(' ');
    expect(rateOf(evenSentences, five)).toBeCloseTo(17.889, 3);
    expect(rateOf(evenSentences, `${five} Oh no. Yes.`)).toBeCloseTo(17.889, 3);
    expect(rateOf(middlingSentences, `${five} Oh no. Yes.`)).toBe(60);
  });

  it('paragraphs of fewer than 15 words do not count, nor do list items', () => {
    const four = [15, 25, 15, 25].map(words).join('\n\n');
    expect(rateOf(evenParagraphs, four)).toBe(25);
    expect(rateOf(evenParagraphs, `${four}\n\n${words(14)}\n\n- ${words(60)}`)).toBe(25);
  });
});
