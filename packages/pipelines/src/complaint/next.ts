import type { Step, StepTools } from '@palimpsest/kernel';
import type { RewriteInput } from './input.ts';
import type { ComplaintState } from './state.ts';
import { classifyStep } from './steps/classify.ts';
import { buildContext, checkCadence, derivePolicyAndLocales } from './steps/decide.ts';
import { changeHome, changeRoutes } from './steps/directory.ts';
import { fact } from './steps/draft.ts';
import { failed } from './steps/failed.ts';
import { decideEligibility, persistMessage, takeSnapshots } from './steps/intake.ts';
import { assembleRequest, enqueueJob, selectRouteStep } from './steps/request.ts';
import { rewriteRequestId } from './steps/rewrite-ids.ts';
import { cancelled, completed, guardStep, renderStep, validateStep } from './steps/settle.ts';

/** What a run does next: one step at a time, in the order of the specification. */
export function nextSteps(state: ComplaintState, tools: StepTools): readonly Step[] {
  const { input } = state;
  if (input === null) return [];
  if (input.mode === 'rewrite') return [nextOfRewrite(state, input, tools)];
  if (state.settled === 'done')
    return [{ kind: 'finish', outcome: 'completed', result: { mode: input.mode } }];
  return [input.mode === 'home' ? changeHome(input, state) : changeRoutes(input)];
}

function nextOfRewrite(state: ComplaintState, input: RewriteInput, tools: StepTools): Step {
  if (state.eligibility === null) return decideEligibility(input, tools);
  if (!state.eligibility.eligible) return finish(state, tools);
  if (state.settled !== null) return finish(state, tools);
  if (state.cancel === 'requested') return answerCancel(state, tools);
  const { message } = state;
  if (message === null) return failed(tools, 'intake', 'message_missing');
  if (state.snapshots === null) return takeSnapshots(input, state, tools);
  if (state.persistedAt === null) return persistMessage(input, message, state, tools);
  const { classified } = state;
  if (classified === null) return classifyStep(state, input, message, tools);
  if (classified.danger !== null)
    return failed(tools, 'classifier', `safety_${classified.danger}`, classified.danger);
  if (state.cadence === null) return checkCadence(input, classified, state.persistedAt, tools);
  if (state.cadence === 'refused') return failed(tools, 'cadence', 'weekly_limit_reached');
  const { context, policy, request, routing } = state;
  if (context === null) return buildContext(input, classified, state.preferences);
  if (policy === null) return derivePolicyAndLocales(input, classified, context);
  if (request === null) return assembleRequest(input, message, { classified, context, policy }, tools);
  if (routing === null) return selectRouteStep(input, state, tools);
  if (!state.enqueued) return enqueueJob(state, request, tools);
  const { call } = state;
  if (call?.state !== 'answered') return renderStep(request, routing, call, tools);
  if (state.verdicts === null) return validateStep(request, call, tools);
  if (state.guarded === null) return guardStep(state.verdicts);
  return state.guarded ? completed(input, call, tools) : failed(tools, 'validation', 'response_refused');
}

/** A request can be taken back until its first attempt has begun. */
function answerCancel({ call }: ComplaintState, tools: StepTools): Step {
  return call === null
    ? cancelled(tools)
    : fact('complaint-cancel-refused', { rewrite_request_id: rewriteRequestId(tools) });
}

function finish({ settled, reason }: ComplaintState, tools: StepTools): Step {
  const status = settled ?? 'failed';
  return {
    kind: 'finish',
    outcome: status === 'completed' ? 'completed' : 'stopped',
    ...(status === 'completed'
      ? {}
      : { reason: status === 'cancelled' ? 'cancelled' : (reason ?? 'failed') }),
    result: { rewrite_request_id: rewriteRequestId(tools), status },
  };
}
