import type { Case } from './case.ts';

const ambiguity = (problem: string, recommendation: string, rest: Partial<Case>): Case => ({
  problem,
  feedback: { category: 'ambiguity', recommendation },
  gradeBand: '3-5',
  ...rest,
});

export const AMBIGUITY: readonly Case[] = [
  ambiguity('Ben met Tom at the pool. He swam 8 laps. How many laps did Ben swim?', "Replace 'He' with 'Ben'.", {
    expected: 'Ben met Tom at the pool. Ben swam 8 laps. How many laps did Ben swim?',
  }),
  ambiguity('Ben met Tom at the pool. He swam 8 laps. How many laps did Tom swim?', "It is unclear who 'He' refers to. It means Tom.", {
    expected: 'Ben met Tom at the pool. Tom swam 8 laps. How many laps did Tom swim?',
  }),
  ambiguity('A truck carries 30 crates. It unloads 12 of them. How many crates are left?', "What does 'It' refer to? Name it.", {
    expected: 'A truck carries 30 crates. The truck unloads 12 of them. How many crates are left?',
  }),
  ambiguity('The bottle stands beside the glass. It holds 500 ml. How much do 4 bottles hold?', "The pronoun 'It' is vague.", {
    expected: 'The bottle stands beside the glass. The bottle holds 500 ml. How much do 4 bottles hold?',
  }),
  ambiguity('Mira bakes 24 muffins. She packs 6 in each bag. How many bags does she need?', 'Replace the pronoun with the name.', {
    has: ['Mira packs 6 in each bag'],
  }),
  ambiguity('The wolves follow the deer. They are tired after 10 km. Which animals are tired?', "Make clear that 'They' means 'the wolves'.", {
    expected: 'The wolves follow the deer. The wolves are tired after 10 km. Which animals are tired?',
  }),
  ambiguity('Omar asked Rui about his book. Whose book is it?', "Replace 'his' with 'Rui'.", {
    expected: "Omar asked Rui about Rui's book. Whose book is it?",
  }),
  ambiguity('A rope is cut into pieces. Each is 2 m long. There are 9 pieces. How long was the rope?', "Insert 'piece' after 'Each'.", {
    expected: 'A rope is cut into pieces. Each piece is 2 m long. There are 9 pieces. How long was the rope?',
  }),
  ambiguity('The sign shows a triangle and a circle. Which is bigger?', "Ambiguous. Add 'shape' after 'Which'.", {
    expected: 'The sign shows a triangle and a circle. Which shape is bigger?',
  }),
  ambiguity('Draw a line from the cat to the mouse that is black.', "Replace 'the mouse that is black' with 'the black mouse'.", {
    expected: 'Draw a line from the cat to the black mouse.',
  }),
  ambiguity('Pat has twice as many as Lou. Lou has 14 cards. How many cards has Pat?', "Insert 'cards' after 'many'.", {
    expected: 'Pat has twice as many cards as Lou. Lou has 14 cards. How many cards has Pat?',
  }),
  ambiguity('A clock strikes every hour. How often does it strike in a day?', "Two readings are possible. Add 'once' after 'strikes'.", {
    expected: 'A clock strikes once every hour. How often does it strike in a day?',
  }),
  ambiguity('The team won 3 games and lost 5. What is the ratio?', "Say which ratio: add 'of wins to losses' at the end of the question.", {
    gradeBand: '6-8',
    expected: 'The team won 3 games and lost 5. What is the ratio of wins to losses?',
  }),
  ambiguity('A ball is dropped from a roof. The height is 20 m. When does it land?', "The word 'height' is unclear. Change 'The height' to 'The height of the roof'.", {
    gradeBand: '9-12',
    expected: 'A ball is dropped from a roof. The height of the roof is 20 m. When does it land?',
  }),
  ambiguity('Put the numbers 4, 9 and 2 in order.', "Specify 'from least to greatest'.", {
    expected: 'Put the numbers 4, 9 and 2 in order from least to greatest.',
  }),
  ambiguity('Two angles add up to 90 degrees. One is 35 degrees. Find the other.', "Add 'angle' after 'other'.", {
    gradeBand: '6-8',
    expected: 'Two angles add up to 90 degrees. One is 35 degrees. Find the other angle.',
  }),
  ambiguity('Lia told Eva that she won the race. Who won the race?', 'Replace the ambiguous pronoun.', {
    // Two girls: no rule can know.
    cannot: true,
  }),
  ambiguity("The poet is old. He lives by the sea. What does he love?", "Replace 'he' with 'the poet' in the last sentence", {
    expected: "The poet is old. He lives by the sea. What does the poet love?",
  }),
  ambiguity("The machine fills jars. It is loud. It stops at noon. When does it stop?", "Clarify 'It' in the second sentence", {
    expected: "The machine fills jars. The machine is loud. It stops at noon. When does it stop?",
  }),
  ambiguity("The dog saw the cat. It ran away. Which animal ran away?", "unclear who 'it' refers to; say 'the dog' instead", {
    expected: "The dog saw the cat. The dog ran away. Which animal ran away?",
  }),
  ambiguity("Maria met Eva. She smiled. What did Maria do?", "Who is 'She'? Name Maria.", {
    expected: "Maria met Eva. Maria smiled. What did Maria do?",
  }),
  ambiguity("Tomas carried the lamp. His father followed. When he reached the top, he saw the glass. What was there?", "Replace 'he' with 'Tomas'.", {
    expected: "Tomas carried the lamp. His father followed. When Tomas reached the top, he saw the glass. What was there?",
  }),
];
