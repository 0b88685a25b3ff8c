import type { Word } from '@palimpsest/kernel/text';

/** A list of phrases, ready to be looked for in the words of a text. */
export interface PhraseList {
  readonly byFirst: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** One phrase per line; `*` stands for any one word. The longest phrase wins. */
export function phraseList(lines: string): PhraseList {
  const byFirst = new Map<string, string[][]>();
  for (const line of lines.split('\n')) {
    const phrase = line.trim().split(' ');
    const first = phrase[0] ?? '';
    if (first === '') continue;
    const same = byFirst.get(first) ?? [];
    same.push(phrase);
    byFirst.set(first, same);
  }
  for (const same of byFirst.values()) same.sort((a, b) => b.length - a.length);
  return { byFirst };
}

/** Lower case with straight apostrophes: as the lists are written. */
export function plain(word: Word): string {
  return word.lower.includes('’') ? word.lower.replaceAll('’', "'") : word.lower;
}

/** How many words of the list's longest phrase start at `at`; 0 when none does. */
export function phraseAt(list: PhraseList, words: readonly Word[], at: number): number {
  const first = words[at];
  if (first === undefined) return 0;
  for (const phrase of list.byFirst.get(plain(first)) ?? []) {
    if (at + phrase.length > words.length) continue;
    let same = 1;
    while (same < phrase.length && matches(phrase[same], words[at + same])) same += 1;
    if (same === phrase.length) return same;
  }
  return 0;
}

/** Where phrases of the list stand: index of the first word and number of words. They do not overlap. */
export function findPhrases(list: PhraseList, words: readonly Word[]): { at: number; length: number }[] {
  const found: { at: number; length: number }[] = [];
  for (let at = 0; at < words.length; ) {
    const length = phraseAt(list, words, at);
    if (length > 0) found.push({ at, length });
    at += Math.max(1, length);
  }
  return found;
}

function matches(wanted: string | undefined, word: Word | undefined): boolean {
  return word !== undefined && (wanted === '*' || wanted === plain(word));
}
