import type { Draft, SourceDocument, SourceGrade } from '@palimpsest/contracts';
import { citationsOf } from '../citations/check-citations.ts';
import { escapeMarkdown, shownAddress, sourceLine } from './plain-words.ts';

export interface BibliographyEntry {
  /** Its number in the report, from 1. */
  readonly number: number;
  readonly source: SourceDocument;
  /** All ids under which the same document was cited. */
  readonly ids: readonly string[];
  readonly grade: SourceGrade | null;
}

/**
 * The works a draft cites, in the order of their first citation: each once, even where it was reached by two addresses;
 * none that is not cited, and none that the run does not have.
 */
export function bibliography(
  draft: Draft,
  sources: readonly SourceDocument[],
  grades: Readonly<Record<string, SourceGrade>> = {},
): readonly BibliographyEntry[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const entries = new Map<string, { source: SourceDocument; ids: string[] }>();
  for (const { citation } of citationsOf(draft)) {
    const source = byId.get(citation.source_id);
    if (source === undefined) continue;
    const entry = entries.get(source.finalAddress) ?? { source, ids: [] };
    if (!entry.ids.includes(source.id)) entry.ids.push(source.id);
    entries.set(source.finalAddress, entry);
  }
  return [...entries.values()].map(({ source, ids }, i) => ({
    number: i + 1,
    source,
    ids,
    grade: grades[source.id] ?? null,
  }));
}

/** The number of a source in the bibliography, by its id. */
export function numbersById(entries: readonly BibliographyEntry[]): ReadonlyMap<string, number> {
  return new Map(entries.flatMap(({ number, ids }) => ids.map((id) => [id, number] as const)));
}

export function bibliographyMarkdown(entries: readonly BibliographyEntry[]): string {
  if (entries.length === 0) return 'No source is cited.';
  return entries
    .map(({ number, source, grade }) => {
      const graded = grade === null ? '' : ` Grade ${grade}.`;
      const dead = source.status === 'DEAD' ? ' The address answers no more.' : '';
      return `${number}. ${escapeMarkdown(sourceLine(source))}. ${escapeMarkdown(shownAddress(source.finalAddress))}.${graded}${dead}`;
    })
    .join('\n');
}
