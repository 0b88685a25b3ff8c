import { type Case, more, replace } from './case.ts';

const TRAIN = 'A train goes 60 mph for 3 hours. How far does it go?';

/** Whole replacements, two wishes in one item, and wishes that no rule can grant. */
export const OTHER: readonly Case[] = [
  {
    problem: TRAIN,
    feedback: {
      category: 'relevance',
      recommendation: "Replace it with 'A ferry goes 20 mph for 4 hours. How far does it go?'",
      action: replace,
    },
    gradeBand: '6-8',
    expected: 'A ferry goes 20 mph for 4 hours. How far does it go?',
  },
  {
    problem: 'List three mammals.',
    feedback: { category: 'relevance', recommendation: 'Use this problem: List three birds.', action: replace },
    gradeBand: '3-5',
    cannot: true,
  },
  {
    problem: 'List three mammals that live in the sea.',
    feedback: {
      category: 'relevance',
      recommendation: 'Use this problem instead: "List three birds that live near the sea."',
      action: replace,
    },
    gradeBand: '3-5',
    expected: 'List three birds that live near the sea.',
  },
  {
    problem: TRAIN,
    feedback: { category: 'relevance', recommendation: 'Replace this problem with a better one.', action: replace },
    cannot: true,
  },
  {
    problem: 'Utilize the table, and subsequently compare the two brands of juice by their price for each liter of juice.',
    feedback: { category: 'clarity', recommendation: 'Split the long sentence and use plain words.' },
    gradeBand: '6-8',
    has: ['Use the table. Then compare the two brands'],
  },
  {
    problem: 'How much does she pay? Kim purchases 4 pens at $2 each.',
    feedback: { category: 'clarity', recommendation: 'Put the question last and simplify the wording.' },
    gradeBand: '6-8',
    expected: 'Kim buys 4 pens at $2 each.\n\nHow much does she pay?',
  },
  {
    problem: 'A car stops at a light. The car waits 2 minutes. How long does it wait?',
    feedback: { category: 'clarity', recommendation: "Add 'red' before 'light' and replace 'car' with 'taxi'." },
    gradeBand: '3-5',
    expected: 'A taxi stops at a red light. The taxi waits 2 minutes. How long does it wait?',
  },
  {
    problem: 'Un tren recorre 60 km en una hora. ¿Qué distancia recorre el tren en 3 horas?',
    feedback: { category: 'clarity', recommendation: 'Replace "tren" with "coche".' },
    gradeBand: '6-8',
    expected: 'Un coche recorre 60 km en una hora. ¿Qué distancia recorre el coche en 3 horas?',
  },
  {
    problem: TRAIN,
    feedback: { category: 'engagement', recommendation: 'Make it more fun.' },
    cannot: true,
  },
  {
    problem: TRAIN,
    feedback: { category: 'context', recommendation: 'Use a different context.' },
    cannot: true,
  },
  {
    problem: TRAIN,
    feedback: { category: 'clarity', recommendation: 'Add a diagram.' },
    cannot: true,
  },
  {
    problem: TRAIN,
    feedback: { category: 'difficulty', recommendation: "Change '60' to '75'." },
    cannot: true,
  },
  {
    problem: TRAIN,
    feedback: { category: 'clarity', recommendation: "Replace 'boat' with 'ship'." },
    cannot: true,
  },
  {
    problem: TRAIN,
    feedback: { category: 'scaffolding', recommendation: 'Add a worked example.', action: more },
    cannot: true,
  },
  {
    problem: TRAIN,
    feedback: { category: 'clarity', recommendation: 'Students were confused by this one.' },
    cannot: true,
  },
];
