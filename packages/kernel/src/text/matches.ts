/**
 * Every match of a pattern with the `g` flag, one after the other, as `text.matchAll(pattern)` gives them.
 *
 * `matchAll` runs a copy of the pattern, made anew at each call. A copy is compiled when it is first run, unless the
 * engine still remembers its source, and it forgets with every full garbage collection: a process with thousands of
 * patterns then stands still for a quarter of a second. Here the pattern itself is run and stays compiled. Its place in
 * the text is kept here, so that one pattern may be run within a loop over its own matches.
 *
 * @example [...matches('3 of 12', /\d+/g)].map(([found]) => found) // ['3', '12']
 */
export function* matches(text: string, pattern: RegExp): Generator<RegExpExecArray, void, undefined> {
  if (!pattern.global) throw new TypeError('A pattern needs the g flag to be looked for more than once.');
  let at = 0;
  for (;;) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    at = match !== null && match[0] === '' ? afterOne(text, pattern.lastIndex) : pattern.lastIndex;
    pattern.lastIndex = 0;
    if (match === null) return;
    yield match;
  }
}

/** The place after one character, which may be two units long. */
function afterOne(text: string, at: number): number {
  return at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}
