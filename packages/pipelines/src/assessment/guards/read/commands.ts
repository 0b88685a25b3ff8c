import type { Span } from '@palimpsest/contracts';
import { wordList, words } from '@palimpsest/kernel/text';
import type { BloomLevel } from '../../bloom/level.ts';
import { levelsOfVerb } from '../../bloom/task-verbs.ts';
import type { ReadProblem } from './read-problem.ts';

/** A sentence that begins with a task verb: also "Explain your reasoning", which is no task of its own. */
export interface Command {
  readonly verb: string;
  readonly levels: readonly BloomLevel[];
  /** The words behind the verb. */
  readonly rest: string;
  readonly span: Span;
}

const MOST_SENTENCES = 500;
/** They say with what or in what form, not what to do. */
const TOOLS = wordList('use include apply employ');

export function commands({ prose, sentences }: ReadProblem): Command[] {
  return sentences.slice(0, MOST_SENTENCES).flatMap(({ start, end }) => {
    const [first, ...others] = words(prose.slice(start, Math.min(end, start + 400)));
    const levels = levelsOfVerb(first?.lower ?? '') ?? [];
    if (first === undefined || levels.length === 0 || TOOLS.has(first.lower)) return [];
    const rest = others.map(({ lower }) => lower).join(' ');
    const span = { start: start + first.span.start, end: start + first.span.end };
    return [{ verb: first.lower, levels, rest, span }];
  });
}
