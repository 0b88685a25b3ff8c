import type { Span } from '@palimpsest/contracts';
import { sentences, type Word, wordList, words } from '@palimpsest/kernel/text';
import { type Found, imperatives } from './imperatives.ts';
import type { BloomLevel } from './level.ts';
import { opensQuestion, questionStem } from './questions.ts';

/** One thing the student is told or asked to do, and the levels it can stand for. */
export interface Task {
  readonly kind: 'verb' | 'question';
  readonly key: string;
  readonly levels: readonly BloomLevel[];
  readonly span: Span;
  readonly sentence: Span;
}

const OPTION = /^\s?\(?[A-H][).]/;
const MEANS: ReadonlySet<string> = wordList('use employ utilize utilise');

/** The tasks of a problem in their order; sentences of mere context give none. */
export function findTasks(text: string): Task[] {
  const firm: Task[] = [];
  const options: Task[] = [];
  const loose: Task[] = [];
  for (const clause of clauses(text)) {
    const found = tasksOf(text, clause);
    const sure = OPTION.test(text.slice(clause.start, clause.start + 4)) ? options : firm;
    for (const task of found.firm) sure.push(task);
    for (const task of found.loose) loose.push(task);
  }
  // "A) Compare ..." is an answer to choose where a question stands above it, and a part of the task where none does.
  const asked = firm.some(({ key }) => key !== 'answer') ? firm : [...firm, ...options];
  const tasks = (asked.length > 0 ? asked : loose).filter(({ levels }) => levels.length > 0);
  // "Explain it. Use evidence from the text.": the second sentence tells how.
  const others = tasks.filter(({ key }) => !MEANS.has(key));
  return others.length > 0 ? others : tasks;
}

function tasksOf(text: string, { start, end }: Span): { firm: Task[]; loose: Task[] } {
  const sentence = text.slice(start, end);
  const list = words(sentence);
  const task =
    (kind: Task['kind']) =>
    ({ key, levels, first, last }: Found): Task => ({
      kind,
      key,
      levels,
      span: { start: start + first.span.start, end: start + last.span.end },
      sentence: { start, end },
    });
  const orders = imperatives(sentence, list);
  const stem = orders.firm.length > 0 || !isQuestion(sentence, list) ? null : questionStem(list);
  return {
    firm: stem === null ? orders.firm.map(task('verb')) : [task('question')(stem)],
    loose: orders.loose.map(task('verb')),
  };
}

/** Sentences, cut again at line breaks, since lists and sub-questions often have no full stop. */
function clauses(text: string): Span[] {
  return sentences(text).flatMap(({ start, end }) => {
    const parts: Span[] = [];
    let from = start;
    for (let at = start; at <= end; at += 1) {
      if (at < end && text.charAt(at) !== '\n') continue;
      if (text.slice(from, at).trim() !== '') parts.push({ start: from, end: at });
      from = at + 1;
    }
    return parts;
  });
}

function isQuestion(sentence: string, list: readonly Word[]): boolean {
  return (
    /\?["'”’)\]\s]*$/.test(sentence.slice(-8)) || opensQuestion(list, /[.;,]\s*$/.test(sentence.slice(-4)))
  );
}
