import type { BloomLevel } from '../level.ts';

/** A problem of our own in parts: context, an opening clause that can move, the task verb and what it asks about. */
export interface BloomProblem {
  readonly level: BloomLevel;
  readonly context: string;
  readonly opening?: string;
  readonly verb: string;
  readonly rest: string;
  /** The whole problem said in other words, at the same level. */
  readonly reworded: string;
}

const of =
  (level: BloomLevel) =>
  (verb: string, rest: string, context: string, reworded: string, opening?: string): BloomProblem => ({
    level,
    verb,
    rest,
    context,
    reworded,
    ...(opening === undefined ? {} : { opening }),
  });

const remember = of('remember');
const understand = of('understand');
const apply = of('apply');
const analyze = of('analyze');
const evaluate = of('evaluate');
const create = of('create');

export const PROBLEMS: readonly BloomProblem[] = [
  remember(
    'list',
    'the four chambers of the heart',
    'The heart pumps blood through the whole body. It has four chambers.',
    'The heart has four chambers and pumps blood through the body. What are the four chambers called?',
  ),
  remember(
    'name',
    'the three largest oceans',
    'Oceans cover about 71 percent of the surface of the Earth.',
    'About 71 percent of the surface of the Earth is ocean. Write down the names of the three largest oceans.',
  ),
  remember(
    'define',
    'the word photosynthesis',
    'Green plants make their own food when the sun shines on them.',
    'When the sun shines, green plants make their own food. State what the word photosynthesis stands for.',
    'In one sentence',
  ),
  remember(
    'state',
    'the year in which the school was founded',
    'The plaque at the gate tells the story of the school. Two teachers and 14 children moved in that year.',
    'At the gate a plaque tells how two teachers and 14 children moved in. In which year was the school founded?',
  ),
  remember(
    'label',
    'the axes of the graph',
    'The graph shows the height of a plant over 10 days. Nothing is written next to the lines yet.',
    'A graph shows how tall a plant was over 10 days. The lines have no names yet. Label both axes of the graph.',
    'Before you go on',
  ),
  remember(
    'identify',
    'the verb in the sentence below',
    'Every sentence has a verb. "The old dog sleeps under the table."',
    'Every sentence has a verb. Underline the verb in the sentence below. "The old dog sleeps under the table."',
  ),
  remember(
    'recall',
    'the formula for the area of a triangle',
    'Last week we measured flags and sails that have three sides.',
    'Flags and sails with three sides were measured last week. What is the formula for the area of a triangle?',
  ),
  remember(
    'match',
    'each country with its capital',
    'The left column holds six countries. The right column holds six capitals.',
    'Six countries stand on the left and six capitals on the right. Match the countries and their capitals.',
    'Without the atlas',
  ),
  remember(
    'recite',
    'the second verse of the poem',
    'The class learned a poem about the sea this month.',
    'This month the class learned a poem about the sea. Repeat its second verse by heart.',
  ),
  remember(
    'locate',
    'the Danube on the map',
    'The map on page 12 shows the rivers of Europe.',
    'On page 12 there is a map with the rivers of Europe. Where is the Danube on the map?',
  ),
  remember(
    'quote',
    'the line in which the captain gives his name',
    'The captain comes on board in the second chapter and greets the crew.',
    'In the second chapter the captain boards the ship and greets the crew. Quote the line where he says his name.',
  ),
  understand(
    'explain',
    'why the puddle is gone in the evening',
    'It rained in the morning, and the sun came out at noon. A puddle in the yard got smaller and smaller.',
    'After rain in the morning the sun came out at noon. A puddle shrank. Why is the puddle gone in the evening?',
    'In your own words',
  ),
  understand(
    'summarize',
    'the second paragraph',
    'The article tells how bees find their way home. It has 5 paragraphs.',
    'An article of 5 paragraphs is about how bees find home. Sum up the second paragraph.',
    'In two sentences',
  ),
  understand(
    'describe',
    'how a volcano erupts',
    'Deep below the ground the rock is so hot that it melts.',
    'Far below the ground, rock melts because it is so hot. Explain how an eruption of a volcano comes about.',
  ),
  understand(
    'paraphrase',
    'the first article of the treaty',
    'The treaty was signed in 1648 after 30 years of war.',
    'After 30 years of war a treaty was signed in 1648. Restate its first article in your own words.',
  ),
  understand(
    'interpret',
    'the shape of the curve',
    'A graph shows the number of visitors to a museum. In May the curve goes up steeply, in June it is flat.',
    'The graph of museum visitors climbs steeply in May and is flat in June. Explain what the shape of it means.',
  ),
  understand(
    'discuss',
    'what the narrator means by the last line',
    'The narrator looks back on a summer by the lake. She ends with the words "the water kept it all".',
    'A summer by the lake ends with the words "the water kept it all". What does the narrator mean by this?',
  ),
  understand(
    'translate',
    'the dialogue into English',
    'Two friends meet at a market in Lyon and talk in French about prices.',
    'In a market in Lyon two friends talk about prices in French. Put differently: translate what they say.',
    'With the help of the word list',
  ),
  understand(
    'illustrate',
    'the idea of supply with an example',
    'When apples are rare, they cost more. When there are many, they cost less.',
    'Rare apples cost more, plentiful ones less. Describe an example that stands for the idea of supply.',
  ),
  understand(
    'outline',
    'the main steps of the water cycle',
    'Water moves between the sea, the air and the land.',
    'Between sea, air and land, water is always moving. Describe the main steps of the water cycle.',
  ),
  understand(
    'restate',
    'the rule for dividing fractions',
    'Mia says: "Flip the second one and multiply." Her brother does not follow.',
    'Mia tells her brother to flip the second one and multiply, and he is lost. Rephrase the rule for her.',
    'Without numbers',
  ),
  understand(
    'classify',
    'the ten animals as mammals, birds or reptiles',
    'The zoo has a new hall with ten animals.',
    'Ten animals live in the new hall of the zoo. Classify each one: is it a mammal, a bird or a reptile?',
  ),
  apply(
    'calculate',
    'how far the train is from the station after 3 hours',
    'A train leaves the station at noon and travels at 80 km per hour. It does not stop.',
    'A train departs at noon and travels at 80 km per hour without a stop. How far is it from the station after 3 hours?',
    'With the speed given',
  ),
  apply(
    'solve',
    'the equation for x',
    'A number is doubled, and 7 is added. The result is 31, so 2x + 7 = 31.',
    'Doubling a number and adding 7 gives 31, so 2x + 7 = 31. Work out x.',
  ),
  apply(
    'compute',
    'the area of the garden',
    'A garden is 12 m long and 8 m wide. A path of 1 m runs around it.',
    'A path of 1 m runs around a garden of 12 m by 8 m. What is the area of the garden?',
  ),
  apply(
    'use',
    'the formula to find the voltage',
    'A lamp has a resistance of 20 ohms, and a current of 0.5 amperes flows. The formula is V = I R.',
    'A current of 0.5 amperes flows through a lamp of 20 ohms, and V = I R. Calculate the voltage with the formula.',
  ),
  apply(
    'convert',
    'the length of the race into meters',
    'The race goes over 5.2 km. Runners start in groups of 40.',
    'Runners start in groups of 40 for a race of 5.2 km. How many meters long is the race?',
  ),
  apply(
    'demonstrate',
    'how to stop the bleeding',
    'A friend falls on the playground and cuts his knee. The first-aid box is in reach.',
    'On the playground a friend cuts his knee; the first-aid box is near. Act out how you stop the bleeding.',
    'With a partner',
  ),
  apply(
    'apply',
    'the rule for commas to the five sentences',
    'We learned when a comma is needed before "and". Here are five sentences without commas.',
    'A comma before "and" is sometimes needed. Use the rule for commas in the five sentences.',
  ),
  apply(
    'plot',
    'the points on the grid',
    'The table gives the temperature for every hour from 8 to 12.',
    'For every hour from 8 to 12 the table holds a temperature. Graph the points on the grid.',
    'Using the table',
  ),
  apply(
    'simplify',
    'the fraction 18/24',
    'A recipe asks for 18/24 of a cup of milk, and the cook shakes her head.',
    'A cook shakes her head over a recipe with 18/24 of a cup of milk. Reduce the hassle: simplify the fraction.',
  ),
  apply(
    'measure',
    'the angle between the two roads',
    'On the town plan two roads meet at the church.',
    'At the church two roads of the town plan meet. Measure the angle that the roads make.',
    'With a protractor',
  ),
  apply(
    'complete',
    'the budget for the school trip',
    'The bus costs 240 euros, the museum 6 euros per child. 20 children come along.',
    'For 20 children the bus is 240 euros and the museum 6 euros each. Calculate the budget of the school trip.',
  ),
  analyze(
    'compare',
    'the two speeches on the new park',
    'The mayor and a shop owner both spoke about the new park. Each took 10 minutes.',
    'About the new park, the mayor and a shop owner spoke for 10 minutes each. Contrast the two speeches.',
  ),
  analyze(
    'analyze',
    'the causes of the strike',
    'In 1912 the weavers of the town stopped working. Wages had been cut twice.',
    'Wages were cut twice, and in 1912 the weavers of the town put down their work. Examine the causes of the strike.',
    'From the letters',
  ),
  analyze(
    'distinguish',
    'between facts and opinions in the report',
    'The report on the match is half a page long. The writer is a fan of the home team.',
    'A fan of the home team wrote half a page about the match. Separate the facts from the opinions in the report.',
  ),
  analyze(
    'examine',
    'the role of light in the painting',
    'The painting shows a kitchen at dawn. Only one window is lit.',
    'A kitchen at dawn, with one window lit, is what the painting shows. Analyze what role the light plays.',
  ),
  analyze(
    'contrast',
    'life in the desert with life in the rain forest',
    'In the desert it may not rain for 2 years. In the rain forest it rains nearly every day.',
    'The desert may stay dry for 2 years; the rain forest is wet every day. How does life in the two differ?',
  ),
  analyze(
    'investigate',
    'the link between sleep and test scores',
    'The table shows how long 25 students slept and how many points they got.',
    'How long 25 students slept and what they scored is in the table. Explore how sleep and scores hang together.',
    'With the table',
  ),
  analyze(
    'differentiate',
    'between weather and climate',
    'On Monday it snowed in April. The newspaper wrote that the climate has changed.',
    'Snow fell on a Monday in April, and a newspaper wrote of climate. What is the difference between the two words?',
  ),
  analyze(
    'break down',
    'the argument of the author',
    'The author wants cars out of the city. She gives 4 reasons.',
    'For 4 reasons the author wants no cars in the city. Take apart her argument.',
  ),
  analyze(
    'categorize',
    'the mistakes in the lab report',
    'A student mixed up units, dates and names in a lab report of 3 pages.',
    'Units, dates and names are mixed up in a lab report of 3 pages. Sort the mistakes by their kind.',
  ),
  analyze(
    'deconstruct',
    'the advertisement for the new phone',
    'The advertisement shows a mountain, a family and a phone.',
    'A mountain, a family and a phone are in the advertisement. Dissect the advertisement.',
    'Step by step',
  ),
  analyze(
    'relate',
    'the rise in prices to the bad harvest',
    'In autumn the harvest was bad. In winter bread cost twice as much.',
    'After a bad harvest in autumn, bread cost twice as much in winter. Connect the harvest and the prices.',
  ),
  evaluate(
    'evaluate',
    'the plan of the city council',
    'The city council wants to close a school with 80 children. A bus would take them to the next town.',
    'A school of 80 children is to close, with a bus to the next town. Assess what the city council plans.',
  ),
  evaluate(
    'justify',
    'your choice of material',
    'A bridge for bikes can be made of wood or of steel. Wood is cheaper, steel lasts longer.',
    'Wood is cheap and steel lasts: a bridge for bikes can be made of either. Defend your choice of material.',
    'With two reasons',
  ),
  evaluate(
    'judge',
    'whether the captain acted fairly',
    'The captain left two sailors on the island because they had stolen bread.',
    'Two sailors stole bread and were left on the island by the captain. Was the captain fair to them, do you think?',
  ),
  evaluate(
    'assess',
    'the strength of the evidence',
    'The study asked 12 people. Nine of them felt better after the tea.',
    'Of the 12 people in the study, nine felt better after the tea. Evaluate how strong the evidence is.',
  ),
  evaluate(
    'critique',
    'the design of the experiment',
    'A class tested 2 kinds of soil. One pot stood in the sun, the other in the shade.',
    'With one pot in the sun and one in the shade, a class tested 2 kinds of soil. Criticize how this was set up.',
    'Based on what we learned',
  ),
  evaluate(
    'defend',
    'your position on school uniforms',
    'Some schools ask for uniforms. Others let children wear what they like.',
    'Uniforms are asked for in some schools, while others leave it open. Argue for your position on them.',
  ),
  evaluate(
    'recommend',
    'one of the three phones to your grandmother',
    'There are three phones: one is cheap, one is light, and one has big keys.',
    'One phone is cheap, one light, and one has big keys. Which one is best for your grandmother?',
  ),
  evaluate(
    'rank',
    'the four solutions by how well they work',
    'A flood comes every 10 years. The town has 4 solutions on the table.',
    'Every 10 years there is a flood, and the town has 4 solutions. Rate the solutions by how well they work.',
  ),
  evaluate(
    'appraise',
    'the value of the source for a historian',
    'The diary was written in 1917 by a nurse and printed 40 years later.',
    'A nurse wrote the diary in 1917; it was printed 40 years later. Judge what the source is worth to a historian.',
  ),
  evaluate(
    'argue',
    'for or against the ban on plastic bags',
    'The shop gives out 300 plastic bags a day.',
    'Every day the shop gives out 300 plastic bags. Debate a ban on them: take one side.',
    'In a short statement',
  ),
  evaluate(
    'decide',
    'which of the two witnesses is more convincing',
    'One witness saw the car from a window. The other heard it from the garden.',
    'From a window one witness saw the car, from the garden another heard it. Which witness is more convincing?',
  ),
  create(
    'design',
    'a poster that warns of thin ice',
    'Each winter people walk on the lake too early. The ice must be 15 cm thick.',
    'People walk on the lake too early in winter, before the ice is 15 cm thick. Create a poster that warns them.',
  ),
  create(
    'compose',
    'a short song about the seasons',
    'The choir sings 4 songs at the fair. One is missing.',
    'At the fair the choir sings 4 songs, and one is missing. Make up a short song about the seasons.',
    'With your group',
  ),
  create(
    'invent',
    'a game that trains multiplication',
    'Children in grade 3 practise multiplication for 10 minutes a day.',
    'For 10 minutes a day children of grade 3 practise multiplication. Devise a game for it.',
  ),
  create(
    'develop',
    'a plan to save water at school',
    'The school used 900 cubic meters of water last year.',
    'Last year the school used 900 cubic meters of water. Formulate a plan by which it saves water.',
  ),
  create(
    'formulate',
    'a hypothesis about the missing fish',
    'Last year there were 200 fish in the pond, now there are 20.',
    'Of 200 fish in the pond last year only 20 are there now. Propose a hypothesis about the missing ones.',
  ),
  create(
    'devise',
    'an experiment that tests the claim',
    'A company claims that its seeds grow in 3 days.',
    'Seeds that grow in 3 days are what a company claims to have. Design an experiment to test this.',
    'With things from the kitchen',
  ),
  create(
    'construct',
    'a model of a bridge from paper',
    'You have 20 sheets of paper and some glue. The bridge should hold a book.',
    'From 20 sheets of paper and some glue, build a model of a bridge that holds a book.',
  ),
  create(
    'plan',
    'a day trip for your class',
    'Your class has 24 children and 300 euros for one day.',
    'For one day, your class of 24 children has 300 euros. Develop a day trip for them.',
    'With the timetable',
  ),
  create(
    'propose',
    'a new rule for the playground',
    'On the playground children of 6 and of 12 years play together and sometimes get hurt.',
    'Children of 6 and 12 years share the playground, and some get hurt. Come up with a new rule for it.',
  ),
  create(
    'generate',
    'three new endings for the story',
    'The story ends when the bear closes the door.',
    'When the bear closes the door, the story is over. Invent three new endings for it.',
  ),
  create(
    'draft',
    'a letter to the owner of the factory',
    'Smoke from the factory has turned the walls of the town gray.',
    'The walls of the town are gray from the smoke of the factory. Compose a letter to its owner.',
  ),
];
