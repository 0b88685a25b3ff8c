import type { SearchResult, SourceDocument } from '@palimpsest/contracts';
import type { Analysis } from '../analysis.ts';
import { valuesAgree } from '../claims/compare-values.ts';
import type { Told } from '../claims/disagreements.ts';
import type { FactValue } from '../claims/types.ts';
import { contentTerms } from '../content-terms.ts';
import type { ResearchState } from '../state.ts';
import { bearing, readSource } from './measures.ts';
import { soundEvidence } from './triangulate.ts';

/** What one document says in a disagreement about the answer. */
interface Side {
  /** The values it gives, each once. */
  readonly values: ReadonlyMap<string, FactValue>;
  /** Addresses that say otherwise. */
  readonly against: ReadonlySet<string>;
  /** 0 to 1: how much of the question the disagreement takes up. */
  readonly nearness: number;
}

/** Who takes part in a disagreement about the answer, by address. */
export type ShownDispute = ReadonlyMap<string, Side>;

/**
 * Compares what results show with each other and with what was read, by the same rules by which the verifier compares
 * sources. Nothing is concluded from it: a snippet is no evidence. It only says where two sides of a disagreement are to
 * be found, so that both can be read.
 */
export function disputeAmong(
  state: ResearchState,
  results: readonly SearchResult[],
  analysis: Analysis,
): ShownDispute {
  const read = keyPassages(state);
  const known = new Set(read.map(({ address }) => address));
  const found = asDocuments(results.filter(({ address }) => !known.has(address)));
  const documents = [...found.map((each) => withoutInstructions(each, analysis)), ...read];
  const claims = analysis.groupStatements(analysis.extractStatements(state.question, documents));
  const answers = new Set(
    claims.filter((claim) => analysis.claimClass(state.question, claim) === 'C1').map(({ id }) => id),
  );
  const sides = new Map<string, Side>();
  const note = ({ statement, fact: { value } }: Told, other: Told, nearness: number): void => {
    const before = sides.get(statement.sourceId);
    sides.set(statement.sourceId, {
      values: new Map(before?.values).set(`${value.dimension} ${value.text}`, value),
      against: new Set(before?.against).add(other.statement.sourceId),
      nearness: Math.max(before?.nearness ?? 0, nearness),
    });
  };
  for (const { a, b } of analysis.disagreements(claims)) {
    // What differs from an answer is one too, in whatever words: "employs 90 workers", "80 people work there".
    if (!answers.has(a.claim.id) && !answers.has(b.claim.id)) continue;
    if (a.statement.sourceId === b.statement.sourceId) continue;
    const nearness = Math.max(a.claim.relevance, b.claim.relevance);
    note(a, b, nearness);
    note(b, a, nearness);
  }
  return sides;
}

/**
 * Of some addresses, those to read next for the sake of a disagreement: they give a value that nobody among those covered
 * gives. What speaks against one that is covered comes first; another disagreement, the nearest to the question, is opened
 * only where both of its sides can still be read.
 */
export function otherSides(
  sides: ShownDispute,
  addresses: readonly string[],
  covered: ReadonlySet<string>,
  fetchesLeft: number,
): ReadonlySet<string> {
  const valuesOf = (address: string) => [...(sides.get(address)?.values.values() ?? [])];
  const heard = [...covered].flatMap(valuesOf);
  const unheard = addresses.filter((address) =>
    valuesOf(address).some((value) => !heard.some((other) => valuesAgree(value, other))),
  );
  const opposing = unheard.filter((address) =>
    [...(sides.get(address)?.against ?? [])].some((other) => covered.has(other)),
  );
  if (opposing.length > 0) return new Set(opposing);
  if (fetchesLeft < 2) return new Set();
  const nearnessOf = (address: string) => sides.get(address)?.nearness ?? 0;
  const nearest = Math.max(0, ...unheard.map(nearnessOf));
  return new Set(unheard.filter((address) => nearnessOf(address) === nearest));
}

/** Under their addresses: ids are given only to what was read. Each query may have shown another passage. */
function asDocuments(results: readonly SearchResult[]): SourceDocument[] {
  const byAddress = new Map<string, { first: SearchResult; snippets: Set<string> }>();
  for (const result of results) {
    const known = byAddress.get(result.address) ?? { first: result, snippets: new Set() };
    known.snippets.add(result.snippet);
    byAddress.set(result.address, known);
  }
  return [...byAddress].map(([address, { first, snippets }]) => ({
    id: address,
    address,
    finalAddress: address,
    status: 'LIVE',
    checkedAt: '',
    contentType: '',
    title: first.title,
    authors: [],
    publisher: first.publisher,
    domain: null,
    date: first.date,
    funding: null,
    supersedes: null,
    derivedFrom: null,
    passages: [...snippets].map((text) => ({ ref: '', text })),
    links: [],
  }));
}

/** A passage that speaks to machines is no statement, as in sources that were read. */
function withoutInstructions(document: SourceDocument, analysis: Analysis): SourceDocument {
  const bad = new Set(analysis.findInjections([document]).map(({ passage }) => passage));
  return { ...document, passages: document.passages.filter((_, at) => !bad.has(at)) };
}

/** Of what was read, only the passages that bear on the question: a book need not be gone through for each round. */
function keyPassages(state: ResearchState): SourceDocument[] {
  const wanted = contentTerms(state.question);
  return soundEvidence(state).map((source) => ({
    ...source,
    id: source.address,
    passages: bearing(wanted, readSource(source)).passages.flatMap((at) => source.passages[at] ?? []),
  }));
}
