import type { Intent, Tone } from '@palimpsest/contracts';
import { CALLED, isGiven } from '../compose/carried-names.ts';
import { closingOf } from '../compose/compose.ts';
import { pick } from '../compose/pick.ts';
import { fairSentences } from '../own-words/fair-sentences.ts';
import type { LanguageCode } from '../words/languages.ts';
import { WORDS } from '../words/words.ts';
import { wholeWords } from './whole-words.ts';
import { EDIT_WORDS } from './words.ts';

export interface Touch {
  readonly tone: Tone;
  readonly intent: Intent;
  /** Whether it speaks of the home; wishes and news end as they are. */
  readonly isMatter: boolean;
  /** Whether an order behind what is told becomes a sentence of its own; else it stays where it is. */
  readonly parts?: boolean;
}

/**
 * The sender's own words, softened, without the sentences that stay unkind; with a greeting, and thanks for what is asked, where they had
 * none. Several versions, the fullest first; none where nothing kind is left.
 */
export function lightTouch(
  seed: string,
  language: LanguageCode,
  { tone, intent, isMatter, parts = true }: Touch,
): string[] {
  const { sentences: kept, asks } = fairSentences(seed, language, { parts });
  const body = kept.join(' ').replace(/(\p{L}) (\p{Extended_Pictographic}\uFE0F?)$/u, '$1. $2');
  if (kept.length === 0 || (body.match(/\p{L}{2,}/gu) ?? []).length < 2) return [];
  const { frames } = WORDS[language];
  const words = EDIT_WORDS[language];
  const greets =
    wholeWords(`^[¡¿]?${words.greeting}`, 'iu').test(body.trimStart()) ||
    wholeWords(words.greeting, 'iu').test(body.slice(0, 12));
  const thanks = wholeWords(words.thanks, 'iu').test(body);
  const hello = pick(frames.greeting[tone], seed, 'greeting');
  const greeting = greets ? '' : `${isCalled(body) ? bare(hello) : closed(hello, language)} `;
  // Who only tells of something asks nothing that could be thanked for.
  const closes = isMatter && !thanks && (asks || intent === 'boundary') && intent !== 'concern';
  const closing = closes ? ` ${closingOf(language, { intent, tone, seed })}` : '';
  return [...new Set([`${greeting}${body}${closing}`, `${body}${closing}`, body])];
}

/** "Ben, you still owe me ...": the greeting goes before the name, without a mark of its own. */
function isCalled(body: string): boolean {
  const name = CALLED.exec(body)?.[1];
  return name !== undefined && isGiven(name);
}

const bare = (greeting: string): string => greeting.replace(/^¡|(?: there)?[ \u00A0]?[,!]$/gu, '');

/** The sender's first sentence keeps its capital, so the greeting stands by itself. */
function closed(greeting: string, language: LanguageCode): string {
  if (!greeting.endsWith(',')) return greeting;
  const word = greeting.slice(0, -1);
  if (language === 'es') return `¡${word}!`;
  return language === 'fr' ? `${word} !` : `${word}!`;
}
