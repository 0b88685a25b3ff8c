import { matches } from '@palimpsest/kernel/text';
/** Replaces the first match, or gives null where there is none. */
export function replaceFirst(
  text: string,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string,
): string | null {
  const match = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(text);
  if (match === null) return null;
  const changed = replacement(match);
  return text.slice(0, match.index) + changed + text.slice(match.index + match[0].length);
}

/** Lets the first two matches change places, or gives null where there are not two different ones. */
export function swapFirstTwo(text: string, pattern: RegExp): string | null {
  const all = [...matches(text, new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))];
  const first = all[0];
  const second = all.find((match) => match[0] !== first?.[0]);
  if (first === undefined || second === undefined) return null;
  return (
    text.slice(0, first.index) +
    second[0] +
    text.slice(first.index + first[0].length, second.index) +
    first[0] +
    text.slice(second.index + second[0].length)
  );
}

/** Puts a sentence in front of the options or at the end of the prose. */
export function withSentence(text: string, sentence: string): string {
  const options = /\n+\s*(?:[-(]?[A-Da-d1][).]|\( \)|\|)/.exec(text);
  const stem = options === null ? text : text.slice(0, options.index);
  const gap = /[.?!:]$/.test(stem) ? ' ' : '\n\n';
  return stem + gap + sentence + text.slice(stem.length);
}
