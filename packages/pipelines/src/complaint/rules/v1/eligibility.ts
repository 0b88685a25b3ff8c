import type { MemberRole, Surface } from '@palimpsest/contracts';

/** A member as the directory had them when the request came. */
export interface MemberFacts {
  readonly role: MemberRole;
  readonly locale: string | null;
  /** True once the member was erased: nothing of them can be kept any more. */
  readonly erased: boolean;
}

/** What step 1 looks at. Read by the engine, put on record, decided here. */
export interface EligibilityFacts {
  readonly home_known: boolean;
  readonly same_person: boolean;
  readonly surface: Surface;
  readonly sender: MemberFacts | null;
  readonly recipient: MemberFacts | null;
  /** False where the state of the cadence could not be read: fail closed. */
  readonly cadence_readable: boolean;
}

export type IneligibleReason =
  | 'unknown_home'
  | 'sender_not_a_member'
  | 'recipient_not_a_member'
  | 'recipient_is_sender'
  | 'member_erased'
  | 'surface_not_allowed'
  | 'cadence_unreadable';

export interface Eligibility {
  readonly eligible: boolean;
  readonly reason: IneligibleReason | null;
}

export function eligibilityOf(facts: EligibilityFacts, surfaces: readonly string[]): Eligibility {
  const reason = firstReason(facts, surfaces);
  return { eligible: reason === null, reason };
}

function firstReason(facts: EligibilityFacts, surfaces: readonly string[]): IneligibleReason | null {
  if (!facts.home_known) return 'unknown_home';
  if (facts.sender === null) return 'sender_not_a_member';
  if (facts.same_person) return 'recipient_is_sender';
  if (facts.recipient === null) return 'recipient_not_a_member';
  if (facts.sender.erased || facts.recipient.erased) return 'member_erased';
  if (!surfaces.includes(facts.surface)) return 'surface_not_allowed';
  return facts.cadence_readable ? null : 'cadence_unreadable';
}
