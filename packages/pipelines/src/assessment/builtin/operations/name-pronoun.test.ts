import { expect, it } from 'vitest';
import { best, sceneOf } from '../testing/run.ts';
import { namePronoun } from './name-pronoun.ts';

it.each([
  ['A truck stops at a gate. It waits.', 'it', null, 'A truck stops at a gate. The truck waits.'],
  ['Mira bakes. She rests.', null, null, 'Mira bakes. Mira rests.'],
  ['The dogs see the cat. They bark.', 'they', null, 'The dogs see the cat. The dogs bark.'],
  ['Ben met Tom. He won.', 'he', 'Tom', 'Ben met Tom. Tom won.'],
  ['The car is red. Its door is blue.', 'its', null, "The car is red. The car's door is blue."],
])('%s', (text, pronoun, noun, after) => {
  expect(best(namePronoun(sceneOf(text), pronoun, noun))).toBe(after);
});

it.each([
  ['Ben met Tom. He won.', 'he'],
  ['It takes 3 hours. How long is that?', 'it'],
])('leaves a pronoun whose noun is not certain: %s', (text, pronoun) => {
  expect(best(namePronoun(sceneOf(text), pronoun, null))).toMatch(/^no: /);
});
