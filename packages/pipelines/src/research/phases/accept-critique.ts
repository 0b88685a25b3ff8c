import type { CriticOutput, ResearchClaim, SourceDocument } from '@palimpsest/contracts';
import type { CriticCapabilities } from '../agents/capabilities.ts';
import { numbersIn } from './accept-draft.ts';

/** Names of claims, subquestions, sources, citations, hypotheses: no numbers. */
const ID = /\b[kqsch]\d{1,5}\b/g;

function numbersOf(sources: readonly SourceDocument[]): ReadonlySet<string> {
  return new Set(sources.flatMap(({ passages }) => passages.flatMap(({ text }) => numbersIn(text))));
}

/**
 * What of a critique may count. A number that no source has stands in no report, whoever writes it. A challenge names a claim of the run and a source of the run; one that would block
 * needs a source that does contradict the claim, or it is kept as LOW: without evidence nothing is held up.
 */
export function acceptCritique(
  output: CriticOutput,
  { claims, classify }: Pick<CriticCapabilities, 'claims' | 'classify'>,
  sources: readonly SourceDocument[],
  contradicted: ReadonlySet<string>,
): { readonly critique: CriticOutput; readonly lowered: number; readonly refused: number } {
  let lowered = 0;
  let refused = 0;
  const known = numbersOf(sources);
  const invents = (...words: readonly string[]) =>
    words.some((text) => numbersIn(text.replace(ID, '')).some((number) => !known.has(number)));
  const challenges = output.red_team_challenges.flatMap((challenge) => {
    const claim = claims.find(({ id }) => id === challenge.finding_challenged);
    const source = sources.find(({ id }) => id === challenge.source);
    const { counter_evidence, recommendation } = challenge;
    if (claim === undefined || source === undefined || invents(counter_evidence, recommendation)) {
      refused += 1;
      return [];
    }
    if (challenge.severity !== 'HIGH' || isContradicted(claim, source, contradicted, classify))
      return [challenge];
    lowered += 1;
    return [{ ...challenge, severity: 'LOW' as const }];
  });
  const qa_issues = output.qa_issues.filter(
    ({ location, description, fix_suggestion }) => !invents(location, description, fix_suggestion),
  );
  const limitations_identified = output.limitations_identified.filter((text) => !invents(text));
  refused += output.qa_issues.length - qa_issues.length;
  refused += output.limitations_identified.length - limitations_identified.length;
  return {
    critique: { ...output, red_team_challenges: challenges, qa_issues, limitations_identified },
    lowered,
    refused,
  };
}

function isContradicted(
  claim: ResearchClaim,
  source: SourceDocument,
  contradicted: ReadonlySet<string>,
  classify: CriticCapabilities['classify'],
): boolean {
  if (contradicted.has(claim.id)) return true;
  const own = claim.evidence.some(({ source_id }) => source_id === source.id);
  return !own && source.passages.some(({ text }) => classify(claim.text, [text]).label === 'CONTRADICTS');
}
