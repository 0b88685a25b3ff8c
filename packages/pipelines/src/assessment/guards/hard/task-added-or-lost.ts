import type { Span } from '@palimpsest/contracts';
import { isStopWord } from '@palimpsest/kernel/text';
import { findTasks } from '../../bloom/tasks.ts';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import { type ReadProblem, stemOf } from '../read/read-problem.ts';

const LONGEST_READ = 20_000;
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
    const lost =
      is.tasks < was.tasks &&
      was.sentences.some(({ stems }) => stems.length > 0 && stems.every((stem) => !after.stems.has(stem)));
    return [
      ...objectionAt(
        'Something is asked for that the problem does not ask for.',
        added.map(({ span }) => span),
      ),
      ...objectionIf(lost, 'Something the problem asks for is no longer asked for.'),
    ];
  },
};

interface TaskSentences {
  readonly tasks: number;
  readonly sentences: readonly { readonly stems: readonly string[]; readonly span: Span }[];
}

function taskSentences({ prose, words }: ReadProblem): TaskSentences {
  const tasks = findTasks(prose.slice(0, LONGEST_READ));
  const spans = new Map(tasks.map(({ sentence }) => [sentence.start, sentence]));
  const sentences = [...spans.values()].sort((a, b) => a.start - b.start);
  let at = 0;
  return {
    tasks: tasks.length,
    sentences: sentences.map((span) => {
      const stems: string[] = [];
      while (at < words.length && (words[at]?.span.start ?? 0) < span.start) at += 1;
      for (; at < words.length && (words[at]?.span.start ?? 0) < span.end; at += 1) {
        const lower = words[at]?.lower ?? '';
        if (!isStopWord(lower) && !/^\p{N}/u.test(lower)) stems.push(stemOf(lower));
      }
      return { stems, span };
    }),
  };
}
