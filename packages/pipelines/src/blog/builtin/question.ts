import { isStopWord, type Word, words } from '@palimpsest/kernel/text';
import type { AnalysedSection, BlogAnalysis } from '../analysis.ts';
import { isHelpingVerb } from './words/clauses.ts';
import { COMMANDS } from './words/commands.ts';
import { plainForm } from './words/gerunds.ts';
import { isGerund, isVerbForm } from './words/verbs.ts';
import { wordSet } from './words/word-list.ts';

const POSSESSIVES = wordSet('the our your my their its');
export const ENDS_OF_HEAD = wordSet('of for in on with to from at by about between behind across and');
const PAST = wordSet('was were had did');
export const PRESENT = wordSet('is are has have do does can will');
export const REASONS = wordSet('because reason reasons why important matters benefit benefits');
export const AFTER_VERB = wordSet(`
  a an the our your their its this that these those with to up on out for from how what whether through in new great
  good better more each every people users teams
`);
export const ADJECTIVE = /(?:al|ive|ous|ful|able|ible|ic)$/;
export const NO_PLURAL = /(?:ss|us|is|ics|news|series)$/;

/** The question that a heading answers, in the heading's own words; null where none reads well. */
export function questionFor(heading: string, section: AnalysedSection, post: BlogAnalysis): string | null {
  const text = heading.trim();
  if (!/^[\p{L}][\p{L}\p{N}\s'’/-]*$/u.test(text)) return null;
  // These ask the reader for something and answer nothing.
  if (/^(?:learn|read|find out|get|stay|join)\s(?:more|involved|in touch|us)\b/i.test(text)) return null;
  const found = words(text);
  const [first, second] = found;
  if (first === undefined || found.some(({ lower }) => PAST.has(lower) || PRESENT.has(lower))) return null;
  const isTitleCase =
    found.length > 1 && found.filter((word) => /^\p{Lu}/u.test(word.text)).length > 1 + found.length / 2;
  if (isTitleCase) return null;
  if (isGerund(first.lower)) return second !== undefined && takesObject(found) ? howTo(text, first) : null;
  if (COMMANDS.has(first.lower) && !/^don['’]t$/.test(first.lower) && second !== undefined)
    return hasReasons(section) ? `Why ${lowered(text, post)}?` : `How to ${lowered(text, post)}`;
  if (found.some((word, i) => i > 0 && isVerbForm(word.lower))) return null;
  return whatIs(text, found, section, post);
}

/** "Building a boat" tells how; "building blocks" and "saving money is hard" do not. */
function takesObject(found: readonly Word[]): boolean {
  const [, second, ...rest] = found;
  if (
    second === undefined ||
    rest.some(({ lower }) => isVerbForm(lower) || isHelpingVerb(lower) || lower.endsWith('ing'))
  )
    return false;
  return AFTER_VERB.has(second.lower) || ADJECTIVE.test(second.lower);
}

function howTo(text: string, first: Word): string | null {
  const verb = plainForm(first.lower);
  return verb === null ? null : `How to ${verb}${text.slice(first.text.length)}`;
}

/** "What is the keel plan?" where the section says what it is, "What is the price of rope?" where it is named so. */
function whatIs(
  text: string,
  found: readonly Word[],
  section: AnalysedSection,
  post: BlogAnalysis,
): string | null {
  const first = found[0];
  if (first === undefined || found.length > 7 || isStopWord(found.at(-1)?.lower ?? '')) return null;
  if (tenseOf(section) === 'past') return null;
  const isNamed =
    POSSESSIVES.has(first.lower) &&
    found.some(({ lower }, i) => i > 1 && (lower === 'of' || lower === 'for'));
  const subject = isNamed ? lowered(text, post) : defined(text, section, post);
  return subject === null ? null : `What ${isPlural(found) ? 'are' : 'is'} ${subject}?`;
}

/** The heading as the section's first paragraph defines it: "the keel plan" in "The keel plan is". */
function defined(text: string, section: AnalysedSection, post: BlogAnalysis): string | null {
  const bare = text.replace(/^(?:the|our|your|my|their|its)\s/i, '');
  const wanted = bare.toLowerCase();
  const lower = section.body[0]?.text.toLowerCase() ?? '';
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    if (
      !/^ (?:is|are|means|refers|consists)\b/.test(lower.slice(at + wanted.length, at + wanted.length + 10))
    )
      continue;
    const article = /(?:^|[\s(])(the|our|your|an?)\s$/.exec(lower.slice(Math.max(0, at - 6), at))?.[1];
    if (article !== undefined) return `${article} ${lowered(bare, post)}`;
    if (at === 0 || /[.!?]\s$/.test(lower.slice(at - 2, at))) return lowered(bare, post);
  }
  return null;
}

function isPlural(found: readonly Word[]): boolean {
  const end = found.findIndex((word, i) => i > 0 && ENDS_OF_HEAD.has(word.lower));
  if (found.some(({ lower }) => lower === 'and')) return true;
  const head = found[(end === -1 ? found.length : end) - 1]?.lower ?? '';
  return head.endsWith('s') && !NO_PLURAL.test(head);
}

function tenseOf(section: AnalysedSection): 'past' | 'present' {
  let past = 0;
  let present = 0;
  for (const block of section.body.slice(0, 3)) {
    for (const { lower } of block.words) {
      if (PAST.has(lower) || (lower.endsWith('ed') && lower.length > 4)) past += 1;
      else if (PRESENT.has(lower)) present += 1;
    }
  }
  return past > 2 * present ? 'past' : 'present';
}

function hasReasons(section: AnalysedSection): boolean {
  const [first] = section.body;
  return first?.words.some(({ lower }) => REASONS.has(lower)) === true;
}

/** The first letter small again, unless the post writes the word large inside sentences. */
function lowered(text: string, post: BlogAnalysis): string {
  const first = words(text)[0];
  if (
    first === undefined ||
    /^\p{Lu}[\p{Lu}\p{N}]|^I$/u.test(first.text) ||
    /\p{Lu}/u.test(first.text.slice(1))
  )
    return text;
  const isName = post.sentences.some(({ words: own }) =>
    own.some((word, i) => i > 0 && word.text === first.text),
  );
  const isWord = post.sentences.some(({ words: own }) => own.some((word) => word.text === first.lower));
  return isName && !isWord ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
}
