import type { StepTools } from '@palimpsest/kernel';

/** Ids of a request: made of its run, so that replay finds the same. */
export function rewriteRequestId(tools: StepTools): string {
  return tools.id('rewrite-request');
}

export function snapshotIds(tools: StepTools): { recipient: string; preferences: string } {
  return {
    recipient: tools.id('recipient-snapshot'),
    preferences: tools.id('recipient-preference-snapshot'),
  };
}
