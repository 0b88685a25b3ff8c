import { canonicalJson, type Renderer, type RenderStep } from '@palimpsest/kernel';
import type { SealedDraft } from '../adapters/postgres/append.ts';
import type { EngineContext } from './context.ts';

/** A render step with everything that can be made ready before the chain is locked. */
export interface PreparedRender {
  readonly step: RenderStep;
  /** Whose words go out and come back. */
  readonly subject: string;
  readonly renderer: Renderer | null;
  readonly rendererVersion: string;
  readonly requestKey: string;
  readonly attemptId: string;
  readonly texts: SealedDraft['texts'];
}

/** What stands for the version of a renderer this installation does not have. */
const NO_RENDERER = 'unavailable';

/**
 * The request key covers everything that can influence the answer, and whose words they are; it is made under
 * the subject's key, so two tenants or two subjects can never share a recording.
 */
export async function prepareRender(
  context: EngineContext,
  tenant: string,
  runSubject: string,
  step: RenderStep,
): Promise<PreparedRender> {
  const subject = step.subject ?? runSubject;
  const sealer = await context.keyring.sealer(tenant, subject);
  const renderer =
    context.renderers.get(step.renderer) ?? (await context.rendererAt?.(step.renderer)) ?? null;
  const rendererVersion = renderer?.version ?? NO_RENDERER;
  const { model, parameters, prompt, system } = step.request;
  const facts = {
    tenant,
    subject,
    renderer: step.renderer,
    rendererVersion,
    model,
    parameters: { ...parameters },
    take: step.take ?? 1,
  };
  const requestKey = sealer.fingerprint(
    `recording\n${canonicalJson(facts)}\n${JSON.stringify([prompt, system ?? null])}`,
  );
  const sealed = (words: string) => ({
    ...sealer.seal({ tenant, subject, textId: context.newId() }, words),
    words,
  });
  const texts = { prompt: sealed(prompt), ...(system === undefined ? {} : { system: sealed(system) }) };
  return { step, subject, renderer, rendererVersion, requestKey, attemptId: context.newId(), texts };
}
