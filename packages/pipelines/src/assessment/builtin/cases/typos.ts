import type { Case } from './case.ts';

const typo = (problem: string, recommendation: string, rest: Partial<Case>): Case => ({
  problem,
  feedback: { category: 'typo', recommendation },
  gradeBand: '3-5',
  ...rest,
});

export const TYPOS: readonly Case[] = [
  typo('The shop is open untill 6 p.m. How long is it open?', 'untill -> until', {
    expected: 'The shop is open until 6 p.m. How long is it open?',
  }),
  typo('Find the lenght of the rope and the lenght of the pole.', 'lenght → length', {
    expected: 'Find the length of the rope and the length of the pole.',
  }),
  typo('Which tringle has a right angle?', "'tringle' should be 'triangle'.", {
    expected: 'Which triangle has a right angle?',
  }),
  typo('Their are 12 eggs in a carton. How many are in 3 cartons?', 'Their should be There', {
    expected: 'There are 12 eggs in a carton. How many are in 3 cartons?',
  }),
  typo('The dog wags it’s tail 4 times. Count the wags.', "Change 'it's' to 'its'.", {
    expected: 'The dog wags its tail 4 times. Count the wags.',
  }),
  typo('The the bus stops here. Where does it go next?', "Fix the doubled word: replace 'The the' with 'The'.", {
    expected: 'The bus stops here. Where does it go next?',
  }),
  typo('Ana recieved 3 letters. Bo recieved 5. How many letters are there?', "Fix the spelling of 'recieved'.", {
    expected: 'Ana received 3 letters. Bo received 5. How many letters are there?',
  }),
  typo('We can seperate the mixture with a filter. Explain how.', 'Correct the spelling mistakes.', {
    gradeBand: '6-8',
    expected: 'We can separate the mixture with a filter. Explain how.',
  }),
  typo('The capital of france is Paris. Which river runs through it?', "Capitalize 'france'.", {
    expected: 'The capital of France is Paris. Which river runs through it?',
  }),
  typo('First measure the water, then heat it. What do you see', 'Add a question mark at the end.', {
    expected: 'First measure the water, then heat it. What do you see?',
  }),
  typo('After the rain the plants grow faster. Why?', "Add a comma after 'rain'.", {
    expected: 'After the rain, the plants grow faster. Why?',
  }),
  typo('The girl, ran 400 m in 80 seconds. What was her speed?', "Remove the comma after 'girl'.", {
    expected: 'The girl ran 400 m in 80 seconds. What was her speed?',
  }),
  typo('Grandma bakes a aple pie for 8 people. What share does each get?', '"aple" -> "apple"', {
    expected: 'Grandma bakes an apple pie for 8 people. What share does each get?',
  }),
  typo('Wich number is prime? Explain how you know.', 'Typo: Wich -> Which', {
    expected: 'Which number is prime? Explain how you know.',
  }),
  typo('The principle of the school bought 40 chairs. How many rows of 8 can she make?', '"principle" must be "principal"', {
    expected: 'The principal of the school bought 40 chairs. How many rows of 8 can she make?',
  }),
  typo('Sam effects the result when he adds salt. Describe the change.', 'Use "affects", not "effects".', {
    gradeBand: '6-8',
    has: ['Sam affects the result'],
  }),
  typo('They was late by 15 minutes. When did they arrive if school starts at 8:00?', 'Correct "They was" to "They were".', {
    expected: 'They were late by 15 minutes. When did they arrive if school starts at 8:00?',
  }),
  typo('The moon orbit the Earth in 27 days. How many orbits are there in 81 days?', "orbit -> orbits in the first sentence", {
    has: ['The moon orbits the Earth'],
  }),
  {
    problem: 'First find the sum. Then divide it by 2.',
    feedback: { category: 'typo', recommendation: "There should be a comma after 'First'." },
    expected: 'First, find the sum. Then divide it by 2.',
  },
  {
    problem: 'Did he recieve the letter?',
    feedback: { category: 'typo', recommendation: "Spell 'recieve' correctly." },
    expected: 'Did he receive the letter?',
  },
];
