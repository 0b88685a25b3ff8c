import type { Finding, Span } from '@palimpsest/contracts';
import { guessLanguage } from '@palimpsest/kernel/text';
import { type TextView, wholeText } from './text-view.ts';

export const RULE_SET = 'ai-likeness/v1';

/** Below this many words a rate says little: one hit more or less would move it past any mark. */
export const ENOUGH_WORDS = 200;
/** As much of the text as the guess needs; a longer one would not make it surer. */
const SAMPLE = 2_500;

export const enoughWords = {
  id: 'enough-words',
  summary: `Below ${ENOUGH_WORDS} words all points shrink in proportion.`,
  why: 'Rates of a short text are chance.',
} as const;

export const likenessMadeForEnglish = {
  id: 'likeness-made-for-english',
  summary: 'The word lists are English.',
  why: 'In another language only rhythm and punctuation are scored: the words that count, and those that are missed, are English.',
} as const;

/** 0 to 1: how much of the points counts. */
export function evidence(view: TextView): number {
  return Math.min(1, view.wordCount / ENOUGH_WORDS);
}

/** What a reader must know about the scores as a whole. */
export function notes(view: TextView, off: ReadonlySet<string>): Finding[] {
  const anchor = wholeText(view);
  const found: Finding[] = [];
  if (view.wordCount < ENOUGH_WORDS && !off.has(enoughWords.id)) {
    const expected = `${ENOUGH_WORDS} words; all points are shrunk in proportion`;
    found.push(note(enoughWords.id, anchor, `${view.wordCount} words of running text`, expected));
  }
  if (isForeign(view) && !off.has(likenessMadeForEnglish.id)) {
    const expected = 'English; only rhythm and punctuation are scored';
    found.push(note(likenessMadeForEnglish.id, anchor, 'a text that is not in English', expected));
  }
  return found;
}

/** Whether the text is surely not in English. */
export function isForeign(view: TextView): boolean {
  const { language, confidence } = guessLanguage(sample(view));
  return language !== 'en' && language !== 'unknown' && confidence !== 'low';
}

export function switchedOffNote(rule: string, anchor: Span): Finding {
  return note(rule, anchor, 'switched off for this blog', 'no points from this rule');
}

function note(rule: string, span: Span, found: string, expected: string): Finding {
  return { rule, ruleSet: RULE_SET, span, found, expected };
}

function sample(view: TextView): string {
  let text = '';
  for (const block of view.analysis.body) {
    if (text.length >= SAMPLE) break;
    text += ` ${block.text.slice(0, SAMPLE)}`;
  }
  return text;
}
