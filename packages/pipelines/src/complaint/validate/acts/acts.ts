import { fold } from '../lexicon/match/fold.ts';
import { ACT_WORDS } from './markers.ts';

const spaced = (source: string): string =>
  source.replaceAll(/\[[^\]]{0,200}\]| \??/g, (found) =>
    found === ' ' ? ' {1,3}' : found === ' ?' ? ' {0,3}' : found,
  );

const PATTERNS: ReadonlyMap<string, { readonly ask: RegExp; readonly act: RegExp; readonly self: RegExp }> =
  new Map(
    [...ACT_WORDS].map(([language, { ask, act, self }]) => [
      language,
      {
        ask: new RegExp(`(?<![\\p{L}\\p{N}])(?:${spaced(ask)})`, 'u'),
        act: new RegExp(`[?]|(?<![\\p{L}\\p{N}])(?:${spaced(act)}|${spaced(ask)})`, 'u'),
        self: new RegExp(`(?<![\\p{L}\\p{N}])(?:${self})`, 'u'),
      },
    ]),
  );

/** The original clearly asks its reader for something. */
export function asks(text: string, language: string): boolean {
  return PATTERNS.get(language)?.ask.test(fold(text).text) ?? false;
}

/** The text carries an ask, a limit, a wish, a worry or a question. In other languages than the four: taken for granted. */
export function carriesAct(text: string, language: string): boolean {
  return PATTERNS.get(language)?.act.test(fold(text).text) ?? true;
}

/** The sender speaks of themselves. */
export function speaksOfSelf(text: string, language: string): boolean {
  return PATTERNS.get(language)?.self.test(fold(text).text) ?? true;
}
