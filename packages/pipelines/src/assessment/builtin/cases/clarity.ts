import type { Case } from './case.ts';

const clarity = (problem: string, recommendation: string, rest: Partial<Case>): Case => ({
  problem,
  feedback: { category: 'clarity', recommendation },
  gradeBand: '6-8',
  ...rest,
});

export const CLARITY: readonly Case[] = [
  clarity('A train leaves Chicago...', "Problem is ambiguous about direction. Add 'eastbound'.", {
    expected: 'An eastbound train leaves Chicago...',
  }),
  clarity('A box holds 24 pencils. How many pencils are in 5 boxes?', 'Students do not know the box is full. Add "full" before "box".', {
    expected: 'A full box holds 24 pencils. How many pencils are in 5 boxes?',
  }),
  clarity('Lena walks around a park. The path is 3 km long. How long is one lap?', "Say what kind of path it is: insert 'circular' before 'path'.", {
    expected: 'Lena walks around a park. The circular path is 3 km long. How long is one lap?',
  }),
  clarity('A rectangle is 8 cm long and 5 cm wide. What is its perimeter?', "The unit of the answer is missing. Add 'in centimetres' to the question.", {
    expected: 'A rectangle is 8 cm long and 5 cm wide. What is its perimeter in centimetres?',
  }),
  clarity('Find the area of the shaded triangle.', "Add 'in square inches'.", {
    expected: 'Find the area of the shaded triangle in square inches.',
  }),
  clarity('Tom and Ana collect stamps. Tom has 40 and Ana has 25. How many stamps do they have?', "The question should say 'altogether'.", {
    expected: 'Tom and Ana collect stamps. Tom has 40 and Ana has 25. How many stamps do they have altogether?',
  }),
  clarity('A machine fills 30 bottles in 5 minutes. How many bottles does it fill?', "Add 'per hour' at the end of the question.", {
    expected: 'A machine fills 30 bottles in 5 minutes. How many bottles does it fill per hour?',
  }),
  clarity('The farmer plants rows of corn. There are 12 rows with 15 plants. How many plants are there?', "Insert 'in each row' after 'plants' is not enough; add 'in total' at the end of the question.", {
    has: ['in total?'],
  }),
  clarity('A square has a side of 7 m. Calculate the area.', "Add the phrase 'of the square' after 'area'.", {
    expected: 'A square has a side of 7 m. Calculate the area of the square.',
  }),
  clarity('Mia buys 3 notebooks at $2 each and pays with a $10 bill. What does she get?', "Insert 'back' after 'get'.", {
    expected: 'Mia buys 3 notebooks at $2 each and pays with a $10 bill. What does she get back?',
  }),
  clarity('An aquarium holds 60 liters of water. A pump drains 4 liters each minute. When is it empty?', "Clarify the start: add the sentence 'The aquarium is full at the start.'", {
    expected: 'An aquarium holds 60 liters of water. A pump drains 4 liters each minute. The aquarium is full at the start. When is it empty?',
  }),
  clarity('Use the map to find the distance from the school to the library.', "Add 'shortest' before 'distance'.", {
    expected: 'Use the map to find the shortest distance from the school to the library.',
  }),
  clarity('A cyclist rides 45 km in 3 hours. What is the speed?', "Students asked which speed is meant. Add 'average'. It is the speed of the whole ride.", {
    expected: 'A cyclist rides 45 km in 3 hours. What is the average speed?',
  }),
  clarity('Two cars start at noon. One drives at 50 mph, the other at 60 mph. How far apart are they at 2 p.m.?', "Add the sentence 'They drive in opposite directions.' before the question.", {
    has: ['60 mph. They drive in opposite directions. How far apart'],
  }),
  clarity('Read the poem. Which line shows that the speaker is sad?', 'Put "aloud" after "poem".', {
    expected: 'Read the poem aloud. Which line shows that the speaker is sad?',
  }),
  clarity('Round 4,586 to the nearest hundred.', "Add 'Show your work.' at the end.", {
    expected: 'Round 4,586 to the nearest hundred. Show your work.',
  }),
  clarity('A coin is tossed 50 times and lands on heads 31 times. Is the coin fair?', "Insert 'probably' before 'fair'.", {
    expected: 'A coin is tossed 50 times and lands on heads 31 times. Is the coin probably fair?',
  }),
  clarity('The graph shows the temperature in Oslo. On which day was it highest?', "Mention the time span: add 'during one week' after 'Oslo'.", {
    expected: 'The graph shows the temperature in Oslo during one week. On which day was it highest?',
  }),
  clarity('What is the density of the stone? A stone of 90 g pushes 30 mL of water aside.', 'Put the question at the end.', {
    gradeBand: '9-12',
    expected: 'A stone of 90 g pushes 30 mL of water aside.\n\nWhat is the density of the stone?',
  }),
  clarity('How many apples are left? Sam picks 18 apples. He gives 7 to his sister.', 'The question is buried at the start; it should come last.', {
    gradeBand: 'K-2',
    expected: 'Sam picks 18 apples. He gives 7 to his sister.\n\nHow many apples are left?',
  }),
  clarity('A bakery sells 40 rolls an hour. How many rolls does it sell in 6 hours? It is open from 8 to 2.', 'Move the question to the end.', {
    expected: 'A bakery sells 40 rolls an hour. It is open from 8 to 2.\n\nHow many rolls does it sell in 6 hours?',
  }),
  clarity('A tank is filled at 3 liters a minute. It holds 90 liters. How long does it take to fill?', 'Separate the question from the facts.', {
    expected: 'A tank is filled at 3 liters a minute. It holds 90 liters.\n\nHow long does it take to fill?',
  }),
  clarity('Which angle is larger? Angle P is 40 degrees and angle Q is twice as large.\n\nA) P\nB) Q', 'Give the information first, then ask the question.', {
    expected: 'Angle P is 40 degrees and angle Q is twice as large.\n\nWhich angle is larger?\n\nA) P\nB) Q',
  }),
  clarity('If a car travels at 50 mph for 3 hours without a stop, how far does it go before it reaches the town of Elm?', 'Split the long sentence.', {
    expected: 'A car travels at 50 mph for 3 hours without a stop. How far does it go before it reaches the town of Elm?',
  }),
  clarity('The class collected 120 cans in May; it collected 80 cans in June and wants to reach 300 cans by July. How many cans are missing?', 'The first sentence is too long.', {
    has: ['in May. It collected 80 cans in June'],
  }),
  clarity('Measure the length of the desk with your ruler, and then write the result in the table next to the name of the object.', 'Break this sentence into two.', {
    expected: 'Measure the length of the desk with your ruler. Then write the result in the table next to the name of the object.',
  }),
  clarity('The river rose by 2 feet on Monday, and it fell by 1 foot on Tuesday, but it rose again by 3 feet on Wednesday. What was the change over the three days?', 'Use shorter sentences.', {
    gradeBand: '3-5',
    has: ['on Monday. It fell by 1 foot on Tuesday. But it rose again'],
  }),
  clarity('Jon saved $45 in March and he saved $60 in April, so he could buy a bicycle that costs $100. How much money is left?', 'Run-on sentence. Split it.', {
    has: ['in April. So he could buy'],
  }),
  clarity('The telescope, which was built in 1990, orbits the Earth. How many years has it been in orbit in 2020?', "Remove 'which was built in 1990'.", {
    // The number would be lost.
    cannot: true,
  }),
  clarity('The keeper climbed the tower with the heavy lamp, which was broken. Why did he climb the tower?', 'The sentence is hard to follow; use two sentences.', {
    gradeBand: '3-5',
    has: ['with the heavy lamp. The heavy lamp was broken.'],
  }),
  clarity('What fraction of the cake is left, and how many slices does each of the four children get?', 'Split this into two sentences.', {
    expected: 'What fraction of the cake is left? How many slices does each of the four children get?',
  }),
  clarity('The boxes were packed by Mia on Monday. Each box weighs 4 kg. How heavy are 6 boxes?', 'Use active voice.', {
    expected: 'Mia packed the boxes on Monday. Each box weighs 4 kg. How heavy are 6 boxes?',
  }),
  clarity('The samples were heated by the students. Explain why the color changed.', 'Avoid the passive.', {
    gradeBand: '9-12',
    expected: 'The students heated the samples. Explain why the color changed.',
  }),
  clarity('The letter was written by Ruth in 1912. What does it tell us about her family?', 'Change the first sentence to active voice.', {
    gradeBand: '9-12',
    expected: 'Ruth wrote the letter in 1912. What does it tell us about her family?',
  }),
  clarity('Which of these statements is not incorrect?\n\nA) 2 is even.\nB) 3 is even.', "This is a double negative. Replace 'not incorrect' with 'correct'.", {
    expected: 'Which of these statements is correct?\n\nA) 2 is even.\nB) 3 is even.',
  }),
  clarity("The robot doesn't have no battery. What happens when you press the button?", 'There is a double negative.', {
    expected: "The robot doesn't have any battery. What happens when you press the button?",
  }),
  clarity('It is important to note that the bus is really full. In order to find the number of seats, multiply the rows by 4. There are 12 rows.', 'Cut the filler words.', {
    expected: 'The bus is full. To find the number of seats, multiply the rows by 4. There are 12 rows.',
  }),
  clarity('Basically, a plant needs light due to the fact that it makes its own food. Name one other thing a plant needs.', 'Too wordy.', {
    gradeBand: '3-5',
    expected: 'A plant needs light because it makes its own food. Name one other thing a plant needs.',
  }),
  clarity('A farmer, in fact, has 12 cows and 30 hens. How many legs are there?', "Remove 'in fact'.", {
    expected: 'A farmer has 12 cows and 30 hens. How many legs are there?',
  }),
  clarity('Suddenly, the balloon rises 20 m each second. How high is it after 8 seconds?', "Delete the word 'Suddenly'.", {
    expected: 'The balloon rises 20 m each second. How high is it after 8 seconds?',
  }),
  clarity('Leo has a red bike. He loves it. He rides 4 km to school each day. How far does he ride in 5 days?', 'Drop "He loves it."', {
    expected: 'Leo has a red bike. He rides 4 km to school each day. How far does he ride in 5 days?',
  }),
  clarity('A shop sells pens for $3. The owner has a cat. How much do 7 pens cost?', 'Remove the sentence about the cat.', {
    expected: 'A shop sells pens for $3. How much do 7 pens cost?',
  }),
  clarity('Solve for x: $3x + 5 = 20$. The quite very long way is allowed.', "The words 'quite very' are not needed. Remove 'quite very'.", {
    expected: 'Solve for x: $3x + 5 = 20$. The long way is allowed.',
  }),
  clarity('Each jar holds 250 ml. Nina fills 6 jars. How much juice does she need?', "Move 'Nina fills 6 jars.' to the beginning.", {
    expected: 'Nina fills 6 jars. Each jar holds 250 ml. How much juice does she need?',
  }),
  clarity('Look at the table and decide which planet is largest.\n\n| planet | diameter |\n| --- | --- |\n| Mars | 6,779 km |\n| Venus | 12,104 km |', "Add 'by diameter' at the end of the sentence.", {
    expected: 'Look at the table and decide which planet is largest by diameter.\n\n| planet | diameter |\n| --- | --- |\n| Mars | 6,779 km |\n| Venus | 12,104 km |',
  }),
  clarity("Water boils at 100 °C. What is this temperature in kelvin?", "Add 'at sea level'.", {
    expected: "Water boils at 100 °C at sea level. What is this temperature in kelvin?",
  }),
  clarity("A car stops. A bus waits. Where is it?", "Add 'near the bridge'.", {
    cannot: true,
  }),
  clarity("Mia has 4 red and 5 blue cards. What is the sum?", "Add 'quickly'.", {
    cannot: true,
  }),
  clarity("A box holds 24 pencils. How many pencils are in 5 boxes?", "add the word full", {
    expected: "A full box holds 24 pencils. How many pencils are in 5 boxes?",
  }),
  clarity("Write your answer in meters. A rope of 20 m is cut into 4 equal pieces. How long is each piece?", "Put the instruction at the end", {
    expected: "A rope of 20 m is cut into 4 equal pieces. How long is each piece? Write your answer in meters.",
  }),
  clarity("A cyclist rides 45 km in 3 hours. What is the speed?", "Say 'the average speed'.", {
    expected: "A cyclist rides 45 km in 3 hours. What is the average speed?",
  }),
  clarity("Anna likes jazz. She has 3 apples and buys 2. How many has she?", "The first sentence isn't needed.", {
    expected: "Anna has 3 apples and buys 2. How many has she?",
  }),
  clarity("Anna listens to music. She counts 4 red and 5 blue marbles. How many marbles are there?", "Cut the irrelevant detail about music.", {
    expected: "Anna counts 4 red and 5 blue marbles. How many marbles are there?",
  }),
  clarity("Anna listens to music while she counts 4 red and 5 blue marbles. How many marbles are there?", "Cut the irrelevant detail about music.", {
    cannot: true,
  }),
  clarity("A car is red. The bus follows the car. Which is faster?", "Insert 'old' before 'car' in the second sentence.", {
    expected: "A car is red. The bus follows the old car. Which is faster?",
  }),
  clarity("Scrooge meets a ghost. What does it say?", "insert 'in the first chapter' after 'Scrooge'", {
    cannot: true,
  }),
];
