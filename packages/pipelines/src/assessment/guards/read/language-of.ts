import { guessLanguage, type LanguageGuess } from '@palimpsest/kernel/text';
import type { ReadProblem } from './read-problem.ts';

const kept = new WeakMap<ReadProblem, LanguageGuess>();

/** The language of a problem's running text. Several guards ask for it. */
export function languageOf(problem: ReadProblem): LanguageGuess {
  let guess = kept.get(problem);
  if (guess === undefined) {
    guess = guessLanguage(problem.prose);
    kept.set(problem, guess);
  }
  return guess;
}
