import type { ResearchPreview } from '../../app/research/preview-research.ts';
import type { ResearchResult } from '../../app/research/research-result.ts';
import type { ShownResearch } from '../../app/research/show-research.ts';
import type { ResearchProgress } from '../../app/research/watch-research.ts';
import { count, harmless, pairs, table, wrap } from '../layout.ts';
import { summaryOf } from './summary-of.ts';

const OUTCOMES: Readonly<Record<string, string>> = {
  answered: 'answered; the draft passed its evaluation',
  escalated: 'answered with limitations; the draft did not pass its evaluation in full',
  failed: 'the draft failed its evaluation; read the limitations first',
  no_answer: 'the sources say nothing that answers the question',
  no_sources: 'no source was found; nothing was invented',
};

const WIDTH = 92;

/** The answer first, then how it came about. */
export function answerWords(report: string, about: string): string {
  const summary = summaryOf(report);
  if (summary === null) return about;
  const lines = summary.split('\n').map((line) => wrap(harmless(line), WIDTH));
  return `${lines.join('\n\n')}\n\n${about}`;
}

/** How a run ended, in a few lines. */
export function resultWords(result: ResearchResult, folder: string | null): string {
  const { outcome } = result;
  if (outcome === null)
    return pairs([
      ['Run', result.runId],
      [
        'State',
        result.status === 'open' ? `open, in ${result.phase}` : `ended: ${result.reason ?? 'unknown'}`,
      ],
    ]);
  const { spent, budget } = outcome;
  return pairs([
    ['Run', result.runId],
    ['Outcome', OUTCOMES[outcome.outcome] ?? outcome.outcome],
    ...(outcome.verdict === null
      ? []
      : ([['Evaluation', `${outcome.verdict}, ${outcome.overallScore ?? 0} of 10`]] as const)),
    ['Confidence', `${outcome.confidence} of 10, coverage ${Math.round(outcome.coverage * 100)}%`],
    [
      'Found',
      `${count(outcome.sources, 'source')}, ${count(outcome.claims, 'claim')}, ${count(outcome.citations, 'citation')}, ${count(outcome.contradictions, 'contradiction')}, ${count(outcome.superseded, 'superseded value')}`,
    ],
    [
      'Spent',
      `type ${outcome.type}: ${spent.searches} of ${count(budget.searches, 'search', 'searches')}, ${spent.fetches} of ${count(budget.fetches, 'fetch', 'fetches')}, ${count(spent.calls, 'model call')}${spent.costMicros > 0 ? `, ${dollars(spent.costMicros)}` : ''}`,
    ],
    ...(folder === null ? [] : ([['Report', folder]] as const)),
  ]);
}

export function previewWords({
  type,
  complexityScore,
  budget,
  scaledUp,
  total,
  writer,
}: ResearchPreview): string {
  const model =
    total.calls === 0
      ? 'none: the built-in writer answers, at no cost'
      : `at most ${count(total.calls, 'call')} of ${writer.model}, about ${total.inputTokens} tokens in and at most ${total.outputTokens} out`;
  return pairs([
    ['Question', `type ${type}, complexity ${complexityScore} of 10`],
    [
      'At most',
      `${count(budget.searches, 'search', 'searches')}, ${count(budget.fetches, 'fetch', 'fetches')}, ${count(budget.minutes, 'minute')}, ${count(budget.agents, 'agent')} at once`,
    ],
    ...(scaledUp === null
      ? []
      : ([
          [
            'Scaled up',
            `type ${scaledUp.type}: ${count(scaledUp.searches, 'search', 'searches')}, ${count(scaledUp.fetches, 'fetch', 'fetches')}, ${count(scaledUp.minutes, 'minute')}`,
          ],
        ] as const)),
    ['Model', model],
  ]);
}

export function progressWords({ phase, searches, fetches, sources, claims }: ResearchProgress): string {
  return `${phase}: ${searches} searches, ${fetches} fetches, ${count(sources, 'source')}${claims > 0 ? `, ${count(claims, 'claim')}` : ''} ...`;
}

export function shownWords(shown: ShownResearch): string {
  const parts = [harmless(shown.question), '', resultWords(shown, null)];
  if (shown.claims.length > 0)
    parts.push(
      '',
      table(
        ['CLAIM', 'CLASS', 'STATUS', 'CONFIDENCE', 'SOURCES', 'TEXT'],
        shown.claims.map((claim) => [
          claim.id,
          claim.class,
          claim.supersededBy === null ? claim.status : `superseded by ${claim.supersededBy}`,
          String(claim.confidence),
          claim.sources.join(' '),
          harmless(claim.text).slice(0, 100),
        ]),
      ),
    );
  if (shown.sources.length > 0)
    parts.push(
      '',
      table(
        ['SOURCE', 'GRADE', 'STATUS', 'DATE', 'TITLE'],
        shown.sources.map((source) => [
          source.id,
          source.grade,
          source.status,
          source.date ?? '',
          harmless(source.title).slice(0, 80),
        ]),
      ),
    );
  const left = shown.phases.filter(({ status }) => status === 'skipped');
  if (left.length > 0)
    parts.push(
      '',
      ...left.map(({ phase, justification }) => `Phase ${phase} was left out: ${justification}.`),
    );
  return parts.join('\n');
}

function dollars(micros: number): string {
  return `$${(micros / 1_000_000).toFixed(4)}`;
}
