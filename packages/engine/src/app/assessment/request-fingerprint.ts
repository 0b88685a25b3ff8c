import type { CanonicalRequest } from '@palimpsest/contracts';
import { canonicalJson } from '@palimpsest/kernel';
import type { EngineContext } from '../context.ts';
import { documentSubject } from './document-subject.ts';
import { type RendererChoice, rendererInput } from './renderer-choice.ts';

/** What makes two requests the same: all they say, and who is asked. */
export async function requestFingerprint(
  { keyring }: EngineContext,
  tenant: string,
  request: CanonicalRequest,
  choice: RendererChoice,
): Promise<string> {
  const { renderer, model } = rendererInput(choice);
  const sealer = await keyring.sealer(tenant, documentSubject(request.documentId));
  return sealer.fingerprint(`assessment\n${canonicalJson({ renderer, model })}\n${canonicalJson(request)}`);
}
