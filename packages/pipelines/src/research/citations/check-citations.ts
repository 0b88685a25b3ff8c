import type {
  Citation,
  CitationReport,
  Draft,
  DraftSentence,
  FetchAnswer,
  SourceDocument,
  SupportLabel,
} from '@palimpsest/contracts';

export type CitationIssue = CitationReport['issues'][number];

export interface CitationCheckInput {
  readonly draft: Draft;
  readonly sources: readonly SourceDocument[];
  /** The newest look at each address; where one is missing, what the fetch itself found counts. */
  readonly statuses: readonly FetchAnswer[];
}

/** Whether passages bear a sentence out. Handed in: the check needs an answer, not a method. */
export type BearsOut = (claim: string, passages: readonly string[]) => SupportLabel;

interface Cited {
  readonly citation: Citation;
  readonly sentence: DraftSentence;
}

/**
 * Checks every citation of a draft: is the address there, is the quote verbatim in its passage, does the passage
 * bear the sentence out, is the date possible. Nothing is skipped and nothing is changed: the report says what is
 * wrong and what would put it right.
 */
export function checkCitations(
  { draft, sources, statuses }: CitationCheckInput,
  bearsOut: BearsOut,
): CitationReport {
  const cited = citationsOf(draft);
  const byId = new Map(sources.map((source) => [source.id, source]));
  const looked = new Map(statuses.map((status) => [status.address, status]));
  const issues = cited.flatMap((each) => {
    const source = byId.get(each.citation.source_id);
    if (source === undefined) return [unknownSource(each.citation)];
    return [
      ...addressIssue(each, source, looked.get(source.address) ?? source, sources, bearsOut),
      ...quoteIssue(each.citation, source),
      ...supportIssue(each, source, bearsOut),
      ...dateIssue(each.citation, source, looked.get(source.address) ?? source),
    ];
  });
  const faulty = new Set(issues.map(({ citation_id }) => citation_id));
  const used = new Set(cited.map(({ citation }) => citation.source_id));
  return {
    citations_checked: cited.length,
    citations_valid: cited.filter(({ citation }) => !faulty.has(citation.citation_id)).length,
    issues,
    urls_verified: sources
      .filter(({ id }) => used.has(id))
      .map((source) => {
        const { status, checkedAt } = looked.get(source.address) ?? source;
        return { url: source.address, status, last_checked: checkedAt };
      }),
  };
}

/** All citations of a draft with the sentence each stands on, in the order of the text. */
export function citationsOf(draft: Draft): readonly Cited[] {
  return draft.sections.flatMap(({ sentences }) =>
    sentences.flatMap((sentence) => sentence.citations.map((citation) => ({ citation, sentence }))),
  );
}

function unknownSource({ citation_id, source_id }: Citation): CitationIssue {
  return {
    citation_id,
    issue_type: 'QUOTE_MISMATCH',
    original: source_id,
    correction: 'The run has no such source: remove the citation.',
    severity: 'HIGH',
  };
}

function addressIssue(
  { citation, sentence }: Cited,
  source: SourceDocument,
  { status }: FetchAnswer | SourceDocument,
  sources: readonly SourceDocument[],
  bearsOut: BearsOut,
): CitationIssue[] {
  if (status !== 'DEAD') return [];
  const other = sources.find(
    (each) =>
      each.id !== source.id &&
      each.status !== 'DEAD' &&
      bearsOut(
        sentence.text,
        each.passages.map(({ text }) => text),
      ) === 'SUPPORTS',
  );
  return [
    {
      citation_id: citation.citation_id,
      issue_type: 'URL_DEAD',
      original: source.address,
      correction:
        other === undefined
          ? 'The address answers no more, and no other source of this run says the same.'
          : `The address answers no more; ${other.id} says the same: ${other.address}`,
      severity: other === undefined ? 'MEDIUM' : 'LOW',
    },
  ];
}

function quoteIssue({ citation_id, passage, quote }: Citation, source: SourceDocument): CitationIssue[] {
  if (source.passages[passage]?.text.includes(quote) === true) return [];
  const elsewhere = source.passages.findIndex(({ text }) => text.includes(quote));
  return [
    {
      citation_id,
      issue_type: 'QUOTE_MISMATCH',
      original: quote,
      correction:
        elsewhere === -1
          ? 'These words do not stand in the source: quote it as it is, or remove the citation.'
          : `These words stand in passage ${elsewhere + 1} (${source.passages[elsewhere]?.ref ?? ''}), not in ${passage + 1}.`,
      severity: elsewhere === -1 ? 'HIGH' : 'MEDIUM',
    },
  ];
}

function supportIssue(
  { citation, sentence }: Cited,
  source: SourceDocument,
  bearsOut: BearsOut,
): CitationIssue[] {
  const passage = source.passages[citation.passage]?.text;
  // A sentence that is the quote itself is borne out by it.
  if (passage === undefined || (sentence.text === citation.quote && passage.includes(citation.quote)))
    return [];
  const label = bearsOut(sentence.text, [passage]);
  if (label === 'SUPPORTS') return [];
  return [
    {
      citation_id: citation.citation_id,
      issue_type: 'CLAIM_UNSUPPORTED',
      original: sentence.text,
      correction:
        label === 'CONTRADICTS'
          ? 'The passage says otherwise: correct the sentence or cite another passage.'
          : 'The passage does not say this: cite one that does, or mark the sentence [Unverified].',
      severity: 'HIGH',
    },
  ];
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

function dateIssue(
  { citation_id }: Citation,
  { date }: SourceDocument,
  looked: FetchAnswer | SourceDocument,
): CitationIssue[] {
  if (date === null) return [];
  const correction = dateProblem(date, looked);
  if (correction === null) return [];
  return [{ citation_id, issue_type: 'DATE_WRONG', original: date, correction, severity: 'LOW' }];
}

function dateProblem(date: string, looked: FetchAnswer | SourceDocument): string | null {
  if (!ISO_DATE.test(date)) return 'This is no date of the calendar: leave it out.';
  if (ISO_DATE.test(looked.checkedAt.slice(0, 10)) && date > looked.checkedAt.slice(0, 10))
    return `The date lies after the day on which the source was read (${looked.checkedAt.slice(0, 10)}).`;
  if (looked.date !== null && looked.date !== date) return `The source now gives ${looked.date}.`;
  return null;
}
