import { matches, words } from '@palimpsest/kernel/text';
import { nameConcepts } from '../concepts/name-concepts.ts';
import { softenSentences } from '../edit/soften.ts';
import { wholeWords } from '../edit/whole-words.ts';
import { EDIT_WORDS } from '../edit/words.ts';
import { PLAIN_FACTS } from '../words/all-plain-facts.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { PlainFacts } from '../words/plain-facts.ts';
import { isHarmless, type Reading, readingOf, UNFIT } from './harmless.ts';

/** What a heated message tells plainly, in the sender's own words. */
export interface OwnFact {
  /** With its full stop. */
  readonly text: string;
  /** It has no verb, so that it must hang on another sentence: "Hair in the drain." */
  readonly bare: boolean;
}

const FEWEST_WORDS = 3;
const MOST_WORDS = 22;
const MOST_FACTS = 2;
const MOST_IN_PART = 8;

/**
 * The clauses of a message that only tell what happened, calm in themselves: no more than two, as they stand there. A
 * message that means something else than it says gives none, and neither does any doubt: a fact that is lost does less
 * harm than scorn that is passed on.
 */
export function ownFacts(text: string, language: LanguageCode): OwnFact[] {
  const { asides } = PLAIN_FACTS[language];
  const plainly = text.replace(wholeWords(`(?<=\\p{L},? )(?:${asides})`), '');
  const reading = readingOf(text, language) === null ? null : readingOf(plainly, language);
  if (reading === null) return [];
  const facts: OwnFact[] = [];
  for (const sentence of softenSentences(plainly, language)) {
    if (facts.length === MOST_FACTS) break;
    const fact = factIn(sentence, reading);
    // Behind a whole sentence what has no verb would stand alone.
    if (fact !== null && !(fact.bare && facts.length > 0)) facts.push(fact);
  }
  return facts;
}

function factIn(sentence: string, reading: Reading): OwnFact | null {
  const { plain } = reading;
  if (!/[\p{L}\p{N}]\.$/u.test(sentence) || UNFIT.test(sentence)) return null;
  if (wholeWords(plain.conditions, 'iu').test(sentence)) return null;
  const parts = clauses(sentence.slice(0, -1), plain);
  const kinds = parts.map((part) => kindOf(part.text, reading));
  const first = kinds.findIndex(
    (kind, at) => kind !== null && !FURTHER.has(kind) && parts[at]?.hangs === false,
  );
  if (first === -1) return null;
  const bare = kinds[first] === 'bare';
  const goesOn = (at: number): boolean => {
    const kind = kinds[at];
    if (bare) return kind === 'bare' || kind === 'part';
    return (
      kind === 'self' || kind === 'home' || kind === 'more' || (kind === 'part' && parts[at]?.lists === true)
    );
  };
  let last = first;
  while (goesOn(last + 1) && !isRepeated(parts[last], parts[last + 1])) last += 1;
  // Without what turns it a clause would be half a fact.
  if (parts.slice(first, last + 2).some(({ turns }) => turns)) return null;
  const run = sentence.slice(parts[first]?.start ?? 0, parts[last]?.end ?? 0);
  const count = words(run).length;
  if (count > MOST_WORDS || count < FEWEST_WORDS) return null;
  return { text: `${run.charAt(0).toUpperCase()}${run.slice(1)}.`, bare };
}

/** "On the ceiling, ON THE CEILING." */
function isRepeated(before: Clause | undefined, part: Clause | undefined): boolean {
  return before?.text.toLowerCase().includes(part?.text.toLowerCase() ?? '') === true;
}

interface Clause {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Its conjunction hangs it on the one before. */
  readonly hangs: boolean;
  /** It takes back or outdoes the one before: "you said seven, then eight". */
  readonly turns: boolean;
  /** It only goes on with where or when. */
  readonly lists: boolean;
}

/** A sentence cut where a clause with a subject of its own begins, and at each comma. */
function clauses(sentence: string, { and, hanging, subjects, contrast, places }: PlainFacts): Clause[] {
  const cut = new RegExp(
    `[,;:] (?:(?:${and}|${hanging}) )?| (?:${and}|${hanging}) (?=(?:${subjects})(?![\\p{L}\\p{N}]))| [–—-] `,
    'giu',
  );
  const found: Clause[] = [];
  let start = 0;
  let joint = '';
  const add = (end: number): void => {
    const text = sentence.slice(start, end);
    if (text.length === 0) return;
    const begins = (pattern: string): boolean =>
      wholeWords(`^(?:${pattern})`, 'iu').test(`${joint.replace(/^[,;:]? /u, '')}${text}`);
    const hangs = wholeWords(hanging, 'iu').test(joint);
    found.push({
      start,
      end,
      text,
      hangs,
      turns: joint.startsWith(',') && begins(contrast),
      lists: wholeWords(`^(?:${places})`, 'iu').test(text),
    });
  };
  for (const match of matches(sentence, cut)) {
    add(match.index);
    start = match.index + match[0].length;
    joint = match[0];
  }
  add(sentence.length);
  return found;
}

/** `more` and `part` only go on with what another clause began. */
type Kind = 'self' | 'home' | 'bare' | 'more' | 'part';
const FURTHER: ReadonlySet<Kind> = new Set(['more', 'part']);

function kindOf(clause: string, reading: Reading): Kind | null {
  const { language, plain } = reading;
  if (!isHarmless(clause, reading) || !reading.stands(clause)) return null;
  if (wholeWords(plain.unsure, 'iu').test(clause)) return null;
  const count = words(clause).length;
  const opens = (pattern: string): boolean => wholeWords(`^(?:${pattern})`, 'iu').test(clause);
  const namesHome = (): boolean => nameConcepts(clause, language).length > 0;
  if (count >= FEWEST_WORDS) {
    if (opens(plain.self)) return 'self';
    if (opens(plain.home)) return namesHome() ? 'home' : 'more';
    if (opens(plain.found) && !isOrder(clause, language)) return namesHome() ? 'bare' : null;
  }
  // One more thing in a list of what was found.
  return count > 1 &&
    count <= MOST_IN_PART &&
    (opens(plain.places) || !opens(plain.subjects)) &&
    !isOrder(clause, language)
    ? 'part'
    : null;
}

function isOrder(clause: string, language: LanguageCode): boolean {
  const first = words(clause)[0]?.lower ?? '';
  return EDIT_WORDS[language].verbs.has(first);
}
