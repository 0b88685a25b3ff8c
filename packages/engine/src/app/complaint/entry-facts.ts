import type { ComplaintEntry } from '@palimpsest/contracts';
import { canonicalJson } from '@palimpsest/kernel';
import {
  BUILTIN_LANGUAGES,
  baseLanguage,
  complaintRulesV1,
  type EligibilityFacts,
  eligibilityOf,
  memberSubject,
} from '@palimpsest/pipelines/complaint';
import type { EngineContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { cadenceReadable } from './cadence-store.ts';
import type { KnownHome, KnownMember } from './directory-store.ts';

/** Words of a request that is refused anyway are not kept. The pipeline decides on the same facts. */
export function textsOf(
  entry: ComplaintEntry,
  facts: EligibilityFacts,
  home: KnownHome,
): Parameters<Engine['startRun']>[0]['texts'] {
  if (!eligibilityOf(facts, complaintRulesV1.parameters.surfaces).eligible) return {};
  return {
    message: entry.sender_message,
    preferences: {
      subject: memberSubject(entry.recipient_user_id),
      words: canonicalJson(memberOf(home, entry.recipient_user_id)?.preferences ?? {}),
    },
  };
}

/** What the directory says of a request, for the pipeline to decide on. */
export async function factsOf(
  context: EngineContext,
  tenant: string,
  entry: ComplaintEntry,
  home: KnownHome,
): Promise<EligibilityFacts> {
  const { sender_user_id: sender, recipient_user_id: recipient } = entry;
  return {
    home_known: home.known,
    same_person: sender === recipient,
    surface: entry.surface,
    sender: memberFacts(memberOf(home, sender)),
    recipient: memberFacts(memberOf(home, recipient)),
    cadence_readable: await cadenceReadable(context, tenant, sender),
  };
}

function memberOf({ members }: KnownHome, userId: string): KnownMember | undefined {
  return members.find((member) => member.active && member.userId === userId);
}

function memberFacts(member: KnownMember | undefined): EligibilityFacts['sender'] {
  return member === undefined ? null : { role: member.role, locale: member.locale, erased: member.erased };
}

/** The languages of the home, and those the product itself reads. */
export function languagesOf({ members }: KnownHome): string[] {
  const spoken = members.flatMap(({ active, locale }) => (active ? (baseLanguage(locale) ?? []) : []));
  return [...new Set([...BUILTIN_LANGUAGES, ...spoken])].sort();
}
