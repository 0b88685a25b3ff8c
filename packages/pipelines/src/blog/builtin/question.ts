import { isStopWord, type Word, words } from '@palimpsest/kernel/text';
import type { AnalysedSection, BlogAnalysis } from '../analysis.ts';
import { COMMANDS } from './words/commands.ts';
import { plainForm } from './words/gerunds.ts';
import { isGerund, isVerbForm } from './words/verbs.ts';
import { wordSet } from './words/word-list.ts';

const POSSESSIVES = wordSet('the our your my their its');
const ENDS_OF_HEAD = wordSet('of for in on with to from at by about between behind across and');
const PAST = wordSet('was were had did');
const PRESENT = wordSet('is are has have do does can will');
const REASONS = wordSet('because reason reasons why important matters benefit benefits');
const NO_PLURAL = /(?:ss|us|is|ics|news|series)$/;

/** The question that a heading answers, in the heading's own words; null where none reads well. */
export function questionFor(heading: string, section: AnalysedSection, post: BlogAnalysis): string | null {
  const text = heading.trim();
  if (!/^[\p{L}][\p{L}\p{N}\s'’/-]*$/u.test(text)) return null;
  const found = words(text);
  const [first, second] = found;
  if (first === undefined || found.some(({ lower }) => PAST.has(lower) || PRESENT.has(lower))) return null;
  const isTitleCase =
    found.length > 1 && found.filter((word) => /^\p{Lu}/u.test(word.text)).length > 1 + found.length / 2;
  if (isTitleCase) return null;
  if (isGerund(first.lower) && second !== undefined) return howTo(text, first);
  if (COMMANDS.has(first.lower) && !/^don['’]t$/.test(first.lower) && second !== undefined)
    return hasReasons(section) ? `Why ${lowered(text, post)}?` : `How to ${lowered(text, post)}`;
  if (found.some((word, i) => i > 0 && isVerbForm(word.lower))) return null;
  return whatIs(text, found, section, post);
}

function howTo(text: string, first: Word): string | null {
  const verb = plainForm(first.lower);
  return verb === null ? null : `How to ${verb}${text.slice(first.text.length)}`;
}

/** "What is the product vision?" where the section itself speaks of "the product vision". */
function whatIs(
  text: string,
  found: readonly Word[],
  section: AnalysedSection,
  post: BlogAnalysis,
): string | null {
  const first = found[0];
  if (first === undefined || found.length > 7 || isStopWord(found.at(-1)?.lower ?? '')) return null;
  const subject = POSSESSIVES.has(first.lower) ? lowered(text, post) : withArticle(text, section, post);
  if (subject === null) return null;
  const isPast = tenseOf(section) === 'past';
  const verb = isPlural(found) ? (isPast ? 'were' : 'are') : isPast ? 'was' : 'is';
  return `What ${verb} ${subject}?`;
}

/** The heading with the article that the section gives it, or bare where the section uses it so as a subject. */
function withArticle(text: string, section: AnalysedSection, post: BlogAnalysis): string | null {
  const wanted = text.toLowerCase();
  for (const block of section.body) {
    const lower = block.text.toLowerCase();
    for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
      const after = lower.slice(at + wanted.length, at + wanted.length + 6);
      if (/^[\p{L}\p{N}-]/u.test(after)) continue;
      const article = /(?:^|[\s(])(the|our|an?)\s$/.exec(lower.slice(Math.max(0, at - 6), at))?.[1];
      if (article !== undefined) return `${article} ${lowered(text, post)}`;
      if (/^ (?:is|are|was|were)\b/.test(after) && (at === 0 || /[.!?]\s$/.test(lower.slice(at - 2, at))))
        return lowered(text, post);
    }
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
