import { describe, expect, it } from 'vitest';
import type { ProblemContext } from '../../problem-context.ts';
import { item, objections } from '../testing/objections.ts';
import { answerGivenAway } from './answer-given-away.ts';
import { bloomMoved } from './bloom-moved.ts';
import { otherLanguage } from './other-language.ts';
import { sentenceAdded } from './sentence-added.ts';
import { taskAddedOrLost } from './task-added-or-lost.ts';

type Row = [what: string, before: string, after: string, said: string[], more?: Partial<ProblemContext>];
const GARDEN = 'A gardener plants 4 rows of tulips. She waters them at noon. How many rows are there?';

describe('what students are asked for', () => {
  it.each<Row>([
    [
      'is nothing more',
      GARDEN,
      `${GARDEN} Describe the weather outside.`,
      [
        'Something is asked for that the problem does not ask for. [Describe the weather outside.] [Describe the weather outside.]',
      ],
    ],
    [
      'is no further command',
      GARDEN,
      `${GARDEN} Show your work.`,
      ['Something is asked for that the problem does not ask for. [Show your work.]'],
    ],
    ['may be led up to', GARDEN, `Think carefully first. ${GARDEN}`, []],
    [
      'is more where support was asked for',
      GARDEN,
      `${GARDEN} Describe the weather outside.`,
      [],
      { feedback: [item('x', { category: 'scaffolding' })] },
    ],
    [
      'may come from the feedback',
      GARDEN,
      `${GARDEN} Show your work.`,
      [],
      { feedback: [item('Add "Show your work".')] },
    ],
    [
      'is nothing less',
      `${GARDEN} Describe the weather.`,
      GARDEN,
      ['Something the problem asks for is no longer asked for.'],
    ],
    [
      'is asked and not said',
      'Why does ice float? Explain it.',
      'Ice floats for a reason.',
      ['Something the problem asks for is no longer asked for.'],
    ],
    [
      'may be told with a plain command',
      'Which shape has the longest side?',
      'Put down the shape that has the longest side.',
      [],
    ],
    [
      'may be worded otherwise',
      GARDEN,
      'A gardener plants 4 rows of tulips. She waters them at noon. Find the number of rows.',
      [],
    ],
    [
      'may be put in other words of the problem',
      GARDEN,
      'A gardener plants 4 rows of tulips. She waters them at noon. How many rows of tulips are there? Name the rows.',
      [],
    ],
    ['may lose a sentence that asks for nothing', 'Look here. Add 4 and 5.', 'Add 4 and 5.', []],
    [
      'is no command that goes',
      'Add 4 and 5. Underline verbs.',
      'Add 4 and 5.',
      ['Something the problem asks for is no longer asked for.'],
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(taskAddedOrLost, before, after, more)).toEqual(said);
  });
});

describe('the level of the task', () => {
  it.each<Row>([
    [
      'does not rise',
      'List the parts of a cell.',
      'Design the parts of a cell.',
      ['A task is of a level that the problem has no task of. [Design]'],
    ],
    [
      'does not fall',
      'Explain why ice floats on water.',
      'Name what floats on water.',
      ['A task is of a level that the problem has no task of. [Name]'],
    ],
    ['may stay with another verb', 'List the parts of a cell.', 'Name the parts of a cell.', []],
    ['says nothing of the same text', 'List the parts of a cell.', 'List the parts of a cell.', []],
    [
      'does not rise with support either',
      'List the parts of a cell.',
      'List the parts of a cell. Then compare them.',
      ['The level of the task moved: the highest demand is another. [compare]'],
      { feedback: [item('x', { category: 'scaffolding' })] },
    ],
    [
      'has no command of another level',
      'List the parts of a cell.',
      'List the parts of a cell. Compare them.',
      ['A task is of a level that the problem has no task of. [Compare]'],
    ],
    [
      'may stay where another task of that level is there',
      'List the parts of a cell. Compare two cells.',
      'List the parts of a cell. Contrast two cells.',
      [],
    ],
    ['may say with what', 'List the parts of a cell.', 'List the parts of a cell. Use the list.', []],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(bloomMoved, before, after, more)).toEqual(said);
  });
});

describe('the answer', () => {
  it.each<Row>([
    [
      'is not told',
      GARDEN,
      `${GARDEN} The answer is four.`,
      ['The text tells the answer or the way to it. [The answer is]'],
    ],
    [
      'is not told after a label',
      GARDEN,
      `${GARDEN}\nAnswer: 4`,
      ['The text tells the answer or the way to it. [?\nAnswer:]'],
    ],
    [
      'is not hinted at',
      GARDEN,
      `${GARDEN} Hint: count them.`,
      ['The text tells the answer or the way to it. [? Hint:]'],
    ],
    [
      'may be hinted at with support',
      GARDEN,
      `${GARDEN} Hint: count them.`,
      [],
      { feedback: [item('x', { category: 'scaffolding' })] },
    ],
    ['may be talked of as before', 'The answer is easy. What is it?', 'What is it? The answer is easy.', []],
    [
      'is not stated where it is known',
      'Name the capital of France.',
      'Name the capital of France, Paris.',
      ['The text states the correct answer outside the options. [Paris]'],
      { correctAnswer: 'Paris' },
    ],
    [
      'is not stated where it is known with its label',
      'Name the capital of France.',
      'Name the capital of France, Paris.',
      ['The text states the correct answer outside the options. [Paris]'],
      { correctAnswer: 'B) Paris' },
    ],
    [
      'is no part of a word',
      'Name the capital of France.',
      'Name the Parisian capital of France.',
      [],
      { correctAnswer: 'Paris' },
    ],
    ['may be stated as before', 'Is Paris big?', 'Paris: is Paris big?', [], { correctAnswer: 'Paris' }],
    [
      'may be a label',
      'Name the capital of France.',
      'Name a capital of France.',
      [],
      { correctAnswer: 'A' },
    ],
    [
      'may be what the feedback gives',
      'Name the capital of France.',
      'Name the capital of France, Paris.',
      [],
      { correctAnswer: 'Paris', feedback: [item('Add "Paris".')] },
    ],
    [
      'is in no new examples',
      'Name kinds of weather.',
      'Name kinds of weather, such as rain and snow.',
      ['The text gives examples or choices that the problem does not give. [such as rain and snow]'],
    ],
    [
      'may be in examples of the problem',
      'Name rain, snow or sun.',
      'Name one, such as rain, snow or sun.',
      [],
    ],
    [
      'is in no new choices',
      'Name the verb.',
      'Name the verb (sat, sit, seat).',
      ['The text gives examples or choices that the problem does not give. [(sat, sit, seat)]'],
    ],
    ['may be explained in brackets', 'Name the verb.', 'Name the verb (doing word).', []],
    [
      'may be in examples of the feedback',
      'Name kinds of weather.',
      'Name kinds of weather, such as rain.',
      [],
      { feedback: [item('Add "rain".')] },
    ],
    [
      'is not said of a name',
      'Who is the youngest?',
      'Carl, the youngest, is here. Who is the youngest?',
      ['The text says of something what is asked. [youngest]'],
    ],
    [
      'may be said of a name as before',
      'Carl is the youngest. Who is the oldest?',
      'Carl is the youngest. Now who is the oldest?',
      [],
    ],
    [
      'is not reached by naming the way',
      'What is left of 9 apples?',
      'What is left of 9 apples? Use subtraction.',
      ['The text names the way to the answer. [subtraction]'],
    ],
    [
      'may be reached by a way that the problem names',
      'Find the difference of 9 and 4.',
      'Subtract to find the difference of 9 and 4.',
      [],
    ],
    [
      'may be reached by a way with support',
      'What is left of 9 apples?',
      'What is left of 9 apples? Use subtraction.',
      [],
      { feedback: [item('x', { category: 'scaffolding' })] },
    ],
    [
      'may be reached by a way that the feedback gives',
      'What is left of 9 apples?',
      'What is left of 9 apples? Use subtraction.',
      [],
      { feedback: [item('Add "subtraction".')] },
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(answerGivenAway, before, after, more)).toEqual(said);
  });
});

describe('a sentence', () => {
  it.each<Row>([
    [
      'is not said twice',
      GARDEN,
      `${GARDEN} She waters them at noon.`,
      [
        'A sentence is there more often than in the problem, or is one of the feedback. [She waters them at noon.]',
      ],
    ],
    [
      'is no remark of its own',
      GARDEN,
      `${GARDEN} Keep your passwords secret.`,
      [
        'A sentence has next to nothing of the problem or of what the feedback gives. [Keep your passwords secret.]',
      ],
    ],
    [
      'is no sentence of the feedback',
      GARDEN,
      `${GARDEN} Students need more water today.`,
      [
        'A sentence is there more often than in the problem, or is one of the feedback. [Students need more water today.]',
      ],
      { feedback: [item('Students need more water today.')] },
    ],
    [
      'may be what the feedback quotes',
      GARDEN,
      `${GARDEN} Warm socks help.`,
      [],
      { feedback: [item('Add "Warm socks help".')] },
    ],
    [
      'may tell more where the feedback wants it',
      GARDEN,
      `${GARDEN} Tulips bloom in spring.`,
      [],
      { feedback: [item('Give some background.')] },
    ],
    [
      'tells nothing more without that',
      GARDEN,
      `${GARDEN} Tulips bloom in spring.`,
      [
        'A sentence has next to nothing of the problem or of what the feedback gives. [Tulips bloom in spring.]',
      ],
    ],
    [
      'may stand in place of another one',
      'She waters them at noon. Why?',
      'Watering takes place daily. Why?',
      [],
    ],
    [
      'is no wish',
      GARDEN,
      `${GARDEN} Good luck.`,
      ['A sentence has next to nothing of the problem or of what the feedback gives. [Good luck.]'],
    ],
    ['may be one word', GARDEN, `${GARDEN} Careful.`, []],
    [
      'may be one of two made of one',
      'A gardener plants 4 rows of tulips and waters them at noon. Why?',
      'A gardener plants 4 rows of tulips. She waters them at noon. Why?',
      [],
    ],
    ['may be a question on what is told', GARDEN, `${GARDEN} How many tulips does the gardener water?`, []],
    [
      'is nothing that an order asks for',
      `${GARDEN} Add a sentence about socks to your response.`,
      `${GARDEN} Socks keep gardeners warm at noon. Add a sentence about socks to your response.`,
      [
        'A sentence has next to nothing of the problem or of what the feedback gives. [Socks keep gardeners warm at noon.]',
      ],
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(sentenceAdded, before, after, more)).toEqual(said);
  });
});

describe('the language', () => {
  it.each<Row>([
    [
      'is that of the problem',
      'The farmer plants the seeds in the field and waters them every day.',
      'El granjero planta las semillas en el campo y las riega todos los días.',
      ['The text is in another language than the problem.'],
    ],
    [
      'is in the same letters',
      'The farmer plants the seeds.',
      'Фермер сажает семена в поле.',
      ['The text is in another language than the problem.'],
    ],
    [
      'may be worded otherwise',
      'The farmer plants the seeds in the field and waters them every day.',
      'Every day the farmer waters the seeds that were planted in the field.',
      [],
    ],
    [
      'is that of the problem where it is replaced',
      'The farmer plants the seeds in the field and waters them every day.',
      'El granjero planta las semillas en el campo y las riega todos los días.',
      ['The text is in another language than the problem.'],
      { feedback: [item('x', { action: { type: 'replace' } })] },
    ],
  ])('%s', (_what, before, after, said, more) => {
    expect(objections(otherLanguage, before, after, more)).toEqual(said);
  });
});
