import type { Span } from '@palimpsest/contracts';
import { wordList, words } from '@palimpsest/kernel/text';
import { levelsOfVerb } from '../../bloom/task-verbs.ts';
import { isAuxiliary, verbOf } from '../words/verbs.ts';
import { isQuestion } from './question.ts';

/** A word of order at the start of a step. */
export const ORDER =
  /^(?:(?:first|firstly|second|secondly|third|thirdly|then|next|after that|afterwards|finally|lastly|last|in the end)\b(?: of all)?,?\s+|step \d{1,2}\s?[:.)-]\s*)/i;

/** Verbs of recipes and experiments that are nouns or adjectives elsewhere. */
export const WORK = wordList(`
  bake boil chill chop cool crush dip dissolve drain filter fold freeze glue grate grind hold ignite knead label
  peel press rinse roast rub sand scrape seal shake simmer slice soak spray sprinkle squeeze stir strain swirl tape
  tighten trim twist unplug wait warm wipe`);

export function startsWithVerb(part: string): boolean {
  const verb = words(part.replace(ORDER, '').slice(0, 40))[0];
  if (verb === undefined) return false;
  return (
    levelsOfVerb(verb.lower) !== undefined ||
    verbOf(verb.lower)?.forms.includes('base') === true ||
    WORK.has(verb.lower)
  );
}

/** Whether a sentence tells the student to do something. */
export function isOrder(text: string, span: Span): boolean {
  const sentence = text.slice(span.start, span.end);
  return !isQuestion(text, span) && startsWithVerb(sentence) && !isSubject(sentence);
}

/** "Water boils", "Heat is lost": a word that could be a verb is the subject of the next one. */
function isSubject(sentence: string): boolean {
  const [first, second] = words(sentence.slice(0, 80));
  if (first === undefined || second === undefined) return false;
  if (isAuxiliary(second.lower)) return true;
  const forms = verbOf(second.lower)?.forms ?? [];
  const told = forms.includes('third') || (forms.includes('past') && !forms.includes('base'));
  return (
    told || (/^(?:water|heat|light|sound|work|paint|ice)$/.test(first.lower) && /[^s]s$/.test(second.lower))
  );
}
