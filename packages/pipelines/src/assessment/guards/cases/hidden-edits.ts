/** An edit beside the words of a problem: its name, the text before and the text after. */
export type Edit = readonly [what: string, before: string, after: string];

const CODE = 'Study this program.\n\n```python\ns = 0\nfor n in range(3):\n    s = s + n\nprint(s)\n```\n\nWhat does it print?';
const TRIP = 'A bus travels at 40 km/h for 3 hours. What distance does the bus cover in kilometres?';
const CAKE = 'A cake needs 1/2 cup of sugar and 0.75 L of milk. How much of both is needed for 6 people?';
const BOXES = 'There are n boxes with k pencils in each box. Write an expression for the number of pencils.';
const TRAINS = 'Train A leaves at 8:00 at 60 mph. Train B leaves at 9:00 at 80 mph. When does Train B catch up with Train A?';
const PARTS = 'Answer both parts.\na) Name the gas that plants take in.\nb) Explain how roots help a plant to drink.';
const NUMBERED = 'Work through the list.\n1. Measure the length of the desk.\n2. Draw a picture of the lamp.\n3. Count the chairs in the room.';
const GAPS = 'Complete the sentences.\na) Water boils at a high temperature.\nb) Ice melts into ____ when it is warm.';
const GAP = 'Complete: The capital of ____ is called Paris by its people.';
const ROCKS = 'Rocks break into smaller pieces over time. Name two causes of this change.';
const MARIA = 'Maria has 12 stickers. She gives 5 stickers to Tom. How many stickers does Maria have left?';
const SIT = 'Write the correct form of the verb: The cat ____ on the mat yesterday.';
const AGES = 'Anna is older than Ben, and Carl is younger than Ben. Who is the youngest?';

const TANK = 'A tank holds 200 liters of water. Water flows out at a rate of 8 liters per minute. After how many minutes will the tank be empty?';

/** Locked by name, and changed without a mark that gives it away. */
export const HIDDEN_LOCK_EDITS: readonly Edit[] = [
  ['the indentation of code is taken out', CODE, CODE.replace('\n    s', '\ns')],
  ['two lines of code are joined', CODE, CODE.replace('s = 0\nfor', 's = 0 for')],
  ['a formula is added in words', TRIP, TRIP.replace('What distance', 'Using distance = speed × time, what distance')],
  ['a formula is added in a sentence', TRIP, `${TRIP} Distance equals speed multiplied by time.`],
  ['an expression is added', BOXES, BOXES.replace('an expression', 'the expression kn')],
  ['the unit asked for is another one', TRIP, TRIP.replace('in kilometres', 'in metres')],
  ['the unit asked for is gone', TRIP.replace('km/h', 'mph'), TRIP.replace('km/h', 'mph').replace(' in kilometres', '')],
  ['a rate becomes an amount', TANK, TANK.replace('8 liters per minute', '8 liters')],
  ['a unit of the kitchen is another one', CAKE, CAKE.replace('1/2 cup', '1/2 spoon')],
  ['two quantities change what they are of', CAKE, CAKE.replace('of sugar', 'of X').replace('of milk', 'of sugar').replace('of X', 'of milk')],
  ['a count becomes one of pairs', CAKE, CAKE.replace('6 people', '6 pairs of people')],
  ['a count becomes one of dozens', 'Lena buys 4 eggs. What do 4 eggs cost at $2 each?', 'Lena buys 4 dozen eggs. What do 4 dozen eggs cost at $2 each?'],
  ['two variables change places throughout', BOXES, BOXES.replace('n boxes with k', 'k boxes with n')],
  ['two labels of things change places throughout', TRAINS, TRAINS.replace(/Train ([AB])/g, (_, name) => `Train ${name === 'A' ? 'B' : 'A'}`)],
  ['a blank moves to another part', GAPS, GAPS.replace('a high temperature', 'a high ____').replace('into ____ when', 'into water when')],
  ['a blank moves within its sentence', GAP, 'Complete: The capital of Paris is called ____ by its people.'],
  ['the contents of two parts change places', PARTS, 'Answer both parts.\na) Explain how roots help a plant to drink.\nb) Name the gas that plants take in.'],
  ['the contents of two numbered parts change places', NUMBERED, 'Work through the list.\n1. Measure the length of the desk.\n2. Count the chairs in the room.\n3. Draw a picture of the lamp.'],
  ['examples of the answer are added', ROCKS, ROCKS.replace('two causes', 'two causes, such as wind and rain,')],
  ['examples are added in other words', ROCKS, `${ROCKS} For example, think of wind and rain.`],
  ['the way is named', MARIA, `${MARIA} Subtraction will help you here.`],
  ['choices are added', SIT, SIT.replace('____', '____ (sat/sit/…)')],
  ['choices with commas are added', SIT, SIT.replace('____', '____ (sat, sit, seat)')],
  ['the answer stands beside a name', AGES, AGES.replace('Carl is', 'Carl, the youngest, is')],
  ['work is to be shown', MARIA, `${MARIA} Show your work.`],
  ['a word is to be used', ROCKS, `${ROCKS} Use the word because.`],
  ['reasons are to be given', ROCKS, `${ROCKS} Justify your answer.`],
  ['the product is another one', 'Write 3 sentences about your summer.', 'Draw your summer in 3 steps.'],
  ['an exact answer becomes an estimate', 'Calculate the sum of 48 and 73.', 'Estimate the sum of 48 and 73.'],
  ['an estimate becomes an exact answer', 'Estimate the sum of 48 and 73.', 'Calculate the sum of 48 and 73.'],
];

const PLANET = 'Look at the list of planets. Which planet is the largest one in the list?';
const POINT = 'Explain what happens to water at its boiling point.';
const STAR = 'One star looks brighter than the other one. Give a reason for this.';
const SHAPE = 'A rectangle has sides of 4 cm and 6 cm. Find the area of the rectangle.';
const CELL = 'Describe what chloroplasts do in a cell. Why do animals have no chloroplasts?';

/** What is asked, or a term on which it hangs, is another one. */
export const HIDDEN_MEANING_EDITS: readonly Edit[] = [
  ['another person is asked about', MARIA, MARIA.replace('Maria have left', 'Tom have now')],
  ['giving becomes getting', MARIA, MARIA.replace('gives 5 stickers to', 'gets 5 stickers from')],
  ['another property is asked for', PLANET, PLANET.replace('largest', 'hottest')],
  ['boiling becomes freezing', POINT, POINT.replace('boiling', 'freezing')],
  ['brighter becomes dimmer', STAR, STAR.replace('brighter', 'dimmer')],
  ['wetter becomes drier', 'Which of the two regions is wetter in spring?', 'Which of the two regions is drier in spring?'],
  ['why becomes whether', 'Explain why the moon has phases.', 'Explain whether the moon has phases.'],
  ['must becomes may', 'Your answer must name two sources.', 'Your answer may name two sources.'],
  ['all becomes some', 'List all factors of 24.', 'List some factors of 24.'],
  ['some becomes all', 'Explain why some birds fly south.', 'Explain why all birds fly south.'],
  ['another shape is given', SHAPE, SHAPE.replaceAll('rectangle', 'triangle')],
  ['another measure is asked for', SHAPE, SHAPE.replace('area', 'diagonal')],
  ['a key term is another one', CELL, CELL.replaceAll('chloroplasts', 'mitochondria')],
  ['slow becomes speed', 'What makes the cart slow down on the ramp?', 'What makes the cart speed up on the ramp?'],
];

/** Honest: every one of these passes. */
export const HONEST_EDITS: readonly Edit[] = [
  ['a short task in other words', 'Describe the water cycle.', 'Explain the water cycle in your own words.'],
  ['a comparison as a question', 'Compare frogs and toads.', 'How are frogs and toads alike and different?'],
  ['plain words', 'Calculate the price of the lamps that Tom purchased for his residence.', 'Calculate the price of the lamps that Tom bought for his home.'],
  ['plain verbs', 'A teacher distributes 24 pencils equally among 6 students. How many pencils does each student receive?', 'A teacher hands out 24 pencils equally among 6 students. How many pencils does each student get?'],
  ['plain adverbs', 'A car subsequently drives 30 miles. How far does it drive altogether?', 'A car then drives 30 miles. How far does it drive in total?'],
  ['units in full', TRIP, TRIP.replace('km/h', 'kilometres per hour').replace('cover', 'travel')],
  ['American spelling', TRIP, TRIP.replace('kilometres', 'kilometers')],
  ['a denial at another place', 'Not all metals are magnetic. Name one metal that is not magnetic.', 'Some metals are not magnetic. Name one metal that is not magnetic.'],
  ['code with text around it in other words', CODE, CODE.replace('Study this program', 'Read this program').replace('What does it print', 'What does the program print')],
  ['the reason asked for as a question', 'Explain why the author uses short sentences in the final paragraph.', 'Why does the author use short sentences in the last paragraph? Explain.'],
  ['a rate said as "every"', TANK, 'There are 200 liters of water in a tank. Every minute, 8 liters flow out. How many minutes does it take until the tank is empty?'],
  ['a plain command', 'Arrange the following fractions from least to greatest: 1/2, 2/3, 1/4.', 'Put these fractions in order from least to greatest: 1/2, 2/3, 1/4.'],
  ['"each" for what "of" says', 'A farmer stored 120 kg of potatoes in sacks of 15 kg. How many sacks did he use?', 'A farmer put 120 kg of potatoes into sacks of 15 kg each. How many sacks did he use?'],
  ['a plain word for a key word', 'What strategy did the general employ to win the battle?', 'What plan did the general use to win the battle?'],
  ['parts in other words', PARTS, 'Answer both parts.\na) Which gas do plants take in? Name it.\nb) Roots help a plant to drink. Explain how.'],
  ['a blank in other words around it', 'Complete the sentence: The ____ is the largest organ of the body.', 'Fill in the blank: The ____ is the largest organ of the body.'],
  ['variables in other words', BOXES, 'There are n boxes. Each box has k pencils in it. Write an expression for the number of pencils.'],
  ['trains in other words', TRAINS, TRAINS.replace(' at 60 mph', ' and goes at 60 mph').replace(' at 80 mph', ' and goes at 80 mph')],
];
