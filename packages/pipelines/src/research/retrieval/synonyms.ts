import { stem } from '@palimpsest/kernel/text';
import { ATTRIBUTE_GROUPS } from '../claims/words/attributes.ts';
import { SYNONYMS } from '../claims/words/synonyms.ts';

/** Stems that everyday sources use for a stem: "inhabitants" where the question says "population". */
export const synonymsOf: (term: string) => readonly string[] = (() => {
  const found = new Map<string, Set<string>>();
  for (const words of [SYNONYMS, ...ATTRIBUTE_GROUPS]) {
    const groups = new Map<string, string[]>();
    for (const [word, group] of words) groups.set(group, [...(groups.get(group) ?? []), stem(word)]);
    for (const group of groups.values()) {
      for (const term of group) {
        const known = found.get(term) ?? new Set();
        for (const other of group) if (other !== term) known.add(other);
        found.set(term, known);
      }
    }
  }
  const lists = new Map([...found].map(([term, others]) => [term, [...others]]));
  return (term) => lists.get(term) ?? [];
})();
