import type { CriticOutput, ResearchClaim, SourceDocument } from '@palimpsest/contracts';
import type { CriticCapabilities } from '../agents/capabilities.ts';
import { numbersIn } from './accept-draft.ts';
import { isInOtherLetters, statesSomething, strays, termsOf } from './critic-words.ts';
import { addressesIn, namesHost } from './foreign-words.ts';

/** Names of claims, subquestions, sources, citations, hypotheses: no numbers. */
const ID = /\b[kqsch]\d{1,5}\b/g;

/** How a claim without evidence is marked, in a report and here. */
const UNVERIFIED = ' [Unverified]';

/**
 * What of a critique may count. A number or an address that no source has stands in no report, whoever writes it, and
 * neither do words about something else than the findings. A
 * challenge names a claim of the run and a source of the run; one that would block needs a source that does contradict
 * the claim, or it is kept as LOW: without evidence nothing is held up. What a model holds against a finding without the
 * named source saying so is marked as unverified; what the rules write says only what is on record.
 */
export function acceptCritique(
  output: CriticOutput,
  { claims, classify }: Pick<CriticCapabilities, 'claims' | 'classify'>,
  sources: readonly SourceDocument[],
  contradicted: ReadonlySet<string>,
  { byRule = false, question = '' }: { readonly byRule?: boolean; readonly question?: string } = {},
): { readonly critique: CriticOutput; readonly lowered: number; readonly refused: number } {
  let lowered = 0;
  let refused = 0;
  const read = sources.flatMap(({ passages }) => passages.map(({ text }) => text)).join('\n');
  const known = new Set(numbersIn(read));
  const invents = (...words: readonly string[]) =>
    words.some(
      (text) =>
        numbersIn(text.replace(ID, '')).some((number) => !known.has(number)) ||
        (!byRule && (addressesIn(text).length > 0 || namesHost(text))),
    );
  const about = [
    question,
    ...claims.flatMap((claim) => [claim.text, ...claim.evidence.map(({ quote }) => quote)]),
    ...sources.flatMap(({ title, publisher }) => [title, publisher ?? '']),
  ];
  const terms = termsOf(about);
  const leaves = (...texts: readonly string[]) =>
    !byRule && texts.some((text) => strays(text, terms) || isInOtherLetters(text, about));
  const supports = (text: string, passages: readonly string[]) =>
    statesSomething(text) && classify(text, passages).label === 'SUPPORTS';
  const marked = (text: string, passages: readonly string[]) =>
    byRule || classify(text, passages).label === 'SUPPORTS' ? text : `${text}${UNVERIFIED}`;
  const challenges = output.red_team_challenges.flatMap((challenge) => {
    const claim = claims.find(({ id }) => id === challenge.finding_challenged);
    const source = sources.find(({ id }) => id === challenge.source);
    const { counter_evidence, recommendation } = challenge;
    if (
      claim === undefined ||
      source === undefined ||
      invents(counter_evidence, recommendation) ||
      leaves(recommendation) ||
      (leaves(counter_evidence) &&
        !supports(
          counter_evidence,
          source.passages.map(({ text }) => text),
        ))
    ) {
      refused += 1;
      return [];
    }
    const told = {
      ...challenge,
      counter_evidence: marked(
        counter_evidence,
        source.passages.map(({ text }) => text),
      ),
    };
    if (challenge.severity !== 'HIGH' || isContradicted(claim, source, contradicted, classify)) return [told];
    lowered += 1;
    return [{ ...told, severity: 'LOW' as const }];
  });
  const qa_issues = output.qa_issues
    .filter(
      ({ location, description, fix_suggestion }) =>
        !invents(location, description, fix_suggestion) && !leaves(location, description, fix_suggestion),
    )
    .map((issue) => ({ ...issue, description: marked(issue.description, []) }));
  const limitations_identified = output.limitations_identified.filter(
    (text) => !invents(text) && !leaves(text),
  );
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
