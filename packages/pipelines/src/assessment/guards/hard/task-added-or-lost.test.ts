import { expect, it } from 'vitest';
import { checkProblem } from '../check-problem.ts';

const refused = (before: string, after: string) =>
  checkProblem(before, after, { gradeBand: '6-8', subject: 'math', feedback: [] }).verdicts.some(
    ({ rule, passed }) => rule === 'task-added-or-lost' && !passed,
  );
const FACTS = 'A train leaves Chicago at 60 mph.';

it.each([
  ['the only task is dropped', `${FACTS} Calculate how far the train goes.`, FACTS],
  [
    'the only question becomes a statement',
    `${FACTS} How far does it go in 3 hours?`,
    `${FACTS} It goes for 3 hours.`,
  ],
  [
    'a task of another matter is added',
    `${FACTS} How far does it go?`,
    `${FACTS} How far does it go? Draw a map of Europe.`,
  ],
])('is refused when %s', (_what, before, after) => {
  expect(refused(before, after)).toBe(true);
});

it.each([
  [
    'a question that moved',
    `How far does it go in 3 hours? ${FACTS}`,
    `${FACTS} How far does it go in 3 hours?`,
  ],
  ['a question in other words', `${FACTS} How far does it go?`, `${FACTS} What distance does it travel?`],
  ['a command as a question', `${FACTS} Find how far it goes.`, `${FACTS} How far does it go?`],
])('lets %s pass', (_what, before, after) => {
  expect(refused(before, after)).toBe(false);
});
