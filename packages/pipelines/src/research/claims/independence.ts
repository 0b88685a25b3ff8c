import type { SourceDocument } from '@palimpsest/contracts';
import { derivations } from './ties.ts';
import type { Independence, Tie } from './types.ts';

/**
 * Sorts sources into groups that depend on each other (R4): one publisher or registrable domain, one author, one funder,
 * one text taken over from another, or several retelling one report. Each group counts once, however many sources it has.
 */
export function independentGroups(sources: readonly SourceDocument[]): Independence {
  const ties = derivations(sources);
  const parent = new Map(sources.map((source) => [source.id, source.id]));
  const rootOf = (id: string): string => {
    let at = id;
    while ((parent.get(at) ?? at) !== at) at = parent.get(at) ?? at;
    return at;
  };
  for (const tie of ties) {
    const [a, b] = [rootOf(tie.a), rootOf(tie.b)];
    if (a !== b) parent.set(b, a);
  }
  const groups = new Map<string, string[]>();
  for (const source of sources) {
    const root = rootOf(source.id);
    groups.set(root, [...(groups.get(root) ?? []), source.id]);
  }
  return {
    groups: [...groups.values()],
    reasoning: reasoningOf(sources, [...groups.values()], ties),
    common_ancestor: ties.find((tie) => tie.ancestor !== null)?.ancestor ?? null,
  };
}

function reasoningOf(
  sources: readonly SourceDocument[],
  groups: readonly (readonly string[])[],
  ties: readonly Tie[],
): string {
  if (sources.length === 0) return 'No source.';
  const parts = [`${count(sources.length, 'source')} in ${count(groups.length, 'independent group')}.`];
  for (const group of groups) {
    const own = ties.filter((tie) => group.includes(tie.a));
    if (own.length > 0)
      parts.push(`${group.join(', ')} count once: ${[...new Set(own.map((tie) => tie.reason))].join('; ')}.`);
  }
  const unknown = (['publisher', 'authors', 'funding'] as const).flatMap((field) => {
    const without = sources.filter((source) => isUnknown(source, field)).map((source) => source.id);
    return without.length === 0 ? [] : [`${field} unknown for ${without.join(', ')}`];
  });
  if (unknown.length > 0) parts.push(`Not known: ${unknown.join('; ')}.`);
  return parts.join(' ');
}

function isUnknown(source: SourceDocument, field: 'publisher' | 'authors' | 'funding'): boolean {
  if (field === 'authors') return source.authors.length === 0;
  if (field === 'publisher') return source.publisher === null && source.domain === null;
  return source.funding === null;
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
