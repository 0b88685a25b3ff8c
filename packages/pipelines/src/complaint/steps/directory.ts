import type { JsonObject } from '@palimpsest/contracts';
import type { EventDraft, Step } from '@palimpsest/kernel';
import {
  type HomeInput,
  type MemberChange,
  memberSubject,
  preferencesText,
  type RoutesInput,
} from '../input.ts';
import type { ComplaintState } from '../state.ts';
import { fact } from './draft.ts';

/** A home as the host's backend wants it: one fact a member that comes, changes or goes. */
export function changeHome(input: HomeInput, { texts }: ComplaintState): Step {
  const members = input.members.map((member) => memberEvent(input.home_id, member, texts));
  const changed: EventDraft = {
    type: 'complaint-home-changed',
    payload: { home_id: input.home_id, created: !input.home_known, members: input.members.length },
  };
  return { kind: 'record', events: [...members, changed] };
}

function memberEvent(
  home_id: string,
  { change, user_id, role, locale, preferences }: MemberChange,
  texts: ComplaintState['texts'],
): EventDraft {
  const payload: JsonObject = { home_id, user_id, role, locale, preferences };
  const words = texts[preferencesText(user_id)];
  return {
    type: `complaint-member-${change}`,
    payload,
    ...(preferences === 'set' && words !== undefined
      ? { texts: { preferences: { subject: memberSubject(user_id), words } } }
      : {}),
  };
}

export function changeRoutes(input: RoutesInput): Step {
  return fact('complaint-routes-changed', { number: input.number, table: input.table });
}
