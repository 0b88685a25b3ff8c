import type { Step, StepTools } from '@palimpsest/kernel';
import { fact } from './draft.ts';
import { rewriteRequestId } from './rewrite-ids.ts';

/** A request that ends without a message, and why. The reason is for the operator alone. */
export function failed(
  tools: StepTools,
  stage: string,
  reason: string,
  operatorFlag: string | null = null,
): Step {
  return fact('complaint-failed', {
    rewrite_request_id: rewriteRequestId(tools),
    stage,
    reason,
    operator_flag: operatorFlag,
  });
}
