const LONE_SURROGATE = /\p{Surrogate}/u;
/**
 * Characters that nobody sees or that turn the text around them: controls, marks of direction that open a stretch,
 * blanks without width. Joiners are not among them, since some scripts need them.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Why no text of an assessment may be this one, as the rest of a sentence; null where it may. */
export function forbiddenCharacter(text: string): string | null {
  if (text.includes('\0')) return 'must not have the character U+0000';
  return LONE_SURROGATE.test(text) ? 'must not have half of a surrogate pair' : null;
}

/** True where a new text has a character that no text may have, or one that cannot be seen and was not there before. */
export function hidesCharacters(before: string, after: string): boolean {
  if (forbiddenCharacter(after) !== null) return true;
  return (after.match(UNSEEN) ?? []).some((character) => !before.includes(character));
}
