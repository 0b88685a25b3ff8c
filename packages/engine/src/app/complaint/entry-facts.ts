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
import { asTenantAtOnce } from '../../adapters/postgres/database.ts';
import { together } from '../../adapters/postgres/together.ts';
import { isUnreachable } from '../../adapters/postgres/translate-error.ts';
import type { EngineContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { type Claim, type Claimed, claimOn, claimsOf } from '../requests/claims.ts';
import { turns } from '../turns.ts';
import { cadenceReadable } from './cadence-store.ts';
import { type KnownHome, type KnownMember, readHome } from './directory-store.ts';
import { earlierRun } from './earlier-request.ts';
import { readEntries } from './read-entries.ts';
import { type CurrentRoutes, currentRoutes } from './route-store.ts';

const MOST_TOGETHER = 64;

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
  /** Subjects of the two members that were erased. */
  readonly erased: ReadonlySet<string>;
  /** The run that the key already had. */
  readonly earlier: string | null;
}

interface Asked {
  readonly entry: ComplaintEntry;
  readonly key: string | undefined;
  /** The claim of a request over HTTP, where it is made along with the reading. */
  readonly claim?: Claim;
}
interface Answered {
  readonly reads: EntryReads;
  readonly claimed: Claimed | undefined;
}
type Reader = (tenant: string, asked: Asked) => Promise<Answered>;

/** Requests that come at the same time are looked up together: one reading for all of them. */
const readers = new WeakMap<EngineContext, Reader>();

/**
 * Looks it up in one go. Where that fails, one after the other: then it shows whether it is the cadence that cannot be
 * read, which refuses the request, or the database as a whole, which is an error.
 */
export async function readForEntry(
  context: EngineContext,
  tenant: string,
  entry: ComplaintEntry,
  key: string | undefined,
): Promise<EntryReads> {
  const { database, keyring } = context;
  try {
    return (await readerOf(context)(tenant, { entry, key })).reads;
  } catch {
    return {
      home: await readHome(context, tenant, entry.home_id),
      routes: await currentRoutes(context, tenant),
      cadenceReadable: await cadenceReadable(context, tenant, entry.sender_user_id),
      erased: await asTenantAtOnce(database, tenant, (client) =>
        keyring.readOn(client, tenant, subjectsOf(entry)),
      ),
      earlier: key === undefined ? null : await earlierRun(context, tenant, key, entry),
    };
  }
}

/**
 * The same together with the claim of the request's key. What the database refuses undoes both, and the claim is then
 * made by itself; nothing but statements may fail between them, since they are committed as soon as they are sent.
 */
export function claimEntry(
  context: EngineContext,
  tenant: string,
  asked: Asked & { readonly claim: Claim },
): Promise<Claimed> {
  return turns.whileServing(async () => {
    try {
      const { claimed, reads } = await readerOf(context)(tenant, asked);
      if (claimed !== undefined) return { ...claimed, found: reads };
    } catch (error) {
      // Whether it was committed is not known then, and a second claim would find the first.
      if (isUnreachable(error)) throw error;
      context.log('warn', 'a request could not be looked up along with its claim', {
        tenant,
        problem: error instanceof Error ? error.message : String(error),
      });
    }
    return claimsOf(context).claim(tenant, asked.claim);
  });
}

function readerOf(context: EngineContext): Reader {
  const known = readers.get(context);
  if (known !== undefined) return known;
  const reader = together<Asked, Answered>({
    most: MOST_TOGETHER,
    work: (tenant, asked) =>
      asTenantAtOnce(context.database, tenant, async (client) => {
        const all = (of: (entry: ComplaintEntry) => string[]) => [
          ...new Set(asked.flatMap(({ entry }) => of(entry))),
        ];
        const keys = asked.flatMap(({ key }) => key ?? []);
        const homes = all(({ home_id }) => [home_id]);
        const senders = all(({ sender_user_id }) => [sender_user_id]);
        const claims = asked.flatMap(({ claim }) => claim ?? []);
        const [claimed, { homeOf, routes, runOf }, erased] = await Promise.all([
          claims.length === 0 ? [] : claimOn(client, tenant, claims),
          readEntries(client, tenant, { homes, senders, keys }),
          context.keyring.readOn(client, tenant, all(subjectsOf)),
        ]);
        const answers = claimed.values();
        return asked.map(({ entry, key, claim }) => ({
          reads: {
            home: homeOf(entry.home_id),
            routes,
            cadenceReadable: true,
            erased,
            earlier: runOf(key),
          },
          claimed: claim === undefined ? undefined : answers.next().value,
        }));
      }),
  });
  readers.set(context, reader);
  return reader;
}

function subjectsOf({ sender_user_id: sender, recipient_user_id: recipient }: ComplaintEntry): string[] {
  return [memberSubject(sender), memberSubject(recipient)];
}

/** What the directory says of a request, for the pipeline to decide on. */
export function factsOf(
  entry: ComplaintEntry,
  { home, cadenceReadable: readable, erased }: Pick<EntryReads, 'home' | 'cadenceReadable' | 'erased'>,
): EligibilityFacts {
  const { sender_user_id: sender, recipient_user_id: recipient } = entry;
  return {
    home_known: home.known,
    same_person: sender === recipient,
    surface: entry.surface,
    sender: memberFacts(memberOf(home, sender), erased),
    recipient: memberFacts(memberOf(home, recipient), erased),
    cadence_readable: readable,
  };
}

function memberOf({ members }: KnownHome, userId: string): KnownMember | undefined {
  return members.find((member) => member.active && member.userId === userId);
}

function memberFacts(
  member: KnownMember | undefined,
  erased: ReadonlySet<string>,
): EligibilityFacts['sender'] {
  if (member === undefined) return null;
  const { role, locale, userId } = member;
  return { role, locale, erased: erased.has(memberSubject(userId)) };
}

/** The languages of the home, and those the product itself reads. */
export function languagesOf({ members }: KnownHome): string[] {
  const spoken = members.flatMap(({ active, locale }) => (active ? (baseLanguage(locale) ?? []) : []));
  return [...new Set([...BUILTIN_LANGUAGES, ...spoken])].sort();
}
