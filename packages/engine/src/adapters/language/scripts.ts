/** Scripts that name the language, or leave very few. Han stands alone below: Japanese shows by its kana. */
const SCRIPTS: readonly (readonly [pattern: RegExp, languages: readonly string[]])[] = [
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Hebrew}/u, ['he']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Devanagari}/u, ['hi', 'mr']],
  [/\p{Script=Arabic}/u, ['ar', 'fa', 'ur', 'ku']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
];
const JAPANESE = SCRIPTS[6]?.[1] ?? [];
const HAN = SCRIPTS[7]?.[1] ?? [];

export interface ScriptReading {
  readonly letters: number;
  /** The languages of the script most of the letters are in; null for Latin, Cyrillic and what is not listed. */
  readonly languages: readonly string[] | null;
}

export function readScript(text: string): ScriptReading {
  const counts = new Map<readonly string[], number>();
  let letters = 0;
  for (const char of text) {
    if (!/\p{L}/u.test(char)) continue;
    letters += 1;
    if (char < '\u0370') continue;
    const languages = SCRIPTS.find(([pattern]) => pattern.test(char))?.[1];
    if (languages !== undefined) counts.set(languages, (counts.get(languages) ?? 0) + 1);
  }
  const kana = counts.get(JAPANESE) ?? 0;
  const han = counts.get(HAN) ?? 0;
  // A Japanese sentence has about one kana for each Chinese character; a Chinese one has at most a quoted name.
  if (kana + han > letters / 2) return { letters, languages: kana * 8 >= han ? JAPANESE : ['zh'] };
  for (const [languages, count] of counts) if (count > letters / 2) return { letters, languages };
  return { letters, languages: null };
}
