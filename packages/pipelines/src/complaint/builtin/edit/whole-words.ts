const known = new Map<string, RegExp>();

/** The pattern as whole words in any case; a blank stands for white space. */
export function wholeWords(pattern: string, flags = 'giu'): RegExp {
  const key = `${flags} ${pattern}`;
  const made =
    known.get(key) ??
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${pattern.replaceAll(/ (?!\?)/gu, '\\s{1,3}')})(?![\\p{L}\\p{N}])`,
      flags,
    );
  known.set(key, made);
  made.lastIndex = 0;
  return made;
}
