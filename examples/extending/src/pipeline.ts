import type { Json } from '@palimpsest/contracts';
import {
  decide,
  definePipeline,
  type RunEvent,
  runGuards,
  type Step,
  type StepTools,
  wordsOf,
} from '@palimpsest/kernel';
import { headlineGuards } from './guards.ts';
import { headlineStrictV1, headlineV1 } from './rules.ts';

interface HeadlineState {
  readonly headline: string;
  readonly ruleSet: typeof headlineV1;
  readonly renderer: string;
  readonly cycle: number;
  readonly findings: readonly string[] | null;
  readonly action: 'rewrite' | 'stop' | null;
  readonly answer: string | null;
  readonly passed: boolean | null;
  readonly failed: boolean;
}

const FRESH = { findings: null, action: null, answer: null, passed: null } as const;
const RULE_SETS = [headlineV1, headlineStrictV1];
const rulesOf = (wanted: string) => RULE_SETS.find(({ version }) => version === wanted) ?? headlineV1;

/**
 * A pipeline is three pure things: a first state, what an event changes in it, and what to do next. The engine
 * performs the steps and puts what came of them on record; replay asks `next` again and compares.
 */
export const headlinePipeline = definePipeline<HeadlineState>({
  id: 'headline',
  version: 'v1',
  initialState: { ...FRESH, headline: '', ruleSet: headlineV1, renderer: '', cycle: 0, failed: false },
  events: { 'headline-version-created': 1 },
  signals: [],
  ruleSets: RULE_SETS,
  readModels: [],
  evaluators: {
    findings: {
      version: 'v1',
      evaluate(input, { headline = '' }): Json {
        const { rules, parameters } = rulesOf((input as { rules: string }).rules);
        return rules.flatMap((rule) => rule.check?.(headline, parameters) ?? []) as unknown as Json;
      },
    },
  },

  evolve(state: HeadlineState, event: RunEvent): HeadlineState {
    switch (event.type) {
      case 'run-started': {
        const { rules, renderer } = event.payload.input as { rules: string; renderer: string };
        return { ...state, headline: wordsOf(event, 'headline'), ruleSet: rulesOf(rules), renderer };
      }
      case 'evaluation-recorded':
        return {
          ...state,
          findings: (event.payload.result as unknown as { rule: string }[]).map(({ rule }) => rule),
        };
      case 'decision-made':
        return { ...state, action: (event.payload.output as { action: 'rewrite' | 'stop' }).action };
      case 'attempt-succeeded':
      case 'attempt-replayed':
        return { ...state, answer: wordsOf(event, 'response') };
      case 'attempt-failed':
      case 'attempt-interrupted':
        return { ...state, failed: true };
      case 'guard-passed':
      case 'guard-failed':
        return { ...state, passed: event.type === 'guard-passed' };
      case 'headline-version-created':
        return { ...state, ...FRESH, headline: wordsOf(event, 'headline'), cycle: state.cycle + 1 };
      default:
        return state;
    }
  },

  next(state: HeadlineState, tools: StepTools): readonly Step[] {
    const { headline, ruleSet, cycle, findings, action, answer, passed } = state;
    if (state.failed)
      return [{ kind: 'finish', outcome: 'failed', reason: 'render_failed', result: { cycles: cycle } }];
    if (findings === null) {
      const input = { rules: ruleSet.version };
      return [
        { kind: 'evaluate', key: `findings-${cycle}`, evaluator: 'findings', input, texts: { headline } },
      ];
    }
    if (action === null) {
      const decision = decide(ruleSet, 'next', { findings, cycle });
      return [{ kind: 'record', events: [{ type: 'decision-made', payload: { ...decision } }] }];
    }
    if (action === 'stop')
      return [{ kind: 'finish', outcome: 'completed', result: { cycles: cycle, findings: [...findings] } }];
    if (answer === null) {
      const prompt = `Shorten this headline. Keep its numbers.\n${headline}`;
      const request = { model: 'house-1', prompt, parameters: { maxOutputTokens: 64, temperature: 0 } };
      return [{ kind: 'render', key: `rewrite-${cycle}`, renderer: state.renderer, request }];
    }
    if (passed === null) {
      const result = runGuards(headlineGuards, headline, answer);
      const payload = { step: `rewrite-${cycle}`, verdicts: result.verdicts as unknown as Json };
      return [
        { kind: 'record', events: [{ type: result.passed ? 'guard-passed' : 'guard-failed', payload }] },
      ];
    }
    if (!passed)
      return [{ kind: 'finish', outcome: 'stopped', reason: 'guard_rejected', result: { cycles: cycle } }];
    const payload = { versionId: tools.id(`version-${cycle + 1}`), cycle: cycle + 1 };
    return [
      {
        kind: 'record',
        events: [{ type: 'headline-version-created', payload, texts: { headline: answer } }],
      },
    ];
  },
});
