import { join } from 'node:path';
import type { Engine } from '../engine.ts';
import { researchResult } from '../research/research-result.ts';
import { newestResearch } from '../research/show-research.ts';
import { startResearch } from '../research/start-research.ts';
import type { Example, ExampleResult } from './run-examples.ts';

interface Questions {
  /** The folder of documents, beside this file. */
  readonly corpus: string;
  readonly questions: readonly { readonly id: string; readonly question: string }[];
}

const MOST_RUNS = 1_000;

/** Questions to one folder of documents. One that was answered before is read again. */
export async function runResearchExample(
  engine: Engine,
  { tenant, folder, text }: Example,
): Promise<readonly ExampleResult[]> {
  const { corpus, questions } = JSON.parse(text) as Questions;
  const known = await newestResearch(engine.context, tenant, MOST_RUNS);
  const results: ExampleResult[] = [];
  for (const { id, question } of questions) {
    const project = `example-${id}`;
    const before = known.find((run) => run.project === project);
    const runId =
      before?.runId ??
      (
        await startResearch(engine.context, {
          tenant,
          actor: 'person:examples',
          question,
          project,
          corpus: join(folder, corpus),
          mode: 'inline',
        })
      ).runId;
    const { outcome, reason } = researchResult(await engine.finishRun(tenant, runId));
    results.push({
      pipeline: 'research',
      name: question,
      what: outcome === null ? `ended: ${reason ?? 'unknown'}` : outcomeWords(outcome),
      show: `palimpsest research show ${runId}`,
      fresh: before === undefined,
    });
  }
  return results;
}

function outcomeWords(outcome: NonNullable<ReturnType<typeof researchResult>['outcome']>): string {
  const { sources, claims, contradictions, superseded } = outcome;
  return [
    outcome.outcome.replace('_', ' '),
    `${sources} sources`,
    `${claims} claims`,
    ...(contradictions === 0 ? [] : [`${contradictions} contradicted`]),
    ...(superseded === 0 ? [] : [`${superseded} superseded`]),
  ].join(', ');
}
