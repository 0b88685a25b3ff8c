import type { CriticOutput, DraftSection, DraftSentence, SelfConsistency } from '@palimpsest/contracts';
import type { PackageInput } from './package-input.ts';

/** What a reader needs to know of how the answer came about, in one line each. Our own words only. */
export function runFacts({ outcome, asOf, runId, citationReport }: PackageInput): readonly string[] {
  const { budget, spent, type, verdict, overallScore } = outcome;
  return [
    `Asked on ${asOf}; run ${runId}`,
    `Type ${type}; ${spent.searches} of ${budget.searches} searches, ${spent.fetches} of ${budget.fetches} fetches`,
    `Confidence ${tenths(outcome.confidence)}/10, coverage ${percent(outcome.coverage)}`,
    `${citationReport.citations_valid} of ${citationReport.citations_checked} citations without any issue`,
    ...(verdict === null || overallScore === null
      ? []
      : [`Evaluator: ${verdict}, ${tenths(overallScore)} of 10`]),
  ];
}

/** A sentence as it is shown: what has no evidence says so. */
export function shownSentence({ text, unverified, citations }: DraftSentence): string {
  const marked = unverified || (citations.length === 0 && !/\[Unverified\]$/.test(text));
  return marked && !text.endsWith('[Unverified]') ? `${text} [Unverified]` : text;
}

/**
 * What stands in front of a sentence where it matters who says it and when: which value is out of date, and who
 * disagrees with whom. Empty elsewhere.
 */
export function leadOf(
  { kind }: DraftSection,
  { claim_ids, citations }: DraftSentence,
  { claims, sources }: PackageInput,
): string {
  if (kind !== 'superseded' && kind !== 'contradictions') return '';
  const cited = citations.map(({ source_id }) => source_id);
  const from = sources
    .filter(({ id }) => cited.includes(id))
    .map(
      ({ publisher, domain, title, date }) =>
        `${publisher ?? domain ?? title}${date === null ? '' : `, ${date}`}`,
    );
  const by = [...new Set(from)].join('; ');
  if (kind === 'contradictions') return by === '' ? '' : `${by}: `;
  const old = claims.some(({ id, superseded_by }) => superseded_by !== null && claim_ids.includes(id));
  return `${old ? 'Superseded' : 'Now'}${by === '' ? '' : ` (${by})`}: `;
}

/** Sections of our own words carry no claims: a sentence there needs no mark. */
export function makesClaims({ kind }: DraftSection): boolean {
  return kind !== 'limitations';
}

/** The notice of the specification for a run that stopped before its budget did. */
export function earlyStopLines({ earlyStop, openTopics, outcome }: PackageInput): readonly string[] | null {
  if (earlyStop === null) return null;
  const reasons = {
    confidence_reached: 'the confidence that was asked for was reached and all critical claims are verified',
    no_new_information: 'two rounds of queries in a row brought hardly anything new',
    hypotheses_resolved: 'all hypotheses were confirmed or rejected with evidence',
  };
  const { searches, fetches } = earlyStop.remaining;
  return [
    `Research concluded at Phase ${earlyStop.phase} due to: ${reasons[earlyStop.reason]}`,
    `**Confidence**: ${tenths(earlyStop.confidence)}/10`,
    `**Coverage**: ${percent(earlyStop.coverage)}`,
    `**Remaining budget**: ${searches} searches, ${fetches} fetches`,
    '**What additional research would explore**:',
    ...(openTopics.length === 0
      ? [`- more sources on the same question (type ${outcome.type})`]
      : openTopics.map((topic) => `- ${topic}`)),
  ];
}

/** How far the paths of a check agree; only critical claims are checked that way. */
export function agreement({ paths_checked, agreement_rate }: SelfConsistency): string {
  return paths_checked === 0 ? 'not checked' : percent(agreement_rate);
}

/** One challenge of the critic as a sentence or two. */
export function challengeWords({
  finding_challenged,
  counter_evidence,
  source,
  recommendation,
}: CriticOutput['red_team_challenges'][number]): string {
  const counter = counter_evidence.replace(/\.$/, '');
  return `${finding_challenged}: ${counter}${source === '' ? '' : ` (${source})`}. ${recommendation}`;
}

export function tenths(value: number): string {
  const rounded = Math.round(value * 10);
  return `${Math.floor(rounded / 10)}.${rounded % 10}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
