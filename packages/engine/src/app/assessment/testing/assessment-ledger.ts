import { rm } from 'node:fs/promises';
import type { AnyPipeline, Renderer } from '@palimpsest/kernel';
import {
  assessmentPipeline,
  type CheckProblem,
  type ProblemPrompt,
  readProblemPrompt,
} from '@palimpsest/pipelines/assessment';
import { freshHome } from '../../../testing/fresh-home.ts';
import { createEngine, type Engine } from '../../engine.ts';

/** Numbers are what the guard of these tests watches over: the real ones have tests of their own. */
const numbersStay: CheckProblem = (before, after) => {
  const digits = (text: string) => (text.match(/\d+/g) ?? []).join();
  const passed = digits(before) === digits(after);
  return {
    passed,
    verdicts: [
      { rule: 'numbers-stay', severity: 'hard', passed, message: 'Numbers are as before.', spans: [] },
    ],
  };
};

/** The pipeline with that guard. */
export function testPipeline(): AnyPipeline {
  return assessmentPipeline(numbersStay);
}

/** A renderer under the name of the built-in one; answers by a function of the prompt, and counts. */
export function testRenderer(
  write: (prompt: ProblemPrompt) => string = ({ text }) => `Now: ${text}`,
): Renderer & { readonly calls: () => number } {
  let calls = 0;
  return {
    id: 'builtin',
    version: 'test',
    calls: () => calls,
    async render({ prompt, model }) {
      calls += 1;
      const report = { text: write(readProblemPrompt(prompt)), applied: [], notApplied: [] };
      return {
        kind: 'completed',
        text: JSON.stringify(report),
        stop: 'end',
        model,
        usage: { inputTokens: 0, outputTokens: 0 },
        costMicros: 0,
        raw: '',
      };
    },
  };
}

/** A ledger of its own for a test file. */
export interface AssessmentLedger {
  readonly home: string;
  /** An engine on this ledger; all are closed at the end. */
  open(renderer?: Renderer): Promise<Engine>;
  close(): Promise<void>;
}

export async function openAssessmentLedger(): Promise<AssessmentLedger> {
  const home = freshHome('palimpsest-assessment-');
  const engines: Engine[] = [];
  return {
    home,
    async open(renderer = testRenderer()) {
      const pipelines = [testPipeline()];
      const engine = await createEngine({ home, pipelines, renderers: [renderer], environment: {} });
      engines.push(engine);
      return engine;
    },
    async close() {
      for (const engine of engines.reverse()) await engine.close();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Problems with numbers of their own, and one clarity item on some of them. */
export function assignment(
  documentId: string,
  { version = 1, count = 3, affected = ['p_1'], items = [] as object[] } = {},
) {
  return {
    documentId,
    version,
    problems: Array.from({ length: count }, (_, i) => ({
      ProblemId: `p_${i + 1}`,
      Content: `Add ${i + 2} and ${i + 3} in your head.`,
      BloomLevel: 'Apply',
      LinguisticComplexity: 0.5,
      EstimatedTimeMinutes: 2,
      Overlay: { hint: 'A hint that nobody may touch.' },
    })),
    selectedFeedback: [
      ...(affected.length === 0
        ? []
        : [
            {
              feedbackId: 'fb_1',
              category: 'clarity',
              affectedProblems: affected,
              recommendation: 'Say what to do.',
            },
          ]),
      ...items,
    ],
    teacherNotes: [{ problemId: 'p_1', note: 'Students asked what to do.' }],
  };
}
