import type { Span } from '@palimpsest/contracts';
import { isStopWord, ordersMachine, wordList } from '@palimpsest/kernel/text';
import { levelsOfVerb } from '../../bloom/task-verbs.ts';
import { type ReadProblem, stemOf } from './read-problem.ts';
import { within } from './within.ts';

/** A sentence of the running text as far as two texts are compared by it. */
export interface StemmedSentence {
  readonly span: Span;
  /** Stems of its content words, each once; no numbers. */
  readonly stems: ReadonlySet<string>;
  /** Its words in lower case. */
  readonly key: string;
  /** It tells a writing machine what to write, or a student what to write in an answer: the words are the same. */
  readonly orders: boolean;
  /** It asks or tells to do something, and so states nothing. */
  readonly asks: boolean;
  /** The stem of the verb by which it tells to do something, or not to do it. */
  readonly command: string | null;
}

/** They are no task verbs of any level, and tell to do something all the same. */
export const PLAIN_COMMANDS = wordList(
  'put place order give tell say fill work find show use make check write label underline circle record mark choose pick match complete read look think include answer take remember round let try',
);

const MOST_SENTENCES = 1_000;
const kept = new WeakMap<ReadProblem, readonly StemmedSentence[]>();

/** The sentences of a problem, in order. Several guards ask for them. */
export function sentenceStems(problem: ReadProblem): readonly StemmedSentence[] {
  let read = kept.get(problem);
  if (read === undefined) {
    read = readSentences(problem);
    kept.set(problem, read);
  }
  return read;
}

export const BEFORE_COMMANDS = wordList("please do not don't don’t never then now");

function commandIn(all: readonly string[]): string | null {
  const verb = all.find((word) => !BEFORE_COMMANDS.has(word)) ?? '';
  return PLAIN_COMMANDS.has(verb) || (levelsOfVerb(verb)?.length ?? 0) > 0 ? stemOf(verb) : null;
}

function readSentences({ prose, words, sentences }: ReadProblem): StemmedSentence[] {
  return within(words, sentences)
    .slice(0, MOST_SENTENCES)
    .map(({ span, items }) => {
      const all = items.map(({ lower }) => lower);
      const content = all.filter((lower) => lower.length > 1 && !isStopWord(lower) && !/^\p{N}/u.test(lower));
      const text = prose.slice(span.start, span.end);
      const command = commandIn(all);
      const asks = text.trimEnd().endsWith('?') || command !== null;
      const stems = new Set(content.map(stemOf));
      return { span, stems, key: all.join(' '), orders: ordersMachine(text), asks, command };
    });
}
