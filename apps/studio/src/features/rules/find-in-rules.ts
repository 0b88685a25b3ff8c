import type { RuleSetResource, WordTable } from '@palimpsest/sdk';

type Rule = RuleSetResource['rules'][number];

export interface Found {
  readonly rules: readonly { readonly ref: string; readonly rule: Rule }[];
  readonly thresholds: readonly { readonly ref: string; readonly name: string; readonly words: string }[];
  readonly lists: readonly { readonly ref: string; readonly table: WordTable }[];
}

/** Where words stand in the rules; in capitals or not. The word lists were searched by the server. */
export function findInRules(
  words: string,
  ruleSets: readonly RuleSetResource[],
  lists: readonly { readonly ref: string; readonly tables: readonly WordTable[] }[],
  explained: Readonly<Record<string, string>>,
): Found {
  const wanted = words.trim().toLowerCase();
  const has = (...texts: readonly (string | null)[]) =>
    texts.some((each) => each?.toLowerCase().includes(wanted));
  return {
    rules: ruleSets.flatMap(({ ref, rules }) =>
      rules
        .filter(({ id, summary, why, evidence, part }) => has(id, summary, why, evidence, part))
        .map((rule) => ({ ref, rule })),
    ),
    thresholds: ruleSets.flatMap(({ ref, parameters }) =>
      Object.entries(parameters)
        .map(([name, value]) => ({ ref, name, words: explained[name] ?? name, value }))
        .filter(({ name, words: meaning, value }) => has(name, meaning, JSON.stringify(value)))
        .map(({ ref: of, name, words: meaning }) => ({ ref: of, name, words: meaning })),
    ),
    lists: lists.flatMap(({ ref, tables }) => tables.map((table) => ({ ref, table }))),
  };
}

export function countFound({ rules, thresholds, lists }: Found): number {
  return rules.length + thresholds.length + lists.length;
}
