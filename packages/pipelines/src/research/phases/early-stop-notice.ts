import type { EarlyStop } from '@palimpsest/contracts';
import type { EventDraft } from '@palimpsest/kernel';
import type { Triangulation } from '../agents/verifier.ts';
import type { ResearchState } from '../state.ts';
import type { Coverage } from './measures.ts';

const REASONS: Readonly<Record<EarlyStop['reason'], string>> = {
  confidence_reached: 'the confidence is reached and all C1 claims are verified',
  no_new_information: 'two rounds in a row brought almost nothing new',
  hypotheses_resolved: 'all hypotheses are resolved',
};

export function earlyStopNotice(
  state: ResearchState,
  { coverage }: Pick<Coverage, 'coverage'>,
  { confidence }: Pick<Triangulation, 'confidence'>,
  reason: EarlyStop['reason'] = 'no_new_information',
): EventDraft {
  const stop: EarlyStop = {
    phase: 3,
    reason,
    confidence,
    coverage,
    remaining: {
      searches: Math.max(0, (state.budget?.searches ?? 0) - state.spent.searches),
      fetches: Math.max(0, (state.budget?.fetches ?? 0) - state.spent.fetches),
    },
  };
  return {
    type: 'early-stop-noticed',
    payload: { ...stop },
    texts: { notice: noticeText(stop, topicsLeft(state)) },
  };
}

/** The notice in the specification's form. */
export function noticeText(stop: EarlyStop, topics: readonly string[]): string {
  return [
    '## Early Termination Notice',
    '',
    `Research concluded at Phase ${stop.phase} due to: ${REASONS[stop.reason]}`,
    '',
    `**Confidence**: ${stop.confidence}/10`,
    `**Coverage**: ${Math.round(stop.coverage * 100)}%`,
    `**Remaining budget**: ${stop.remaining.searches} searches, ${stop.remaining.fetches} fetches`,
    '',
    '**What additional research would explore**:',
    ...topics.map((topic) => `- ${topic}`),
  ].join('\n');
}

export function topicsLeft({ plan, rounds }: Pick<ResearchState, 'plan' | 'rounds'>): string[] {
  const follow = (rounds.at(-1)?.followUp ?? []).map((words) => `A second source on: ${words}`);
  const open = (plan?.subquestions ?? []).map(({ text }) => `Further sources on: ${text}`);
  return [...follow, ...open].slice(0, 5);
}
