import type { SelfConsistency, SourceDocument, SupportLabel } from '@palimpsest/contracts';
import { classifySupport } from '../support/classify-support.ts';
import { disagreements } from './disagreements.ts';
import { extractStatements } from './extract-statements.ts';
import { groupStatements } from './group-statements.ts';
import { independentGroups } from './independence.ts';
import { supersessions } from './supersession.ts';
import type { ClaimDraft, Statement } from './types.ts';

export const NOTES = ['The direct look-up', 'The inverse query', 'The cross-reference'] as const;
export const MEANINGS: Readonly<Record<SupportLabel, string>> = {
  SUPPORTS: 'agrees',
  CONTRADICTS: 'found evidence against the claim',
  NEUTRAL: 'found no direct evidence and no contradiction',
};

/**
 * Checks a claim on three paths (section 5): what its own sources say, what would disprove it, and what sources
 * independent of those say about the same fact.
 */
export function selfConsistency(claim: ClaimDraft, sources: readonly SourceDocument[]): SelfConsistency {
  const own = new Set(claim.statements.map((statement) => statement.sourceId));
  const related = groupStatements(extractStatements(claim.text, sources));
  const against = statementsAgainst(claim, related, sources);
  const others = independentOf(own, sources);
  const path_results: SupportLabel[] = [
    direct(claim, sources),
    against.size > 0 ? 'CONTRADICTS' : 'SUPPORTS',
    crossReference(claim, related, others, against, groupsWithin(own, sources)),
  ];
  const agreeing = path_results.filter((result) => result === 'SUPPORTS').length;
  const dissent = path_results.flatMap((result, at) =>
    result === 'SUPPORTS' ? [] : [`${NOTES[at] ?? 'A path'} ${MEANINGS[result]}.`],
  );
  return {
    paths_checked: path_results.length,
    path_results,
    agreement_rate: Math.round((agreeing / path_results.length) * 100) / 100,
    confidence: agreeing === 3 ? 'HIGH' : agreeing === 2 ? 'MEDIUM' : 'FLAG',
    dissent_note: dissent.length === 0 ? null : dissent.join(' '),
  };
}

/** The passage it was taken from must carry it. */
function direct(claim: ClaimDraft, sources: readonly SourceDocument[]): SupportLabel {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const passages = claim.statements.flatMap((statement) => {
    const passage = byId.get(statement.sourceId)?.passages[statement.passage];
    return passage === undefined ? [] : [passage.text];
  });
  if (passages.some((passage) => passage.includes(claim.text))) return 'SUPPORTS';
  return classifySupport(claim.text, passages).label;
}

/** Ids of sources that give another value for the fact and are not themselves out of date. */
function statementsAgainst(
  claim: ClaimDraft,
  related: readonly ClaimDraft[],
  sources: readonly SourceDocument[],
): ReadonlySet<string> {
  const mine: ClaimDraft = { ...claim, id: 'claim' };
  const pairs = disagreements([mine, ...related], mine);
  const stale = new Set(supersessions(pairs, sources).map((each) => each.older));
  const found = new Set<string>();
  for (const { a, b } of pairs) {
    const other = a.claim === mine ? b : a;
    if (!stale.has(other.claim.id)) found.add(other.statement.sourceId);
  }
  return found;
}

function independentOf(own: ReadonlySet<string>, sources: readonly SourceDocument[]): ReadonlySet<string> {
  const { groups } = independentGroups(sources);
  return new Set(groups.filter((group) => !group.some((id) => own.has(id))).flat());
}

/** Sources of the claim itself that are independent of each other are a cross-reference too. */
const groupsWithin = (own: ReadonlySet<string>, sources: readonly SourceDocument[]): number =>
  independentGroups(sources.filter((source) => own.has(source.id))).groups.length;

function crossReference(
  claim: ClaimDraft,
  related: readonly ClaimDraft[],
  others: ReadonlySet<string>,
  against: ReadonlySet<string>,
  ownGroups: number,
): SupportLabel {
  const agreeing = related.filter((each) => sharesStatement(each, claim)).flatMap((each) => each.statements);
  if (ownGroups > 1 || agreeing.some((statement) => others.has(statement.sourceId))) return 'SUPPORTS';
  return [...against].some((id) => others.has(id)) ? 'CONTRADICTS' : 'NEUTRAL';
}

const sharesStatement = (a: ClaimDraft, b: ClaimDraft): boolean =>
  a.statements.some((one) => b.statements.some((two) => isSamePlace(one, two)));

const isSamePlace = (a: Statement, b: Statement): boolean =>
  a.sourceId === b.sourceId && a.passage === b.passage && a.span.start === b.span.start;
