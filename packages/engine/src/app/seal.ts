import type { TextRef } from '@palimpsest/contracts';
import type { AuthoredDraft, Sealer, TextDraft, Words } from '@palimpsest/kernel';
import type { SealedDraft } from '../adapters/postgres/append.ts';
import type { EngineContext } from './context.ts';

/** Seals the words of drafts before any lock is taken: encrypting is slow work for a transaction. */
export async function sealDrafts(
  context: EngineContext,
  tenant: string,
  runSubject: string,
  drafts: readonly AuthoredDraft[],
): Promise<SealedDraft[]> {
  const sealers = new Map<string, Sealer>();
  const sealerOf = async (subject: string) => {
    let sealer = sealers.get(subject);
    if (sealer === undefined) {
      sealer = await context.keyring.sealer(tenant, subject);
      sealers.set(subject, sealer);
    }
    return sealer;
  };
  const sealed: SealedDraft[] = [];
  for (const { actor, draft } of drafts) {
    const texts: Record<string, SealedDraft['texts'][string]> = {};
    for (const [name, text] of Object.entries(draft.texts ?? {})) {
      const { subject, words } = placed(text, runSubject);
      const place = { tenant, subject, textId: context.newId() };
      texts[name] = { ...(await sealerOf(subject)).seal(place, words), words };
    }
    const { texts: _words, ...facts } = draft;
    sealed.push({ ...facts, actor, texts });
  }
  return sealed;
}

/** A text that lies sealed already and is only pointed at again. */
export function existingText(ref: TextRef, words: Words): SealedDraft['texts'][string] {
  return { ref, sealed: null, words };
}

function placed(text: TextDraft, subject: string): { subject: string; words: string } {
  return typeof text === 'string' ? { subject, words: text } : text;
}
