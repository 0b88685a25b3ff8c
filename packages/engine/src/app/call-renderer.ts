import { performance } from 'node:perf_hooks';
import type { RenderOutcome } from '@palimpsest/kernel';
import type { OutcomeRecorder } from './outcome-recorder.ts';
import type { PreparedRender } from './prepare-render.ts';
import { failure, recordableOutcome } from './recordable-outcome.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** Makes the one call that was announced, and records its outcome together with all that follows from it. */
export async function callRenderer(
  record: OutcomeRecorder,
  tenant: string,
  runId: string,
  prepared: PreparedRender,
  telemetry?: Telemetry,
): Promise<void> {
  const { step, attemptId } = prepared;
  const observed = telemetry?.attempt({
    runId,
    attemptId,
    step: step.key,
    attempt: step.attempt ?? 1,
    renderer: step.renderer,
    request: step.request,
  });
  const begun = performance.now();
  const outcome = recordableOutcome(await callOnce(tenant, prepared));
  const latencyMs = Math.max(0, performance.now() - begun);
  observed?.(outcome, latencyMs / 1_000);
  await record({ tenant, runId, prepared, outcome, latencyMs: Math.round(latencyMs) });
}

async function callOnce(tenant: string, { renderer, step, subject }: PreparedRender): Promise<RenderOutcome> {
  if (renderer === null) {
    return failure(
      'renderer_unavailable',
      'terminal',
      `This installation has no renderer '${step.renderer}'. Set the key or address it needs.`,
    );
  }
  try {
    return await renderer.render(step.request, undefined, { tenant, subject });
  } catch {
    // What it threw may quote the request; a renderer is expected to report failures as data.
    return failure(
      'provider_error',
      'terminal',
      `The renderer '${step.renderer}' broke off without an answer.`,
    );
  }
}
