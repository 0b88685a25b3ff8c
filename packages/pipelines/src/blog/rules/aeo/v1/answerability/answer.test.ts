import { parseDocument } from '@palimpsest/kernel/text';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../../analysis.ts';
import { aeoInput } from '../aeo-input.ts';
import { answerForm, bestAnswer, isAnswer } from './answer.ts';

const inputOf = (text: string) => aeoInput(analyse(parseDocument(text)), '2024-06-01');
const forms = (text: string) => {
  const input = inputOf(text);
  return input.analysis.sentences.map((sentence) => answerForm(input, sentence));
};
const roofs = (count: number) => Array(count).fill('roofs').join(' ');

describe('the form of an answer', () => {
  it.each([
    ['defines', 'Cats are a kind of pet.'],
    [null, 'Cats are a pet.'],
    ['defines', `Cats are a kind of ${roofs(55)}.`],
    [null, `Cats are a kind of ${roofs(56)}.`],
    [null, 'Are cats a kind of pet?'],
    [null, 'In this post, cats are a kind of pet.'],
    [null, 'Today we will explore that cats are a kind of pet.'],
    [null, 'It is a kind of pet.'],
    ['defines', 'Cats mean joy to many people.'],
    ['defines', 'Cats means joy to many people.'],
    [null, 'They mean joy to many people.'],
    [null, 'What it means is joy here.'],
    [null, 'Cats sleep there and here is.'],
    ['defines', `${roofs(19)} cats are a pet here.`],
    [null, `${roofs(21)} cats are a pet here.`],
    ['defines', 'The old cats, an odd pet, sleep here.'],
    ['defines', 'The old cats, a pet, sleep here.'],
    [null, 'Old cats, a pet, sleep here.'],
    [null, 'The old cats and a pet sleep here.'],
    [null, 'The old cats, and pets, sleep here.'],
    ['instructs', 'Use warm milk for cats now.'],
    ['instructs', 'Check the cats by the wall.'],
    [null, 'Check cats by the old wall.'],
    [null, 'Water the cats by the wall.'],
    ['instructs', 'You should feed your cats daily.'],
    ['instructs', 'Should they feed the cats, fine.'],
    [null, 'I should feed my cats daily.'],
    ['counts', 'Cats cost 12 dollars in shops here.'],
    [null, 'Cats cost a lot in shops here.'],
  ])('%s: %s', (form, text) => {
    expect(forms(text)).toEqual([form]);
  });

  it.each([
    ['explains', '# Why cats sleep\n\nCats sleep often when it rains.'],
    ['explains', '# "Why" cats sleep\n\nCats sleep often if it rains.'],
    ['explains', '# Why cats\n\nCats doze often because of rain.'],
    [null, '# Why cats sleep\n\nCats often rest when it rains.'],
    [null, '# Why cats sleep\n\nCats sleep often where it rains.'],
    [null, '# Why cats sleep\n\nCats sleep often when raining.'],
    [null, '# Why cats sleep\n\nWhen it rains cats sleep often.'],
    [null, '# How cats sleep\n\nCats sleep often when it rains.'],
    [null, '# Ask why cats sleep\n\nCats sleep often when it rains.'],
    [null, '# Why\n\nCats doze often because of rain.'],
  ])('%s only where the title asks why: %j', (form, text) => {
    expect(forms(text)).toEqual([form]);
  });

  it('counts only by the numbers of the sentence itself', () => {
    const text = 'Cats sleep on the roofs. Some 12 cats sleep on the roofs. Cats sleep on the roofs now.';
    expect(forms(text)).toEqual([null, 'counts', null]);
  });
});

describe('the best answer', () => {
  const best = (text: string, within = 120) => {
    const answer = bestAnswer(inputOf(text), within);
    return answer === null ? null : [answer.sentence.text, answer.strength, isAnswer(answer)];
  };

  it('is the strongest, and among equals the first', () => {
    const text = '# Cats\n\nCats sleep. Cats are a kind of pet. Cats are a kind of friend.';
    expect(best(text)).toEqual(['Cats are a kind of pet.', 1, true]);
    expect(best('# Cats and dogs\n\nCats are a kind of pet. Dogs are a kind of pet.')).toEqual([
      'Cats are a kind of pet.',
      0.7,
      true,
    ]);
  });

  it('is none that only takes up the title, or only has the form', () => {
    expect(best('# Cats\n\nCats sleep on roofs there.')).toEqual(['Cats sleep on roofs there.', 0.3, false]);
    expect(best('# Cats\n\nDogs are a kind of pet.')).toEqual(['Dogs are a kind of pet.', 0.2, false]);
    expect(best('Dogs are a kind of pet.')).toEqual(['Dogs are a kind of pet.', 0.45, true]);
    expect(best('Dogs sleep on roofs there.')).toBeNull();
  });

  it('takes a third of a long title', () => {
    const title = '# Cats dogs birds fish mice owls frogs';
    expect(best(`${title}\n\nCats are a kind of fish with mice.`)?.[1]).toBe(1);
    expect(best(`${title}\n\nCats are a kind of fish with owners.`)?.[1]).toBe(0.7);
  });

  it('ends within so many words', () => {
    const text = '# Cats\n\nDogs bark. Cats are a kind of pet.';
    expect(best(text, 8)).toEqual(['Cats are a kind of pet.', 1, true]);
    expect(best(text, 7)).toBeNull();
    expect(best(text, 2)).toBeNull();
  });
});
