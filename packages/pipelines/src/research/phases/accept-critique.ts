import type { CriticOutput, ResearchClaim, SourceDocument } from '@palimpsest/contracts';
import type { CriticCapabilities } from '../agents/capabilities.ts';

/**
 * What of a critique may count. A challenge names a claim of the run and a source of the run; one that would block
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
  const challenges = output.red_team_challenges.flatMap((challenge) => {
    const claim = claims.find(({ id }) => id === challenge.finding_challenged);
    const source = sources.find(({ id }) => id === challenge.source);
    if (claim === undefined || source === undefined) {
      refused += 1;
      return [];
    }
    if (challenge.severity !== 'HIGH' || isContradicted(claim, source, contradicted, classify))
      return [challenge];
    lowered += 1;
    return [{ ...challenge, severity: 'LOW' as const }];
  });
  return { critique: { ...output, red_team_challenges: challenges }, lowered, refused };
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
