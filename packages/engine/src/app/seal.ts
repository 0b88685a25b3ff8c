import type { TextRef } from '@palimpsest/contracts';
import type { AuthoredDraft, Sealer, TextDraft, Words } from '@palimpsest/kernel';
import type { NewKey, SealedDraft } from '../adapters/postgres/append.ts';
import type { EngineContext } from './context.ts';

/** Seals the words of drafts before any lock is taken: encrypting is slow work for a transaction. */
export async function sealDrafts(
  context: EngineContext,
  tenant: string,
  runSubject: string,
  drafts: readonly AuthoredDraft[],
): Promise<SealedDraft[]> {
  return (await sealWithKeys(context, tenant, runSubject, drafts, () => false)).drafts;
}

/** The same, where some subjects are known to be new: their keys are made here, to be written along with their texts. */
export async function sealWithKeys(
  context: EngineContext,
  tenant: string,
  runSubject: string,
  drafts: readonly AuthoredDraft[],
  isNew: (subject: string) => boolean,
): Promise<{ readonly drafts: SealedDraft[]; readonly keys: readonly NewKey[] }> {
  const keys: NewKey[] = [];
  const sealerOf = (subject: string): Sealer | Promise<Sealer> => {
    if (!isNew(subject)) return context.keyring.sealer(tenant, subject);
    const { sealer, wrapped } = context.keyring.newSealer(tenant, subject);
    keys.push({ subject, wrapped });
    return sealer;
  };
  const subjects = new Set<string>();
  for (const { draft } of drafts)
    for (const text of Object.values(draft.texts ?? {})) subjects.add(placed(text, runSubject).subject);
  // Asked for all at once: keys that are not at hand are read together.
  const sealers = new Map(
    await Promise.all(
      [...subjects].map(async (subject): Promise<[string, Sealer]> => [subject, await sealerOf(subject)]),
    ),
  );
  const sealed: SealedDraft[] = [];
  // Words that several of these events tell of are kept once, and the others point at them.
  const kept = new Map<string, SealedDraft['texts'][string]>();
  for (const { actor, draft } of drafts) {
    const texts: Record<string, SealedDraft['texts'][string]> = {};
    for (const [name, text] of Object.entries(draft.texts ?? {})) {
      const { subject, words } = placed(text, runSubject);
      const key = `${subject.length} ${subject}${words}`;
      const before = kept.get(key);
      if (before !== undefined) {
        texts[name] = existingText(before.ref, words);
        continue;
      }
      const place = { tenant, subject, textId: context.newId() };
      const made = { ...(sealers.get(subject) as Sealer).seal(place, words), words };
      kept.set(key, made);
      texts[name] = made;
    }
    const { texts: _words, ...facts } = draft;
    sealed.push({ ...facts, actor, texts });
  }
  return { drafts: sealed, keys };
}

/** A text that lies sealed already and is only pointed at again. */
export function existingText(ref: TextRef, words: Words): SealedDraft['texts'][string] {
  return { ref, sealed: null, words };
}

function placed(text: TextDraft, subject: string): { subject: string; words: string } {
  return typeof text === 'string' ? { subject, words: text } : text;
}
