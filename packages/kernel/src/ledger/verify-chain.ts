import type { EventBody, FirstBad } from '@palimpsest/contracts';
import { appendLeaf, emptyFrontier, type Frontier, frontierRoot } from '../merkle/frontier.ts';
import { leafHash } from '../merkle/tree-hash.ts';
import type { Hasher } from '../ports/hasher.ts';
import { type ChainHead, GENESIS_HASH } from './chain.ts';
import { toHex } from './hex.ts';
import { readBody } from './read-body.ts';

/** Columns that repeat what the body says, so that SQL can select by them. The body is what counts. */
const COLUMNS = [
  'tenant',
  'sequence',
  'stream',
  'streamVersion',
  'type',
  'schemaVersion',
  'actor',
  'recordedAt',
] as const;

/** A row of the ledger as it lies in the store. `body` is the hashed text, `hash` is hex. */
export interface StoredEvent extends Pick<EventBody, (typeof COLUMNS)[number]> {
  readonly body: string;
  readonly hash: string;
}

/**
 * How far a verification has come. A successful step moves it on in place, since copying the versions of all
 * streams for each event would cost more than all the hashing; a step that finds a problem leaves it as it was.
 */
export interface VerificationState {
  readonly tenant: string;
  /** The last event that was verified. */
  readonly head: ChainHead;
  readonly frontier: Frontier;
  /** The newest version of each stream. */
  readonly streams: ReadonlyMap<string, number>;
}

interface Moving extends VerificationState {
  head: ChainHead;
  frontier: Frontier;
  readonly streams: Map<string, number>;
}

/** The body that was found right, or the first thing that is wrong. */
export type VerificationStep =
  | { readonly state: VerificationState; readonly body: EventBody; readonly problem?: undefined }
  | { readonly state?: undefined; readonly body?: undefined; readonly problem: FirstBad };

/**
 * Begins a verification of one tenant's ledger.
 *
 * @example
 * const state = startVerification('local');
 * for (const row of rowsInOrderOfSequence) {
 *   const { problem } = verifyEvent(state, row, hasher);
 *   if (problem !== undefined) return problem;
 * }
 * return verifyHead(state, knownHead);
 */
export function startVerification(tenant: string): VerificationState {
  const state: Moving = {
    tenant,
    head: { sequence: 0, hash: GENESIS_HASH },
    frontier: emptyFrontier,
    streams: new Map(),
  };
  return state;
}

/** Verifies the next row, in the order of the sequence column. */
export function verifyEvent(state: VerificationState, row: StoredEvent, hasher: Hasher): VerificationStep {
  const misplaced = placeProblem(state, row.sequence);
  if (misplaced !== null) return misplaced;
  const digest = hasher.sha256(row.body);
  const hash = toHex(digest);
  if (hash !== row.hash) return bad(state, row, 'its text does not have the hash that is stored with it');
  const body = readBody(row.body);
  if (typeof body === 'string') return bad(state, row, body);
  for (const column of COLUMNS) {
    if (row[column] !== body[column]) return bad(state, row, `its column ${column} differs from its text`);
  }
  return advance(state, body, hash, digest, hasher);
}

/** Verifies the next body where only the text is known, as in a bundle. */
export function verifyBody(
  state: VerificationState,
  sequence: number,
  text: string,
  hasher: Hasher,
): VerificationStep {
  const misplaced = placeProblem(state, sequence);
  if (misplaced !== null) return misplaced;
  const at = { sequence, stream: null };
  const body = readBody(text);
  if (typeof body === 'string') return bad(state, at, body);
  if (body.sequence !== sequence) return bad(state, at, `its text says that it is event ${body.sequence}`);
  const digest = hasher.sha256(text);
  return advance(state, body, toHex(digest), digest, hasher);
}

/** The Merkle root over all events verified so far, as hex. */
export function verificationRoot(state: VerificationState, hasher: Hasher): string {
  return toHex(frontierRoot(state.frontier, hasher));
}

type Place = { readonly sequence: number | null; readonly stream: string | null };

function advance(
  state: VerificationState,
  body: EventBody,
  hash: string,
  digest: Uint8Array,
  hasher: Hasher,
): VerificationStep {
  if (body.tenant !== state.tenant) return bad(state, body, `it belongs to tenant ${body.tenant}`);
  if (body.previousHash !== state.head.hash) {
    return bad(
      state,
      body,
      'its previousHash is not the hash of the event before it: one of the two was altered',
    );
  }
  const version = (state.streams.get(body.stream) ?? 0) + 1;
  if (body.streamVersion !== version) {
    return bad(
      state,
      body,
      `it has version ${body.streamVersion} of its stream, where version ${version} is due`,
    );
  }
  const moving = state as Moving;
  moving.head = { sequence: body.sequence, hash };
  moving.frontier = appendLeaf(state.frontier, leafHash(digest, hasher), hasher);
  moving.streams.set(body.stream, version);
  return { state, body };
}

function placeProblem(state: VerificationState, sequence: number): VerificationStep | null {
  const due = state.head.sequence + 1;
  if (sequence === due) return null;
  // A later one means that the one which is due is gone, and that is the one to name.
  if (sequence > due)
    return { problem: missing(state, `event ${due} is missing: event ${sequence} comes next`) };
  return bad(state, { sequence, stream: null }, `it comes again or out of order, where event ${due} is due`);
}

function missing(state: VerificationState, problem: string): FirstBad {
  return badAt(state, { sequence: state.head.sequence + 1, stream: null }, problem);
}

function bad(state: VerificationState, at: Place, problem: string): { readonly problem: FirstBad } {
  return { problem: badAt(state, at, `event ${at.sequence}: ${problem}`) };
}

function badAt({ tenant }: VerificationState, { sequence, stream }: Place, problem: string): FirstBad {
  return { tenant, sequence, stream, what: 'event', problem };
}
