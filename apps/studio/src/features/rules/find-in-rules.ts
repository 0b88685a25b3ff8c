import type { RuleSetResource } from '@palimpsest/sdk';
import type { NamedList } from './word-list.tsx';

type Rule = RuleSetResource['rules'][number];

export interface Found {
  readonly rules: readonly { readonly ref: string; readonly rule: Rule }[];
  readonly thresholds: readonly { readonly ref: string; readonly name: string; readonly words: string }[];
  readonly lists: readonly {
    readonly ref: string;
    readonly list: string;
    readonly entries: readonly string[];
  }[];
}

/** Where words stand in the rules; in capitals or not. */
export function findInRules(
  words: string,
  ruleSets: readonly RuleSetResource[],
  lists: readonly { readonly ref: string; readonly lists: readonly NamedList[] }[],
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
    lists: lists.flatMap(({ ref, lists: own }) =>
      own
        .map(({ name, entries }) => ({ ref, list: name, entries: entries.filter((each) => has(each)) }))
        .filter(({ list, entries }) => entries.length > 0 || has(list)),
    ),
  };
}

export function countFound({ rules, thresholds, lists }: Found): number {
  return rules.length + thresholds.length + lists.length;
}
