import type { SetHome } from '@palimpsest/sdk';
import { isId, isLocale, newId } from './names.ts';
import type { Member } from './reads.ts';
import { text } from './text.ts';

/** A member while they are being edited: empty words where nothing was said. */
export interface MemberDraft {
  /** Stays the same while the id is typed. */
  readonly key: string;
  readonly fresh: boolean;
  readonly erased: boolean;
  readonly userId: string;
  readonly role: Member['role'];
  readonly locale: string;
  readonly preferences: Readonly<Record<string, string>>;
}

export function draftOf({ user_id, role, locale, preferences, erased }: Member): MemberDraft {
  return {
    key: user_id,
    fresh: false,
    erased,
    userId: user_id,
    role,
    locale: locale ?? '',
    preferences: { ...preferences } as Record<string, string>,
  };
}

export function freshDraft(role: Member['role']): MemberDraft {
  const id = newId();
  return { key: id, fresh: true, erased: false, userId: id, role, locale: '', preferences: {} };
}

/** What is sent: nothing said at all is not the same as an empty list of wishes. */
export function memberOf({ userId, role, locale, preferences }: MemberDraft): SetHome['members'][number] {
  const said = Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== ''));
  return {
    user_id: userId.trim(),
    role,
    locale: locale.trim() === '' ? null : locale.trim(),
    preferences: Object.keys(said).length === 0 ? null : said,
  };
}

export function idProblem({ key, userId }: MemberDraft, all: readonly MemberDraft[]): string | null {
  if (!isId(userId)) return text.homes.notAnId;
  const same = (other: MemberDraft) =>
    other.key !== key && other.userId.trim().toLowerCase() === userId.trim().toLowerCase();
  return all.some(same) ? text.homes.twice : null;
}

export function localeProblem({ locale }: MemberDraft): string | null {
  return locale.trim() === '' || isLocale(locale.trim()) ? null : text.homes.notALanguage;
}
