/**
 * Characters that carry no words: controls other than tab and line feed, blanks without width, selectors of variants,
 * tags, and marks that turn the direction of a line around.
 */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}\p{Surrogate}]|[\uFE00-\uFE0F]/gu;

/** The message as it is kept: line ends as line feeds, nothing hidden, no blanks around it. */
export function stripHidden(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(HIDDEN, '').trim();
}
