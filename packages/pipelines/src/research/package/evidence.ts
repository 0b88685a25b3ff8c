import type { CitationReport, Draft, JsonObject, SourceDocument, UrlStatus } from '@palimpsest/contracts';
import { citationsOf } from '../citations/check-citations.ts';
import { type Nameable, withoutForeignAddresses } from './plain-words.ts';

/** One citation with the passage it points at. */
export interface EvidenceEntry {
  readonly citation_id: string;
  readonly source_id: string;
  readonly address: string;
  readonly title: string;
  readonly ref: string;
  readonly quote: string;
  /** The passage as it stands in the source, without addresses the run never went to. */
  readonly passage: string;
  /** Where the quote stands in the passage; null where it does not. */
  readonly span: { readonly start: number; readonly end: number } | null;
  readonly claim_ids: readonly string[];
  readonly status: UrlStatus;
  readonly issues: readonly string[];
}

/** The evidence of a draft, one entry a citation, in its order. A citation of an unknown source is none. */
export function evidenceOf(
  draft: Draft,
  sources: readonly SourceDocument[],
  { issues, urls_verified }: CitationReport,
  nameable: Nameable,
): readonly EvidenceEntry[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const statuses = new Map(urls_verified.map(({ url, status }) => [url, status]));
  return citationsOf(draft).flatMap(({ citation, sentence }) => {
    const source = byId.get(citation.source_id);
    const passage = source?.passages[citation.passage];
    if (source === undefined || passage === undefined) return [];
    const shown = withoutForeignAddresses(passage.text, nameable);
    const start = shown.indexOf(citation.quote);
    return [
      {
        citation_id: citation.citation_id,
        source_id: source.id,
        address: source.finalAddress,
        title: source.title,
        ref: passage.ref,
        quote: citation.quote,
        passage: shown,
        span: start === -1 ? null : { start, end: start + citation.quote.length },
        claim_ids: sentence.claim_ids,
        status: statuses.get(source.address) ?? source.status,
        issues: issues
          .filter(({ citation_id }) => citation_id === citation.citation_id)
          .map(({ issue_type }) => issue_type),
      },
    ];
  });
}

export function evidenceLines(entries: readonly EvidenceEntry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry as unknown as JsonObject)}\n`).join('');
}
