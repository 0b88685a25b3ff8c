import type { Finding } from '@palimpsest/contracts';
import { guessLanguage } from '@palimpsest/kernel/text';
import type { TextView } from './text-view.ts';

export const RULE_SET = 'ai-likeness/v1';

/** Below this many words a rate says little: one hit more or less would move it past any mark. */
export const ENOUGH_WORDS = 100;
/** As much of the text as the guess needs; a longer one would not make it surer. */
const SAMPLE = 4000;

export const enoughWords = {
  id: 'enough-words',
  summary: `Below ${ENOUGH_WORDS} words all points shrink in proportion.`,
  why: 'Rates of a short text are chance.',
} as const;

export const likenessMadeForEnglish = {
  id: 'likeness-made-for-english',
  summary: 'The word lists are English.',
  why: 'In another language only the rules of rhythm and punctuation see anything, so the total is too low.',
} as const;

/** 0 to 1: how much of the points counts. */
export function evidence(view: TextView): number {
  return Math.min(1, view.wordCount / ENOUGH_WORDS);
}

/** What a reader must know about the scores as a whole. */
export function notes(view: TextView, off: ReadonlySet<string>): Finding[] {
  const found: Finding[] = [];
  if (view.wordCount < ENOUGH_WORDS && !off.has(enoughWords.id)) {
    found.push(
      note(
        enoughWords.id,
        `${view.wordCount} words of running text`,
        `${ENOUGH_WORDS} words; the points below are shrunk in proportion`,
      ),
    );
  }
  if (off.has(likenessMadeForEnglish.id)) return found;
  const { language } = guessLanguage(sample(view));
  if (language !== 'en' && language !== 'unknown') {
    found.push(note(likenessMadeForEnglish.id, 'a text that does not read as English', 'English text; other scores are too low'));
  }
  return found;
}

export function note(rule: string, found: string, expected: string): Finding {
  return { rule, ruleSet: RULE_SET, span: null, found, expected, points: 0 };
}

function sample(view: TextView): string {
  let text = '';
  for (const { text: block } of view.analysis.body) {
    text += ` ${block}`;
    if (text.length >= SAMPLE) break;
  }
  return text.slice(0, SAMPLE);
}
