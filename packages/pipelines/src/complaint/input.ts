import type { EmotionContext, MemberRole, RoutingTable, Surface } from '@palimpsest/contracts';
import type { EligibilityFacts } from './rules/v1/eligibility.ts';

/** A request to rewrite a message. All of it stays in the ledger; words and preferences come as sealed texts. */
export interface RewriteInput {
  readonly mode: 'rewrite';
  readonly entry_point: string;
  readonly home_id: string;
  readonly sender_user_id: string;
  readonly recipient_user_id: string;
  readonly surface: Surface;
  readonly emotion_context: EmotionContext | null;
  /** What the directory said when the request came. */
  readonly facts: EligibilityFacts;
  /** The languages a message of this home may be in, as base languages. */
  readonly languages: readonly string[];
  /** Absent: the table this version ships. */
  readonly routes?: RoutingTable;
  readonly reveal_delay_minutes: number;
}

/** A member of a home as it should be from now on, beside what is on record. */
export interface MemberChange {
  readonly user_id: string;
  readonly change: 'added' | 'changed' | 'removed';
  readonly role: MemberRole;
  readonly locale: string | null;
  /** `set` comes with a text; `kept` leaves what is on record. */
  readonly preferences: 'set' | 'none' | 'kept';
}

/** A change of the home directory. */
export interface HomeInput {
  readonly mode: 'home';
  readonly home_id: string;
  readonly home_known: boolean;
  readonly members: readonly MemberChange[];
}

/** A new routing table. */
export interface RoutesInput {
  readonly mode: 'routes';
  /** Counts the tables of an installation from 1. */
  readonly number: number;
  readonly table: RoutingTable;
}

export type ComplaintInput = RewriteInput | HomeInput | RoutesInput;

/** Whose words the texts of a member are: erasing this subject erases the member. */
export function memberSubject(userId: string): string {
  return `member:${userId}`;
}

/** Whose words those texts are that have something of both people: the request to the rewriter and its answer. */
export function requestSubject(rewriteRequestId: string): string {
  return `complaint:${rewriteRequestId}`;
}

/** The name of the text with a member's preferences. */
export function preferencesText(userId: string): string {
  return `preferences:${userId}`;
}
