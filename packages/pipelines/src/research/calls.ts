import type { RunEventPayload } from '@palimpsest/contracts';
import { type RunEvent, wordsOf } from '@palimpsest/kernel';
import { RESEARCH_BUILTIN } from './builtin/write-answer.ts';
import type { Call, ResearchState, Spent } from './state.ts';

/** Step keys say what a call is for. */
export const isSearchKey = (key: string): boolean => key.startsWith('search-');
export const isFetchKey = (key: string): boolean => key.startsWith('fetch-');
export const isCheckKey = (key: string): boolean => key.startsWith('check-');
const isWriterKey = (key: string): boolean => !isSearchKey(key) && !isFetchKey(key) && !isCheckKey(key);

const BLANK: Call = {
  state: 'open',
  attempts: 0,
  text: '',
  stop: '',
  code: null,
  retryable: false,
};

/** The part of the fold that is about calls: what was begun, what came back, and what it cost. */
export function evolveCall(state: ResearchState, event: RunEvent): ResearchState {
  const step = String(event.payload.step);
  const before = state.calls.get(step) ?? BLANK;
  const kept = (call: Partial<Call>, spent: Spent = state.spent): ResearchState => ({
    ...state,
    calls: state.calls.with(step, { ...before, ...call }),
    spent,
  });
  switch (event.type) {
    case 'attempt-started': {
      const { renderer, parameters } = event.payload as RunEventPayload<'attempt-started'>;
      const begun = kept(
        { state: 'open', attempts: before.attempts + 1 },
        begin(state.spent, step, renderer),
      );
      if (!isModelCall(step, renderer)) return begun;
      const prompt = `${readable(event, 'prompt')}${readable(event, 'system')}`;
      const tokens = tokensFor(prompt, parameters.maxOutputTokens);
      const spent = { ...begun.spent, tokens: begun.spent.tokens + tokens };
      return { ...begun, spent, reserved: { ...state.reserved, [step]: tokens } };
    }
    case 'attempt-replayed':
      return kept(
        {
          state: 'answered',
          attempts: before.attempts + 1,
          text: wordsOf(event, 'response'),
          stop: String(event.payload.stop),
        },
        // A replayed search counts as one, so that a fork takes the same way; it costs nothing.
        begin(state.spent, step, RESEARCH_BUILTIN.renderer),
      );
    case 'attempt-succeeded': {
      const { stop } = event.payload as RunEventPayload<'attempt-succeeded'>;
      return kept({ state: 'answered', text: wordsOf(event, 'response'), stop }, billed(state, step, event));
    }
    case 'attempt-failed': {
      const { code, retry } = event.payload as RunEventPayload<'attempt-failed'>;
      return kept({ state: 'failed', code, retryable: retry === 'retryable' }, billed(state, step, event));
    }
    case 'attempt-interrupted':
      return kept({ state: 'interrupted' });
    default:
      return state;
  }
}

/** The most tokens a call can use: a token for each three characters of prompt, which errs on the safe side, and the answer. */
export function tokensFor(prompt: string, maxOutputTokens: number): number {
  return Math.ceil(prompt.length / 3) + maxOutputTokens;
}

function isModelCall(step: string, renderer: string): boolean {
  return isWriterKey(step) && renderer !== RESEARCH_BUILTIN.renderer;
}

function begin(spent: Spent, step: string, renderer: string): Spent {
  return {
    ...spent,
    searches: spent.searches + (isSearchKey(step) ? 1 : 0),
    fetches: spent.fetches + (isFetchKey(step) ? 1 : 0),
    checks: spent.checks + (isCheckKey(step) ? 1 : 0),
    calls: spent.calls + (isModelCall(step, renderer) ? 1 : 0),
  };
}

function billed({ spent, reserved }: ResearchState, step: string, event: RunEvent): Spent {
  const { usage, costMicros } = event.payload as RunEventPayload<'attempt-failed'>;
  const aside = reserved[step];
  // Searches may have a price too; only calls of a model have tokens.
  const cost = spent.costMicros + (costMicros ?? 0);
  if (aside === undefined) return { ...spent, costMicros: cost };
  const answered = event.type === 'attempt-succeeded';
  const used = usage === null ? (answered ? aside : 0) : usage.inputTokens + usage.outputTokens;
  const unknown = costMicros === null && (answered || usage !== null);
  return {
    ...spent,
    tokens: spent.tokens - aside + used,
    costMicros: cost,
    unknownCosts: spent.unknownCosts + (unknown ? 1 : 0),
  };
}

function readable(event: RunEvent, name: string): string {
  const words = event.texts[name];
  return typeof words === 'string' ? words : '';
}
