// The Bloom classifier by five-fold cross-validation on the development questions.
import { crossValidate, FOLDS } from './bloom-crossvalidation.mjs';
import { readQuestions } from './bloom-data.mjs';

const GOALS = { 'by index': { atLeast: 78 }, 'by hash': { atLeast: 78 } };

export async function run({ note }) {
  const questions = await readQuestions();
  if (questions === null) {
    note('no development questions (bloom/questions-600.csv), so the Bloom classifier is not measured');
    return [];
  }
  note(`Bloom on ${questions.length} questions, five folds`);
  return Object.entries(FOLDS).map(([name, folds]) => ({
    what: `Bloom level right, folds ${name}`,
    value: crossValidate(questions, folds).accuracy * 100,
    unit: '%',
    ...(GOALS[name] && { goal: GOALS[name] }),
  }));
}
