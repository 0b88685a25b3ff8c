/**
 * Characters that carry no words: controls other than tab and line feed, blanks without width, selectors of variants,
 * tags, letters that are drawn as nothing, and marks that turn the direction of a line around.
 */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFB\u{E0000}-\u{E007F}\p{Surrogate}]|[\u115F\u1160\u3164\uFFA0]|\u034F|\u17B4|\u17B5|[\u180B-\u180D]|\u180F|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]/gu;

/** The message as it is kept: line ends as line feeds, nothing hidden, no blanks around it. */
export function stripHidden(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(HIDDEN, '').trim();
}
