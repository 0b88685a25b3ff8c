import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import { changedFrames, framesOf, permutedFrames } from '../read/frames.ts';
import { languageOf } from '../read/language-of.ts';
import { bareWords, namesOf } from '../read/names.ts';
import { type ReadProblem, stemOf } from '../read/read-problem.ts';
import { symbolsOf } from '../read/symbols.ts';

export const nameLost: AssessmentGuard = {
  id: 'name-lost',
  severity: 'hard',
  summary: 'Every person, place and other name of the problem is in the text.',
  why: 'Who and where belong to the facts of a problem.',
  liftedByReplace: true,
  check: ({ before, after, allows }) => {
    if (writesNounsLarge(before)) return [];
    const there = bareWords(after);
    const lost = namesOf(before).filter(
      ({ key }) => !there.has(key) && !there.has(stemOf(key)) && !allows.removed.has(key),
    );
    return objectionIf(lost.length > 0, 'A name of the problem is missing or spelled otherwise.');
  },
};

export const nameAdded: AssessmentGuard = {
  id: 'name-added',
  severity: 'hard',
  summary: 'There is no name that neither the problem nor a quote in the feedback has.',
  why: 'A new name is a new fact, and students look for what it has to do with the question.',
  liftedByReplace: true,
  check: ({ before, after, allows }) => {
    if (writesNounsLarge(before)) return [];
    const there = bareWords(before);
    const inOptions = before.source.toLowerCase();
    const added = namesOf(after).filter(
      ({ key }) =>
        !there.has(key) && !there.has(stemOf(key)) && !allows.added.has(key) && !inOptions.includes(key),
    );
    return objectionAt(
      'A name was changed or added.',
      added.map(({ span }) => span),
    );
  },
};

export const nameMoved: AssessmentGuard = {
  id: 'name-moved',
  severity: 'hard',
  summary: 'Names and numbers stand where they stood in their sentence.',
  why: 'A sentence with the same words in which two names changed places says something else.',
  liftedByReplace: true,
  check: ({ before, after }) => {
    const none = () => false;
    const facts = (problem: ReadProblem) =>
      [
        ...namesOf(problem).map(({ key, span }) => ({ key, span })),
        ...problem.measures.map(({ value, unit, span }) => ({ key: `${value} ${unit}`, span })),
        ...problem.pieces.map(({ key, span }) => ({ key, span })),
        ...symbolsOf(problem),
      ].sort((a, b) => a.span.start - b.span.start);
    const spans = permutedFrames(framesOf(before, facts(before), none), framesOf(after, facts(after), none));
    const names = (problem: ReadProblem) =>
      framesOf(
        problem,
        [...namesOf(problem), ...symbolsOf(problem)].sort((a, b) => a.span.start - b.span.start),
        none,
      );
    const renamed = changedFrames(names(before), names(after));
    return objectionAt('Names or numbers of a sentence have changed places.', [...spans, ...renamed]);
  },
};

/** German writes every noun with a capital: there a capital says nothing. */
function writesNounsLarge(problem: ReadProblem): boolean {
  return languageOf(problem).language === 'de';
}
