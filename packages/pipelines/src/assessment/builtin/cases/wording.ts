import type { Case } from './case.ts';

const wording = (problem: string, recommendation: string, rest: Partial<Case>): Case => ({
  problem,
  feedback: { category: 'wording', recommendation },
  gradeBand: '6-8',
  ...rest,
});

export const WORDING: readonly Case[] = [
  wording('Utilize the number line to ascertain the sum of 12 and 30.', 'Simplify the wording.', {
    expected: 'Use the number line to find the sum of 12 and 30.',
  }),
  wording('Prior to the race, Kim purchased 3 bottles of water at $2 each. How much did she pay?', 'Use plain words.', {
    expected: 'Before the race, Kim bought 3 bottles of water at $2 each. How much did she pay?',
  }),
  wording('The experiment commenced at 9:00 and was terminated after 40 minutes. At what time did it end?', 'The wording is too formal for this grade.', {
    expected: 'The experiment started at 9:00 and was ended after 40 minutes. At what time did it end?',
  }),
  wording('Subsequently, the inhabitants constructed a wall. Explain why.', 'Use simpler vocabulary.', {
    expected: 'Then, the residents built a wall. Explain why.',
  }),
  wording('A shop requires approximately 30 crates each week. How many crates are needed for 4 weeks?', 'Reading level too high for grade 4; use easier words.', {
    gradeBand: '3-5',
    expected: 'A shop needs about 30 crates each week. How many crates are needed for 4 weeks?',
  }),
  wording('The dog remained beneath the table during the storm. Where was the dog?', 'Use words that first graders know.', {
    gradeBand: 'K-2',
    feedback: { category: 'wording', recommendation: 'Use simple words for first graders.' },
    has: ['stayed under the table'],
  }),
  wording('Numerous students attempted the puzzle. 18 of the 24 solved it. What percent is that?', 'Choose more common words.', {
    expected: 'Many students tried the puzzle. 18 of the 24 solved it. What percent is that?',
  }),
  wording('In the event that it rains, the game is moved to Sunday. On which day is the game when it rains?', 'Replace the formal language with everyday language.', {
    expected: 'If it rains, the game is moved to Sunday. On which day is the game when it rains?',
  }),
  wording('Ascertain the median of 3, 8, 9, 12 and 15.', "Replace 'Ascertain' with 'Find'.", {
    expected: 'Find the median of 3, 8, 9, 12 and 15.',
  }),
  wording('The vessel departed from the port at 6 a.m. When did it leave?', "Change 'vessel' to 'ship'.", {
    expected: 'The ship departed from the port at 6 a.m. When did it leave?',
  }),
  wording('An automobile uses 8 liters of fuel for 100 km. How much does it use for 250 km?', "Use 'car' instead of 'automobile'.", {
    expected: 'A car uses 8 liters of fuel for 100 km. How much does it use for 250 km?',
  }),
  wording('A dwelling has 4 rooms. Each room has 2 windows. How many windows are there?', '"house" is simpler than "dwelling".', {
    expected: 'A house has 4 rooms. Each room has 2 windows. How many windows are there?',
  }),
  wording('Elucidate why the sky is blue.', "Students do not know 'Elucidate'. Simplify 'Elucidate'.", {
    expected: 'Explain why the sky is blue.',
  }),
  wording('The mayor endeavored to obtain funds for a new bridge. Summarize her reasons.', "'endeavored' is too difficult.", {
    expected: 'The mayor tried to obtain funds for a new bridge. Summarize her reasons.',
  }),
  wording('The perimeter of the garden is 40 m. One side is 12 m. Find the other side.', "Define 'perimeter'.", {
    gradeBand: '3-5',
    expected: 'The perimeter (the distance around a shape) of the garden is 40 m. One side is 12 m. Find the other side.',
  }),
  wording('Plot the vertex of the parabola on the grid.', "Define 'vertex' as 'the turning point'.", {
    gradeBand: '9-12',
    expected: 'Plot the vertex (the turning point) of the parabola on the grid.',
  }),
  wording('Describe how erosion changed the valley.', "Explain that 'erosion' means 'the wearing away of rock'.", {
    has: ['erosion (the wearing away of rock) changed'],
  }),
  wording('Which of these animals is not a mammal?\n\nA) bat\nB) shark\nC) whale', "Bold the word 'not'.", {
    expected: 'Which of these animals is **not** a mammal?\n\nA) bat\nB) shark\nC) whale',
  }),
  wording('Choose the two numbers that are both even and greater than 10.', "Emphasize 'both'.", {
    expected: 'Choose the two numbers that are **both** even and greater than 10.',
  }),
  wording('Which word is an antonym of brave, not a synonym?', 'Highlight the word not.', {
    expected: 'Which word is an antonym of brave, **not** a synonym?',
  }),
  wording('List all the odd numbers between 4 and 12 except 7.', "Put 'except' in capital letters.", {
    expected: 'List all the odd numbers between 4 and 12 EXCEPT 7.',
  }),
  wording('In the story The Lost Kite, why does Ana go back?', "Italicize 'The Lost Kite'.", {
    expected: 'In the story *The Lost Kite*, why does Ana go back?',
  }),
  wording('Calculate the cost of 5 apples at $0.40 each, and make your answer stand out.', "Make 'each' stand out.", {
    expected: 'Calculate the cost of 5 apples at $0.40 **each**, and make your answer stand out.',
  }),
  wording('The guys in the lab mix 20 ml of acid with 80 ml of water. What is the share of acid?', "Rephrase 'The guys in the lab' as 'The students'.", {
    expected: 'The students mix 20 ml of acid with 80 ml of water. What is the share of acid?',
  }),
  wording('Sketch the graph of $y = 2x + 1$ and put a dot where it hits the y-axis.', 'Instead of "put a dot where it hits", say "mark where it crosses".', {
    gradeBand: '9-12',
    expected: 'Sketch the graph of $y = 2x + 1$ and mark where it crosses the y-axis.',
  }),
  wording('A kid has 7 marbles. The kid finds 5 more. How many marbles does the kid have?', 'Replace every "kid" with "child".', {
    gradeBand: 'K-2',
    expected: 'A child has 7 marbles. The child finds 5 more. How many marbles does the child have?',
  }),
  wording('An hour later the bus has gone 30 miles. How fast is it?', "Swap 'bus' for 'train'.", {
    expected: 'An hour later the train has gone 30 miles. How fast is it?',
  }),
  wording('Write an opinion paragraph about school lunch.', "Substitute 'persuasive' for 'opinion'.", {
    expected: 'Write a persuasive paragraph about school lunch.',
  }),
  wording('The commander procured sufficient provisions for the voyage. What can you infer about him?', 'Jargon. Make the language accessible.', {
    gradeBand: '9-12',
    expected: 'The commander got enough provisions for the voyage. What can you infer about him?',
  }),
  wording('A gardener utilises 3 bags of soil for each bed. How many bags does he need for 9 beds?', 'Adjust the vocabulary: use grade-appropriate words.', {
    expected: 'A gardener uses 3 bags of soil for each bed. How many bags does he need for 9 beds?',
  }),
  wording("Which fraction is greater?", "The word 'greater' may be hard. Use 'larger'.", {
    expected: "Which fraction is larger?",
  }),
  wording("Utilize the map to find the road.", "'Utilize' is too formal; 'use' would be better.", {
    expected: "Use the map to find the road.",
  }),
  wording("A fast car passes a fast bus. How fast is the fast bus?", "Replace 'fast' with 'quick' in the first sentence.", {
    expected: "A quick car passes a quick bus. How fast is the fast bus?",
  }),
];
