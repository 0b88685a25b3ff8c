const VOWEL = /[aeiou]/;

/** A word list in dictionary form, with the regular forms of its verbs and nouns. Irregular ones are listed in full. */
export function lexicon(lists: { verbs?: string; nouns?: string; words?: string }): ReadonlySet<string> {
  const all = new Set<string>();
  for (const verb of split(lists.verbs)) for (const form of verbForms(verb)) all.add(form);
  for (const noun of split(lists.nouns)) for (const form of [noun, plural(noun)]) all.add(form);
  for (const word of split(lists.words)) all.add(word);
  return all;
}

function split(list = ''): string[] {
  return list.split(/\s+/).filter((word) => word !== '');
}

function plural(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (word.endsWith('y') && !VOWEL.test(word.at(-2) ?? '')) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

function verbForms(verb: string): string[] {
  if (verb.endsWith('e')) {
    const root = verb.slice(0, -1);
    return [verb, `${verb}s`, `${verb}d`, `${root}ing`];
  }
  if (verb.endsWith('y') && !VOWEL.test(verb.at(-2) ?? '')) {
    return [verb, plural(verb), `${verb.slice(0, -1)}ied`, `${verb}ing`];
  }
  return [verb, plural(verb), `${verb}ed`, `${verb}ing`];
}
