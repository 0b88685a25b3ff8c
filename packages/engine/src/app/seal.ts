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
  const subjects = new Set<string>();
  for (const { draft } of drafts)
    for (const text of Object.values(draft.texts ?? {})) subjects.add(placed(text, runSubject).subject);
  // Asked for all at once: keys that are not at hand are read together.
  const sealers = new Map(
    await Promise.all(
      [...subjects].map(
        async (subject): Promise<[string, Sealer]> => [
          subject,
          await context.keyring.sealer(tenant, subject),
        ],
      ),
    ),
  );
  const sealed: SealedDraft[] = [];
  for (const { actor, draft } of drafts) {
    const texts: Record<string, SealedDraft['texts'][string]> = {};
    for (const [name, text] of Object.entries(draft.texts ?? {})) {
      const { subject, words } = placed(text, runSubject);
      const place = { tenant, subject, textId: context.newId() };
      texts[name] = { ...(sealers.get(subject) as Sealer).seal(place, words), words };
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
