import type { EventBody, TextRef } from '@palimpsest/contracts';
import { ERASED, type Sealer, type Words } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { sha256Hex } from '../../adapters/crypto/node-hasher.ts';
import {
  readStoredTexts,
  type StoredText,
  strayText,
  subjectsWithKey,
} from '../../adapters/postgres/audit-texts.ts';
import type { Keyring } from '../../adapters/postgres/keyring.ts';
import type { FirstFinding } from './first-finding.ts';

/** The words of a page's texts by id. A text that is bad has none. */
export type PageWords = ReadonlyMap<string, Words>;

export interface TextsCheck {
  /** Holds every text that these events refer to against its reference. */
  page(events: readonly EventBody[]): Promise<PageWords>;
  /** After the last page: what can only be known then. */
  end(): Promise<void>;
}

interface Referred {
  readonly ref: TextRef;
  readonly sequence: number;
  readonly stream: string;
}

/** Checks that every text is the one that was sealed, opens where its key is there, and belongs to an event. */
export function checkTexts(
  client: PoolClient,
  keyring: Keyring,
  tenant: string,
  findings: FirstFinding,
): TextsCheck {
  const seen = new Set<string>();
  const erasedOnRecord = new Map<string, number>();
  const keyless = new Map<string, Referred>();
  const report = ({ sequence, stream, ref }: Referred, problem: string) =>
    findings.report({
      tenant,
      sequence,
      stream,
      what: 'text',
      problem: `text ${ref.id} of event ${sequence}: ${problem}`,
    });

  const check = (referred: Referred, stored: StoredText | undefined): Words | undefined => {
    const { ref, stream } = referred;
    const first = !seen.has(ref.id);
    seen.add(ref.id);
    const fail = (problem: string) => {
      report(referred, problem);
      return undefined;
    };
    if (stored === undefined) return fail('it is missing');
    if (stored.subject !== ref.subject) return fail('it was moved to another subject');
    // An answer that is replayed stays with the stream that asked for it first.
    if (first && stored.stream !== stream) return fail('it was moved to another stream');
    if (sha256Hex(stored.sealed) !== ref.seal) return fail('its sealed bytes were altered');
    if (!stored.has_key) return fail('the key of its subject is missing, which no erasure explains');
    if (stored.wrapped_key === null) {
      if (!keyless.has(ref.subject)) keyless.set(ref.subject, referred);
      return ERASED;
    }
    const opened = openText(keyring, tenant, stored, ref);
    return opened.words ?? fail(opened.problem);
  };

  return {
    async page(events) {
      const referred: Referred[] = [];
      for (const { type, payload, texts, sequence, stream } of events) {
        if (type === 'subject-erased') erasedOnRecord.set(String(payload.subject), sequence);
        for (const ref of Object.values(texts)) referred.push({ ref, sequence, stream });
      }
      const stored = await readStoredTexts(client, tenant, new Set(referred.map(({ ref }) => ref.id)));
      const words = new Map<string, Words>();
      for (const each of referred) {
        const found = check(each, stored.get(each.ref.id));
        if (found !== undefined) words.set(each.ref.id, found);
      }
      return words;
    },
    async end() {
      for (const [subject, referred] of keyless) {
        if (!erasedOnRecord.has(subject))
          report(referred, 'the key of its subject is gone, but no event says that it was erased');
      }
      for (const subject of await subjectsWithKey(client, tenant, [...erasedOnRecord.keys()])) {
        const sequence = erasedOnRecord.get(subject) ?? null;
        const problem = `event ${sequence} says that subject ${subject} was erased, but its key is still there`;
        findings.report({ tenant, sequence, stream: 'tenant', what: 'text', problem });
      }
      const stray = await strayText(client, tenant, seen);
      if (stray === null) return;
      const problem = `text ${stray.textId} belongs to no event`;
      findings.report({ tenant, sequence: null, stream: stray.stream, what: 'text', problem });
    },
  };
}

type Opened =
  | { readonly words: string; readonly problem?: undefined }
  | { readonly words?: undefined; readonly problem: string };

/** Opens a text and holds its words against what the event commits to. */
export function openText(keyring: Keyring, tenant: string, stored: StoredText, ref: TextRef): Opened {
  let sealer: Sealer | undefined;
  try {
    sealer = keyring.sealerFor(tenant, stored.subject, stored.wrapped_key);
  } catch {
    // Altered keys fail in several ways, all of which mean the same here.
    return { problem: 'the key of its subject was altered' };
  }
  const place = { tenant, subject: stored.subject, textId: stored.text_id };
  const words = sealer?.open(place, stored.sealed);
  if (words === undefined) return { problem: 'it does not open with the key of its subject' };
  if (sealer?.fingerprint(`text\n${words}`) !== ref.commitment)
    return { problem: 'its words are not those that the event commits to' };
  return { words };
}
