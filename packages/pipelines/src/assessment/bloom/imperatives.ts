import { type Word, wordList } from '@palimpsest/kernel/text';
import type { BloomLevel } from './level.ts';
import { levelsByObject } from './task-objects.ts';
import { LONG_VERBS, levelsOfVerb, NOUN_LIKE } from './task-verbs.ts';

/** A task in a sentence, with its first and last word. */
export interface Found {
  readonly key: string;
  readonly levels: readonly BloomLevel[];
  readonly first: Word;
  readonly last: Word;
}

export const LEAD: ReadonlySet<string> = wordList(`
  please now then next first second third finally lastly also again just always both either and or but so once
  together individually let us let's`);
export const OBJECT: ReadonlySet<string> = wordList(`
  a an the this that these those each every all both any some no your my his her its their our one two three four five
  six seven eight nine ten how what why when where which who whom whose whether if it them him us me between in on by
  for from with as to into at of about against using through`);
const JOINS: ReadonlySet<string> = wordList('and then or but also');
export const FINITE: ReadonlySet<string> = wordList(
  'is are was were has have had can will would should may might must does',
);
export const MODAL: ReadonlySet<string> = wordList(
  "can could would will should might do does did must don't",
);
export const PERSON: ReadonlySet<string> = wordList('you we i one they students someone somebody anyone');
const TOOL: ReadonlySet<string> = wordList('use apply employ utilize utilise');
const OPENS_CLAUSE: ReadonlySet<string> = wordList('given using based after from with');
export const OPENS_SENTENCE: ReadonlySet<string> = wordList(`
  given using based after before from with without if when while once since because although as in on at for by to
  during through step looking considering knowing working imagine suppose first next then finally now`);
const ARTICLE: ReadonlySet<string> = wordList('a an the your');
/** "You are asked to design", "your job is to decide": the words in front of "to" that give a task for certain. */
const GIVES_TASK: ReadonlySet<string> = wordList('asked asks told required expected instructed');
const TASK_NOUN: ReadonlySet<string> = wordList('task job goal aim assignment mission challenge');
/** The same words in a story: "You need to bake a cake." They count only where nothing else is a task. */
export const MAY_GIVE_TASK: ReadonlySet<string> = wordList('is are need have want you us try able');
export const OWN_WORK: ReadonlySet<string> = wordList(
  'answer answers reasoning thinking work working steps solution response',
);

/** The commands of a sentence; the loose ones count only where a text has no other task. */
export function imperatives(sentence: string, list: readonly Word[]): { firm: Found[]; loose: Found[] } {
  const firm: Found[] = [];
  const loose: Found[] = [];
  let commanded = false;
  let lead = true;
  for (let at = 0; at < list.length; at += 1) {
    const word = list[at];
    if (word === undefined) break;
    const before = list[at - 1];
    const between = before === undefined ? '' : sentence.slice(before.span.end, word.span.start);
    // An initial or a formula ("V = I R. Use it ...") hides the end of a sentence.
    if (/[.!?]["'”’)\]]*\s/.test(between.slice(0, 20)) && /^\p{Lu}/u.test(word.text)) {
      lead = true;
      commanded = false;
    }
    const found = verbAt(list, at);
    if (found !== null) {
      const where = position(list, at, between, lead, commanded);
      if (where === 'weak') loose.push(found);
      else if (where === 'firm' && fits(list, at, found, lead)) {
        commanded = true;
        if (found.levels.length > 0 && !isCompanion(list, at, found)) firm.push(found);
      }
    }
    if (lead && !skips(word, sentence.slice(word.span.end, word.span.end + 1))) lead = false;
  }
  return { firm: withoutTools(firm), loose };
}

/** Words in front of an imperative: labels, adverbs, "please". */
function skips(word: Word, after: string): boolean {
  if (/^(?:[a-z]|[ivx]{1,4}|\d{1,3})$/.test(word.lower)) return /^[).:]/.test(after);
  return LEAD.has(word.lower) || (word.lower.length > 4 && word.lower.endsWith('ly'));
}

function position(
  list: readonly Word[],
  at: number,
  between: string,
  lead: boolean,
  commanded: boolean,
): 'firm' | 'weak' | null {
  const one = list[at - 1]?.lower ?? '';
  const two = list[at - 2]?.lower ?? '';
  if (lead) return 'firm';
  if (/[:;]/.test(between)) return 'firm';
  // "Using the map, name ..." but not "They paint, build boats and swim."
  if (between.includes(','))
    return commanded || OPENS_SENTENCE.has(list[0]?.lower ?? '') || OBJECT.has(list[at + 1]?.lower ?? '')
      ? 'firm'
      : null;
  if (JOINS.has(one) || (one.endsWith('ly') && JOINS.has(two))) return commanded ? 'firm' : null;
  if (PERSON.has(one) && MODAL.has(two)) return isYouLike(one) ? 'firm' : null;
  if (one === 'to' && (two === 'how' ? at === 2 : TOOL.has(firstVerb(list, at)))) return 'firm';
  if (one === 'not' && two === 'why') return 'firm';
  if (one === 'to' && (GIVES_TASK.has(two) || (two === 'is' && TASK_NOUN.has(list[at - 3]?.lower ?? ''))))
    return 'firm';
  if (one === 'to' && MAY_GIVE_TASK.has(two)) return 'weak';
  if (MODAL.has(one) && PERSON.has(two)) return 'weak';
  // "Given two theories design an experiment": the comma is missing.
  if (
    !commanded &&
    OPENS_CLAUSE.has(list[0]?.lower ?? '') &&
    !OBJECT.has(one) &&
    ARTICLE.has(list[at + 1]?.lower ?? '')
  )
    return 'firm';
  return null;
}

function isYouLike(word: string): boolean {
  return word === 'you' || word === 'we' || word === 'i' || word === 'one' || word === 'someone';
}

function firstVerb(list: readonly Word[], before: number): string {
  for (let at = 0; at < Math.min(before, 4); at += 1) {
    const lower = list[at]?.lower ?? '';
    if (TOOL.has(lower)) return lower;
  }
  return '';
}

/** A verb in the base form at this word, of one word or more ("break down", "come up with"). */
function verbAt(list: readonly Word[], at: number): Found | null {
  const first = list[at];
  if (first === undefined) return null;
  const name = longVerb(list, at) ?? first.lower;
  const levels = levelsOfVerb(name);
  if (levels === undefined) return null;
  const size = sizeOf(name);
  const behind = list.slice(at + size, at + size + 4).map(({ lower }) => lower);
  return {
    key: name,
    levels: levelsByObject(name, behind) ?? levels,
    first,
    last: list[at + size - 1] ?? first,
  };
}

function longVerb(list: readonly Word[], at: number): string | undefined {
  return LONG_VERBS.get(list[at]?.lower ?? '')?.find((verb) =>
    verb.split('_').every((part, i) => list[at + i]?.lower === part),
  );
}

function sizeOf(verb: string): number {
  return verb.split('_').length;
}

/** Not a noun that merely looks like the verb. */
function fits(list: readonly Word[], at: number, found: Found, lead: boolean): boolean {
  const next = list[at + sizeOf(found.key)]?.lower;
  if (next === undefined)
    return lead && list.length > 1 ? !NOUN_LIKE.has(found.key) : !NOUN_LIKE.has(found.key);
  if (FINITE.has(next) || JOINS.has(next)) return JOINS.has(next) && !NOUN_LIKE.has(found.key);
  if (!NOUN_LIKE.has(found.key)) return true;
  return OBJECT.has(next) || (lead && !finiteSoon(list, at));
}

function finiteSoon(list: readonly Word[], at: number): boolean {
  return list.slice(at + 1, at + 5).some(({ lower }) => FINITE.has(lower));
}

/** "Explain your answer", "Show your work": how to write the answer down, not what to do. */
function isCompanion(list: readonly Word[], at: number, found: Found): boolean {
  if (!/^(?:explain|show|write|give|check|describe)$/.test(found.key)) return false;
  return list[at + 1]?.lower === 'your' && OWN_WORK.has(list[at + 2]?.lower ?? '');
}

/** "Use the table to calculate": the tool is not the task, but it tells what "find" and "determine" stand for. */
function withoutTools(found: readonly Found[]): Found[] {
  const [first, ...rest] = found;
  if (first === undefined || !TOOL.has(first.key) || rest.length === 0) return [...found];
  return rest.map((task) => (task.levels.includes('apply') ? { ...task, levels: ['apply'] } : task));
}
