import type { Span } from '@palimpsest/contracts';
import { isStopWord, wordList, words } from '@palimpsest/kernel/text';
import { levelsOfVerb } from '../../bloom/task-verbs.ts';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import { type ReadProblem, stemOf } from '../read/read-problem.ts';
import { tasksOf } from '../read/tasks-of.ts';

const MOST_SENTENCES = 500;
const MOST_NEW = 0.6;

export const taskAddedOrLost: AssessmentGuard = {
  id: 'task-added-or-lost',
  severity: 'hard',
  summary: 'Students are asked for nothing more and nothing less.',
  why: 'A further task takes time and marks that are not there; one less leaves marks that cannot be earned.',
  liftedByReplace: true,
  check: ({ before, after, allows }) => {
    if (allows.scaffolding !== null) return [];
    const was = taskSentences(before);
    const is = taskSentences(after);
    const given = new Set([...allows.added].map(stemOf));
    const added =
      is.tasks <= was.tasks
        ? []
        : is.sentences.filter(({ stems }) => {
            const fresh = stems.filter((stem) => !before.stems.has(stem) && !given.has(stem));
            return fresh.length > 1 && fresh.length > stems.length * MOST_NEW;
          });
    const gone = ({ stems }: TaskSentence) =>
      stems.length > 0 && stems.every((stem) => !after.stems.has(stem));
    const lost =
      (was.tasks > 0 && is.tasks === 0 && asksNothing(before, after)) ||
      (is.tasks < was.tasks && was.sentences.some(gone)) ||
      commands(before).some(gone);
    return [
      ...objectionAt(
        'Something is asked for that the problem does not ask for.',
        [...added, ...furtherOnes(before, after, given)].map(({ span }) => span),
      ),
      ...objectionIf(lost, 'Something the problem asks for is no longer asked for.'),
    ];
  },
};

/** They are no task verbs of any level, and tell to do something all the same. */
export const PLAIN_COMMANDS = wordList('put place order give tell say fill work find show');
/** What only leads up to a task. */
export const LEADS_UP = wordList(
  'look think read consider suppose imagine assume note see let study tell answer take remember',
);
export const ALSO_ASKS = wordList(
  'use show include make check give write support remember label underline circle say record',
);

/** "Show your work", "Use the word because": commands of which the problem has no word. */
function furtherOnes(before: ReadProblem, after: ReadProblem, given: ReadonlySet<string>): TaskSentence[] {
  return withStems(after, after.sentences.slice(0, MOST_SENTENCES)).filter(({ stems, span }) => {
    const first = words(after.prose.slice(span.start, span.start + 40))[0]?.lower ?? '';
    if (LEADS_UP.has(first) || ((levelsOfVerb(first)?.length ?? 0) === 0 && !ALSO_ASKS.has(first)))
      return false;
    return stems.length > 1 && stems.every((stem) => !before.stems.has(stem) && !given.has(stem));
  });
}

/** A statement in its place may keep every word of a question: neither the question mark nor a task verb is left. */
function asksNothing(before: ReadProblem, after: ReadProblem): boolean {
  if (after.prose.includes('?')) return false;
  const asks = ({ start }: Span) =>
    PLAIN_COMMANDS.has(words(after.prose.slice(start, start + 40))[0]?.lower ?? '');
  if (after.sentences.slice(0, MOST_SENTENCES).some(asks)) return false;
  return tasksOf(before).every(({ kind, key }) => kind === 'question' || !after.stems.has(stemOf(key)));
}

interface TaskSentence {
  readonly stems: readonly string[];
  readonly span: Span;
}

interface TaskSentences {
  readonly tasks: number;
  readonly sentences: readonly TaskSentence[];
}

function taskSentences(problem: ReadProblem): TaskSentences {
  const tasks = tasksOf(problem);
  const spans = new Map(tasks.map(({ sentence }) => [sentence.start, sentence]));
  return {
    tasks: tasks.length,
    sentences: withStems(
      problem,
      [...spans.values()].sort((a, b) => a.start - b.start),
    ),
  };
}

/** Sentences that begin with a task verb: "Show your work" is asked for, though it is no task of its own. */
function commands(problem: ReadProblem): TaskSentence[] {
  return withStems(problem, problem.sentences.slice(0, MOST_SENTENCES)).filter(({ span }) => {
    const first = words(problem.prose.slice(span.start, span.start + 40))[0]?.lower ?? '';
    return (levelsOfVerb(first)?.length ?? 0) > 0;
  });
}

function withStems({ words: all }: ReadProblem, spans: readonly Span[]): TaskSentence[] {
  let at = 0;
  return spans.map((span) => {
    const stems: string[] = [];
    while (at < all.length && (all[at]?.span.start ?? 0) < span.start) at += 1;
    for (; at < all.length && (all[at]?.span.start ?? 0) < span.end; at += 1) {
      const lower = all[at]?.lower ?? '';
      if (!isStopWord(lower) && !/^\p{N}/u.test(lower)) stems.push(stemOf(lower));
    }
    return { stems, span };
  });
}
