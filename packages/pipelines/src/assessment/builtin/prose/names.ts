import { isStopWord, words } from '@palimpsest/kernel/text';
import { verbOf } from '../words/verbs.ts';

/** Names as far as capitals tell: capital words inside a sentence, or in front of a verb of a story at its start. */
export function namesIn(text: string): string[] {
  const list = words(text);
  const found = new Set<string>();
  for (const [i, word] of list.entries()) {
    if (!/^\p{Lu}\p{Ll}/u.test(word.text) || isStopWord(word.lower)) continue;
    const before = list[i - 1];
    const gap = before === undefined ? '' : text.slice(before.span.end, word.span.start);
    const opens = before === undefined || /[.?!:\n]/.test(gap);
    if (!opens) found.add(base(word.text));
    else {
      const next = list[i + 1];
      const verb = next === undefined ? undefined : verbOf(next.lower);
      const told = verb !== undefined && !verb.forms.includes('base') && !verb.forms.includes('ing');
      const imperative = verbOf(word.lower)?.forms.includes('base') === true;
      if (
        !imperative &&
        (told ||
          (next?.lower === 'and' && /^\p{Lu}/u.test(list[i + 2]?.text ?? '')) ||
          /['’]s$/.test(word.text))
      )
        found.add(base(word.text));
    }
  }
  return [...found];
}

function base(name: string): string {
  return name.replace(/['’]s$/, '');
}

/** Endings of common nouns that often stand first without an article. */
export const COMMON = /(?:sis|ose|tion|ity|ness|ment|ism|ics|gen|ide|ants|ogy|ation)$/;

/** A test for names of this text, for letters that must keep their capital. */
export function nameTest(text: string): (word: string) => boolean {
  const names = new Set(namesIn(text).filter((name) => name.length < 6 || !COMMON.test(name)));
  return (word) => names.has(base(word));
}
