import type { Frames } from '../words/frames.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { OwnFact } from './own-facts.ts';
import { pick } from './pick.ts';

/** The opening and the sender's own facts behind it. What has no verb hangs on the opening, or on a frame of its own. */
export function tellOwn(
  opening: readonly string[],
  own: readonly OwnFact[],
  {
    frames,
    language,
    seed,
  }: { readonly frames: Frames; readonly language: LanguageCode; readonly seed: string },
): string[] {
  const told = own.filter(({ bare }) => !bare).map(({ text }) => text);
  const found = own.filter(({ bare }) => bare).map(({ text }) => foundItem(text, language));
  if (found.length === 0) return [...opening, ...told];
  const list = found.join(', ');
  const [first] = opening;
  if (first === undefined || first.includes(':'))
    return [...opening, pick(frames.found, seed, 'found').replace('{found}', list), ...told];
  const colon = language === 'fr' ? ' :' : ':';
  return [`${first.slice(0, -1)}${colon} ${list}.`, ...told];
}

/** Without its full stop and the capital of its beginning; German nouns keep theirs. */
export function foundItem(text: string, language: LanguageCode): string {
  const bare = text.slice(0, -1);
  return language === 'de' ? bare : `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
}
