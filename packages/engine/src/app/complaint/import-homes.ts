import { type Home, type HomeMember, homeDirectorySchema, homeSchema } from '@palimpsest/contracts';
import { canonicalJson } from '@palimpsest/kernel';
import {
  baseLanguage,
  type HomeInput,
  type MemberChange,
  memberSubject,
  preferencesText,
} from '@palimpsest/pipelines/complaint';
import { RequestRefusedError } from '../../errors/request-refused-error.ts';
import type { Engine } from '../engine.ts';
import { type KnownHome, type KnownMember, readHome } from './directory-store.ts';
import { lookAgain } from './look-again.ts';
import { readOrRefuse } from './read-or-refuse.ts';

export interface DirectoryOptions {
  readonly engine: Engine;
  /** Default: `local`. */
  readonly tenant?: string;
  /** The host's backend; stays in the ledger. */
  readonly actor?: string;
}

/** What changed in a home. */
export interface HomeReport {
  readonly home_id: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** The run that put the changes on record; null where there were none. */
  readonly run_id: string | null;
}

/**
 * Sets homes as the host's backend has them: `{ homes: [...] }` or one home. Members that are not listed leave.
 * Every change is an event; what is the same already makes none.
 *
 * @example
 * await importHomes({ home_id, members: [{ user_id, role: 'owner', locale: 'en-NZ', preferences: null }] }, { engine });
 */
export async function importHomes(value: unknown, options: DirectoryOptions): Promise<HomeReport[]> {
  const homes = readHomes(value);
  const reports: HomeReport[] = [];
  for (const home of homes) reports.push(await lookAgain(() => importOnce(home, options)));
  return reports;
}

function readHomes(value: unknown): readonly Home[] {
  const several = typeof value === 'object' && value !== null && 'homes' in value;
  const homes = several
    ? readOrRefuse(homeDirectorySchema, value, 'directory').homes
    : [readOrRefuse(homeSchema, value, 'home')];
  const unknown = homes.flatMap((home, i) =>
    home.members.flatMap(({ locale }, j) =>
      locale === null || baseLanguage(locale) !== null
        ? []
        : [
            {
              field: `${several ? `homes[${i}].` : ''}members[${j}].locale`,
              problem: 'names a language that is not known',
            },
          ],
    ),
  );
  const [first] = unknown;
  if (first === undefined) return homes;
  throw new RequestRefusedError({
    problem: {
      type: 'about:blank',
      title: 'A locale is not known',
      status: 422,
      code: 'unknown_locale',
      detail: `${first.field} ${first.problem}.`,
      errors: unknown.slice(0, 20),
    },
    hint: 'Give a language of ISO 639-1 such as en, or en-NZ, or null. Nothing was written.',
  });
}

async function importOnce(
  home: Home,
  { engine, tenant = 'local', actor = 'host:backend' }: DirectoryOptions,
): Promise<HomeReport> {
  const known = await readHome(engine.context, tenant, home.home_id);
  const members = changesOf(home, known);
  const count = (change: MemberChange['change']) => members.filter((each) => each.change === change).length;
  const report = {
    home_id: home.home_id,
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
  };
  if (known.known && members.length === 0) return { ...report, run_id: null };
  const input: HomeInput = { mode: 'home', home_id: home.home_id, home_known: known.known, members };
  const words = new Map(home.members.map((member) => [member.user_id, member.preferences]));
  const set = members.filter(({ preferences }) => preferences === 'set');
  const { runId } = await engine.startRun({
    tenant,
    pipeline: 'complaint/v1',
    subject: `home:${home.home_id}`,
    input: { ...input } as unknown as Parameters<Engine['startRun']>[0]['input'],
    texts: Object.fromEntries(
      set.map(({ user_id }) => [
        preferencesText(user_id),
        { subject: memberSubject(user_id), words: canonicalJson(words.get(user_id) ?? {}) },
      ]),
    ),
    actor,
    mode: 'inline',
  });
  return { ...report, run_id: runId };
}

function changesOf({ members }: Home, known: KnownHome): MemberChange[] {
  const before = new Map(known.members.map((member) => [member.userId, member]));
  const listed = new Set(members.map(({ user_id }) => user_id));
  const set = members.flatMap((member) => changeOf(member, before.get(member.user_id)) ?? []);
  const gone = known.members
    .filter(({ userId, active }) => active && !listed.has(userId))
    .map(
      ({ userId, role, locale }): MemberChange => ({
        user_id: userId,
        change: 'removed',
        role,
        locale,
        preferences: 'kept',
      }),
    );
  return [...set, ...gone];
}

function changeOf(member: HomeMember, before: KnownMember | undefined): MemberChange | null {
  const { user_id, role, locale, preferences } = member;
  const stated = preferences === null ? 'none' : 'set';
  if (before === undefined) return { user_id, change: 'added', role, locale, preferences: stated };
  const samePreferences = canonicalJson(preferences) === canonicalJson(before.preferences);
  const same = before.active && before.role === role && before.locale === locale && samePreferences;
  if (same) return null;
  return { user_id, change: 'changed', role, locale, preferences: samePreferences ? 'kept' : stated };
}
