import type { Json, RunEventPayload } from '@palimpsest/contracts';
import { hardVerdict, runGuards } from '../guards/guard.ts';
import { definePipeline, type Pipeline } from '../pipeline/pipeline.ts';
import type { ReadModel } from '../pipeline/read-model.ts';
import { isErased, type RunEvent, wordsOf } from '../pipeline/run-event.ts';
import type { Step } from '../pipeline/step.ts';
import { decide, defineRuleSet } from '../rules/rule-set.ts';

/** What the small pipeline knows of its run. */
export interface PolishState {
  readonly text: string;
  readonly settings: PolishSettings | null;
  readonly cycle: number;
  readonly scored: number | null;
  readonly decided: 'rewrite' | 'stop' | null;
  readonly answer: string | null;
  readonly guarded: boolean | null;
  /** Interruptions by step. */
  readonly interrupted: Readonly<Record<string, number>>;
  /** Steps answered in this cycle. */
  readonly done: readonly string[];
}

/** How a test wants the run to go. */
export interface PolishSettings {
  readonly renderer: string;
  readonly model: string;
  readonly ruleSet: string;
  /** Renders asked at once in each cycle. */
  readonly width: number;
  /** How often an interrupted call may be made again, on record. */
  readonly furtherAttempts: number;
  readonly take: number;
}

const DEFAULTS: PolishSettings = {
  renderer: 'fake',
  model: 'fake-1',
  ruleSet: 'polish/v1',
  width: 1,
  furtherAttempts: 0,
  take: 1,
};

/** Rules of the test pipeline; a changed `longestText` is a changed decision. */
export function polishRules(version = 'v1', longestText = 40) {
  return defineRuleSet({
    id: 'polish',
    version,
    parameters: { longestText, maxCycles: 3 },
    rules: [
      {
        id: 'too-long',
        summary: 'A text of more characters than allowed is rewritten.',
        why: 'It gives the tests something to decide.',
      },
      { id: 'max-cycles', summary: 'After the last cycle the run stops.', why: 'A loop needs an end.' },
    ],
    decisions: {
      next: (
        input: { readonly length: number; readonly cycle: number },
        { parameters },
      ): { action: 'rewrite' | 'stop'; rule: string } => {
        if (input.cycle >= parameters.maxCycles) return { action: 'stop', rule: 'max-cycles' };
        return input.length > parameters.longestText
          ? { action: 'rewrite', rule: 'too-long' }
          : { action: 'stop', rule: 'too-long' };
      },
    },
  });
}

const notEmpty = (_before: string, after: string) => [
  hardVerdict({ rule: 'not-empty', passed: after.trim() !== '', message: 'The rewritten text has words.' }),
];

const polishVersions: ReadModel = {
  table: 'polish_versions',
  key: ['version_id'],
  columns: {
    version_id: 'uuid',
    run_id: 'text',
    cycle: 'integer',
    content: 'text',
    score: 'numeric(7,2)',
    detail: 'jsonb',
    created_at: 'timestamptz',
  },
  words: ['content'],
  project(event) {
    // Other pipelines have versions too.
    if (event.type !== 'version-created' || /^pipeline:(?!polish\/)/.test(event.actor)) return [];
    const { versionId, cycle } = event.payload;
    const content = event.texts.content;
    return [
      {
        op: 'insert',
        row: {
          version_id: versionId ?? null,
          run_id: event.stream.slice('run/'.length),
          cycle: cycle ?? null,
          content: content === undefined || isErased(content) ? '[erased]' : content,
          score: Number(cycle) / 4,
          detail: { cycle: cycle ?? null, from: event.type },
          created_at: event.recordedAt,
        },
      },
    ];
  },
};

/** SQL of the test pipeline's read model, applied like any migration. */
export const POLISH_MIGRATION = `
create table polish_versions (
  tenant_id text not null,
  version_id uuid not null,
  run_id text not null,
  cycle integer not null,
  content text not null,
  score numeric(7,2),
  detail jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, version_id)
);
select palimpsest.protect_table('polish_versions');
select palimpsest.insert_only('polish_versions');
`;

/**
 * A small pipeline that uses every kind of step: evaluate, decide, render, guard, record, finish. It shortens
 * a text until it is short enough or three cycles are over.
 */
export function polishPipeline(
  options: { longestText?: number; strictAt?: number } = {},
): Pipeline<PolishState> {
  const ruleSets = [
    polishRules('v1', options.longestText ?? 40),
    polishRules('strict-v1', options.strictAt ?? 20),
  ];
  const rulesFor = (ref: string) => {
    const found = ruleSets.find((each) => `${each.id}/${each.version}` === ref);
    if (found === undefined) throw new Error(`No rule set '${ref}'.`);
    return found;
  };
  return definePipeline<PolishState>({
    id: 'polish',
    version: 'v1',
    initialState: {
      text: '',
      settings: null,
      cycle: 0,
      scored: null,
      decided: null,
      answer: null,
      guarded: null,
      interrupted: {},
      done: [],
    },
    events: { 'version-created': 1, 'note-added': 1 },
    signals: ['note-added'],
    evaluators: {
      length: {
        version: 'v1',
        evaluate: (_input, texts): Json => ({ length: (texts.text ?? '').length }),
      },
    },
    ruleSets,
    readModels: [polishVersions],
    evolve,
    next(state, tools): readonly Step[] {
      const { settings, cycle } = state;
      if (settings === null) return [];
      if (state.scored === null) {
        return [
          {
            kind: 'evaluate',
            key: `length-${cycle}`,
            evaluator: 'length',
            input: { cycle },
            texts: { text: state.text },
          },
        ];
      }
      if (state.decided === null) {
        const decision = decide(rulesFor(settings.ruleSet), 'next', { length: state.scored, cycle });
        return [{ kind: 'record', events: [{ type: 'decision-made', payload: { ...decision } }] }];
      }
      if (state.decided === 'stop')
        return [{ kind: 'finish', outcome: 'completed', result: { cycles: cycle, length: state.scored } }];
      if (state.answer === null) return renders(state, settings);
      if (state.guarded === null) {
        const { passed, verdicts } = runGuards([notEmpty], state.text, state.answer);
        return [
          {
            kind: 'record',
            events: [
              {
                type: passed ? 'guard-passed' : 'guard-failed',
                payload: { step: `rewrite-${cycle}`, verdicts: verdicts as unknown as Json },
              },
            ],
          },
        ];
      }
      if (!state.guarded)
        return [{ kind: 'finish', outcome: 'stopped', reason: 'guard_rejected', result: { cycles: cycle } }];
      const versionId = tools.id(`version-${cycle + 1}`);
      return [
        {
          kind: 'record',
          events: [
            {
              type: 'version-created',
              payload: { versionId, cycle: cycle + 1 },
              texts: { content: state.answer },
            },
          ],
        },
      ];
    },
  });
}

function renders(state: PolishState, settings: PolishSettings): Step[] {
  const steps: Step[] = [];
  for (let part = 0; part < settings.width; part += 1) {
    const key = `rewrite-${state.cycle}-${part}`;
    if (state.done.includes(key)) continue;
    const attempt = 1 + Math.min(state.interrupted[key] ?? 0, settings.furtherAttempts);
    steps.push({
      kind: 'render',
      key,
      renderer: settings.renderer,
      request: {
        model: settings.model,
        prompt: `Shorten part ${part}:\n${state.text}`,
        parameters: { maxOutputTokens: 256, temperature: 0 },
      },
      take: settings.take,
      attempt,
      ...(attempt > 1 ? { reason: 'the call before it was interrupted' } : {}),
    });
  }
  return steps;
}

function evolve(state: PolishState, event: RunEvent): PolishState {
  switch (event.type) {
    case 'run-started': {
      const { input } = event.payload as RunEventPayload<'run-started'>;
      return {
        ...state,
        text: wordsOf(event, 'text'),
        settings: { ...DEFAULTS, ...(input as Partial<PolishSettings>) },
      };
    }
    case 'evaluation-recorded':
      return { ...state, scored: Number((event.payload.result as { length: number }).length) };
    case 'decision-made':
      return { ...state, decided: (event.payload.output as { action: 'rewrite' | 'stop' }).action };
    case 'attempt-interrupted': {
      const step = String(event.payload.step);
      return { ...state, interrupted: { ...state.interrupted, [step]: (state.interrupted[step] ?? 0) + 1 } };
    }
    case 'attempt-succeeded':
    case 'attempt-replayed': {
      const done = [...state.done, String(event.payload.step)];
      const complete = done.length === (state.settings?.width ?? 1);
      return { ...state, done, answer: complete ? wordsOf(event, 'response') : null };
    }
    case 'guard-passed':
      return { ...state, guarded: true };
    case 'guard-failed':
      return { ...state, guarded: false };
    case 'version-created':
      return {
        ...state,
        text: wordsOf(event, 'content'),
        cycle: state.cycle + 1,
        scored: null,
        decided: null,
        answer: null,
        guarded: null,
        interrupted: {},
        done: [],
      };
    default:
      return state;
  }
}
