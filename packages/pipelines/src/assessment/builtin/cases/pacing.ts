import { type Case, less, more } from './case.ts';

const pacing = (problem: string, recommendation: string, rest: Partial<Case>): Case => ({
  problem,
  feedback: { category: 'pacing', recommendation },
  gradeBand: '6-8',
  ...rest,
});

const support = (problem: string, recommendation: string, rest: Partial<Case>): Case => ({
  problem,
  feedback: { category: 'scaffolding', recommendation, action: more },
  gradeBand: '6-8',
  ...rest,
});

const free = (problem: string, recommendation: string, rest: Partial<Case>): Case => ({
  problem,
  feedback: { category: 'scaffolding', recommendation, action: less },
  gradeBand: '6-8',
  ...rest,
});

const LONG_STORY =
  'A school plans a trip. The bus costs $240. There are 30 students. Each ticket for the zoo costs $6. Lunch is free. How much does each student pay?';

export const PACING: readonly Case[] = [
  pacing(LONG_STORY, 'Break the text into paragraphs.', {
    expected:
      'A school plans a trip. The bus costs $240. There are 30 students.\n\nEach ticket for the zoo costs $6. Lunch is free.\n\nHow much does each student pay?',
  }),
  pacing(LONG_STORY, 'Too dense. Add white space.', { has: ['\n\nHow much does each student pay?'] }),
  pacing(LONG_STORY, 'A wall of text slows students down.', { has: ['\n\nHow much does each student pay?'] }),
  pacing('The seed needs water. It needs light. It grows 2 cm a week. How tall is it after 5 weeks?', 'Give students breathing room before the question.', {
    gradeBand: '3-5',
    has: ['\n\nHow tall is it after 5 weeks?'],
  }),
  pacing('Read the letters carefully and look up the words you do not know, and then write a short summary of each letter for a friend.', 'Pacing is too fast; use shorter sentences.', {
    gradeBand: '3-5',
    has: ['do not know. Then write a short summary'],
  }),
  pacing('The pump runs all day and it moves 40 liters of water a minute from the lake to the field. How many liters does it move in 2 hours?', 'Slow down: split the first sentence.', {
    has: ['runs all day. It moves 40 liters'],
  }),
  pacing('A hiker climbs 300 m an hour. She starts at 1,200 m. How high is she after 4 hours?', 'Put the question on its own line.', {
    expected: 'A hiker climbs 300 m an hour. She starts at 1,200 m.\n\nHow high is she after 4 hours?',
  }),
  pacing('Look at the picture. Count the red cars. Count the blue cars. How many more red cars are there?\n\n![cars](cars.png)', 'Chunk the problem.', {
    gradeBand: 'K-2',
    has: ['\n\n![cars](cars.png)', 'Look at the picture.\n\n'],
  }),
];

export const SCAFFOLDING: readonly Case[] = [
  support('A pool is 25 m long. First find how far 4 laps are. Then find how far 4 laps are in kilometers. How many kilometers are 4 laps?', 'Show the steps as a numbered list.', {
    expected:
      'A pool is 25 m long.\n\n1. Find how far 4 laps are.\n2. Find how far 4 laps are in kilometers.\n\nHow many kilometers are 4 laps?',
  }),
  support('Read the text. Next underline the main idea. Finally write one sentence about it.', 'Number the steps.', {
    gradeBand: '3-5',
    expected: '1. Read the text.\n2. Underline the main idea.\n3. Write one sentence about it.',
  }),
  support('Measure the mass of the stone; lower it into the water; calculate its density.', 'Break it into steps.', {
    gradeBand: '9-12',
    expected: '1. Measure the mass of the stone.\n2. Lower it into the water.\n3. Calculate its density.',
  }),
  support('Find the slope of the line and then write its equation.', 'Students need more support with the order of work.', {
    gradeBand: '9-12',
    expected: '1. Find the slope of the line.\n2. Write its equation.',
  }),
  support('Look at the two graphs. Compare the graphs, describe the trend and explain the difference.', 'List the tasks step by step.', {
    has: ['1. Look at the two graphs.\n2. Compare the graphs.\n3. Describe the trend.\n4. Explain the difference.'],
  }),
  support('A garden is 8 m by 6 m. What is its area and what is its perimeter?', 'Break the question into parts.', {
    expected: 'A garden is 8 m by 6 m.\n\n1. What is its area?\n2. What is its perimeter?',
  }),
  support('Sara has $50. She buys 3 books at $9 each. How much does she spend, and how much money is left?', 'Split the question into labelled parts.', {
    has: ['1. How much does she spend?\n2. How much money is left?'],
  }),
  support('A train goes 180 km in 2 hours. What is its speed?', "Add the hint 'Divide the distance by the time.'", {
    expected: 'A train goes 180 km in 2 hours. What is its speed? Hint: Divide the distance by the time.',
  }),
  support('Why did the settlers leave the valley?', "Give a sentence starter: 'I think the settlers left because ...'", {
    gradeBand: '3-5',
    has: ['I think the settlers left because ...'],
  }),
  support('Solve $2x + 6 = 14$.', "Remind students: add 'Start by subtracting the same number on both sides.'", {
    has: ['Solve $2x + 6 = 14$.', 'Start by subtracting the same number on both sides.'],
  }),
  support('Cut out the shapes. Then sort the shapes by the number of sides. Then glue each group on a page.', 'Turn this into a list.', {
    gradeBand: 'K-2',
    has: ['1. Cut out the shapes.\n2. Sort the shapes'],
  }),
  {
    problem: 'Draw a circle. Then draw a square around it. Finally color the space between them.',
    feedback: { category: 'Increase scaffolding', recommendation: 'Make the order of steps visible.' },
    gradeBand: 'K-2',
    expected: '1. Draw a circle.\n2. Draw a square around it.\n3. Color the space between them.',
  },
  free('Find the area of the floor.\n\n1. Measure the length.\n2. Measure the width.\n3. Multiply both.', 'Turn the numbered steps back into prose.', {
    expected: 'Find the area of the floor.\n\nMeasure the length. Then measure the width. Then multiply both.',
  }),
  free('1. Read the graph.\n2. Name the highest month.', 'Too much help; remove the list.', {
    expected: 'Read the graph. Then name the highest month.',
  }),
  free('Solve $x^2 = 49$. Hint: There are two answers. Write both.', 'Remove the hint.', {
    gradeBand: '9-12',
    // The hint holds a number of the problem, and numbers are locked.
    cannot: true,
  }),
  free('Explain why ice floats. Hint: Think about density.', 'Remove the hint.', {
    gradeBand: '9-12',
    expected: 'Explain why ice floats.',
  }),
  {
    problem: 'Work out the cost:\n- Add the prices.\n- Subtract the discount.\n\nHow much do you pay?',
    feedback: { category: 'decrease-scaffolding', recommendation: 'Students are ready for less support.' },
    gradeBand: '6-8',
    has: ['Add the prices. Then subtract the discount.', 'How much do you pay?'],
    lacks: ['- Add'],
  },
  free('Compare the two poems.\n\n1. List two images of each poem.\n2. Explain how the images differ.\n\nUse quotations.', 'Merge the steps into one paragraph.', {
    gradeBand: '9-12',
    has: ['List two images of each poem. Then explain how the images differ.', 'Use quotations.'],
  }),
  support("Mix the powder with water, heat the mixture for 5 minutes, stir, and then let it cool.", "Number the steps", {
    expected: "1. Mix the powder with water.\n2. Heat the mixture for 5 minutes.\n3. Stir.\n4. Let it cool.",
  }),
  support("Mix salt and water, stir for 2 minutes, and then filter.", "Number the steps", {
    expected: "1. Mix salt and water.\n2. Stir for 2 minutes.\n3. Filter.",
  }),
];
