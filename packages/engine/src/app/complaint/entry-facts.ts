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
import { asTenant } from '../../adapters/postgres/database.ts';
import type { EngineContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { cadenceOn, cadenceReadable } from './cadence-store.ts';
import { homeOn, type KnownHome, type KnownMember, readHome } from './directory-store.ts';
import { type CurrentRoutes, currentRoutes, routesOn } from './route-store.ts';

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

/** All that is looked up for a request. */
export interface EntryReads {
  readonly home: KnownHome;
  readonly routes: CurrentRoutes;
  readonly cadenceReadable: boolean;
}

/**
 * Looks it up in one go. Where that fails, one after the other: then it shows whether it is the cadence that cannot be
 * read, which refuses the request, or the database as a whole, which is an error.
 */
export async function readForEntry(
  context: EngineContext,
  tenant: string,
  { home_id, sender_user_id }: ComplaintEntry,
): Promise<EntryReads> {
  try {
    return await asTenant(context.database, tenant, async (client) => {
      const [home, routes, readable] = await Promise.all([
        homeOn(client, tenant, home_id),
        routesOn(client, tenant),
        cadenceOn(client, tenant, sender_user_id),
      ]);
      return { home, routes, cadenceReadable: readable };
    });
  } catch {
    return {
      home: await readHome(context, tenant, home_id),
      routes: await currentRoutes(context, tenant),
      cadenceReadable: await cadenceReadable(context, tenant, sender_user_id),
    };
  }
}

/** What the directory says of a request, for the pipeline to decide on. */
export function factsOf(
  entry: ComplaintEntry,
  { home, cadenceReadable: readable }: Pick<EntryReads, 'home' | 'cadenceReadable'>,
): EligibilityFacts {
  const { sender_user_id: sender, recipient_user_id: recipient } = entry;
  return {
    home_known: home.known,
    same_person: sender === recipient,
    surface: entry.surface,
    sender: memberFacts(memberOf(home, sender)),
    recipient: memberFacts(memberOf(home, recipient)),
    cadence_readable: readable,
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
