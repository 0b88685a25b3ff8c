import type { LedgerEvent } from '@palimpsest/contracts';
import { canonicalJson } from '../canonical.ts';
import { chainEvents, EMPTY_HEAD, type EventBodyDraft } from '../ledger/chain.ts';
import { startVerification, verifyBody } from '../ledger/verify-chain.ts';
import type { Hasher } from '../ports/hasher.ts';
import { ExpectationError, expectSame } from './expectation.ts';

/** A draft without its stream version: the ledger gives that out. */
export type ContractDraft = Omit<
  EventBodyDraft,
  'streamVersion' | 'tenant' | 'stream' | 'recordedAt' | 'texts'
>;

/** As much of a ledger as the contract speaks about. An append at the wrong version must reject. */
export interface LedgerUnderTest {
  append(
    place: {
      readonly tenant: string;
      readonly stream: string;
      readonly expectedVersion: number;
      readonly recordedAt: string;
    },
    drafts: readonly ContractDraft[],
  ): Promise<readonly LedgerEvent[]>;
  readStream(tenant: string, stream: string): Promise<readonly LedgerEvent[]>;
  readAll(tenant: string): Promise<readonly LedgerEvent[]>;
}

export interface ContractCase {
  readonly name: string;
  run(): Promise<void>;
}

const AT = '2026-01-01T00:00:00.000Z';
const draft = (n: number): ContractDraft => ({
  type: 'note-added',
  schemaVersion: 1,
  actor: 'test',
  payload: { n },
});

/**
 * What every ledger must do, as cases for any test runner. `fresh` gives a ledger and a tenant nobody used before.
 *
 * @example
 * for (const { name, run } of ledgerContract(fresh, hasher)) it(name, run);
 */
export function ledgerContract(
  fresh: () => Promise<{ ledger: LedgerUnderTest; tenant: string; other: string }>,
  hasher: Hasher,
): readonly ContractCase[] {
  const at = (tenant: string, stream: string, expectedVersion: number) => ({
    tenant,
    stream,
    expectedVersion,
    recordedAt: AT,
  });
  return [
    {
      name: 'gives back what was appended, in order, with versions from one',
      async run() {
        const { ledger, tenant } = await fresh();
        await ledger.append(at(tenant, 'run/a', 0), [draft(1), draft(2)]);
        await ledger.append(at(tenant, 'run/a', 2), [draft(3)]);
        const events = await ledger.readStream(tenant, 'run/a');
        expectSame(
          events.map(({ payload }) => payload),
          [{ n: 1 }, { n: 2 }, { n: 3 }],
          'The payloads differ.',
        );
        expectSame(
          events.map(({ streamVersion }) => streamVersion),
          [1, 2, 3],
          'The stream versions differ.',
        );
      },
    },
    {
      name: 'refuses an append at the wrong version and writes nothing of it',
      async run() {
        const { ledger, tenant } = await fresh();
        await ledger.append(at(tenant, 'run/a', 0), [draft(1)]);
        for (const wrong of [0, 2, 5])
          await expectRejection(ledger.append(at(tenant, 'run/a', wrong), [draft(9)]));
        expectSame(
          (await ledger.readStream(tenant, 'run/a')).length,
          1,
          'A refused append left something behind.',
        );
      },
    },
    {
      name: 'lets exactly one of many simultaneous appends at one version win',
      async run() {
        const { ledger, tenant } = await fresh();
        const tries = Array.from({ length: 10 }, (_, n) => ledger.append(at(tenant, 'run/a', 0), [draft(n)]));
        const results = await Promise.allSettled(tries);
        expectSame(
          results.filter(({ status }) => status === 'fulfilled').length,
          1,
          'Not exactly one append won.',
        );
        expectSame((await ledger.readStream(tenant, 'run/a')).length, 1, 'The losers left something behind.');
      },
    },
    {
      name: 'keeps one gapless chain over all streams of a tenant, also when they are written at once',
      async run() {
        const { ledger, tenant } = await fresh();
        await Promise.all(
          Array.from({ length: 8 }, (_, n) =>
            ledger.append(at(tenant, `run/${n}`, 0), [draft(n), draft(n + 100)]),
          ),
        );
        const events = await ledger.readAll(tenant);
        const state = startVerification(tenant);
        for (const { sequence, body, hash } of events) {
          const step = verifyBody(state, sequence, body, hasher);
          if (step.problem !== undefined)
            throw new ExpectationError(`The chain is broken: ${canonicalJson(step.problem)}`);
          expectSame(state.head.hash, hash, 'The stored hash is not that of the body.');
        }
        expectSame(state.head.sequence, events.length, 'The sequence has a gap.');
      },
    },
    {
      name: 'keeps tenants apart',
      async run() {
        const { ledger, tenant, other } = await fresh();
        await ledger.append(at(tenant, 'run/a', 0), [draft(1)]);
        await ledger.append(at(other, 'run/a', 0), [draft(2)]);
        expectSame(
          (await ledger.readStream(tenant, 'run/a')).map(({ payload }) => payload),
          [{ n: 1 }],
          'Tenants are mixed up.',
        );
        expectSame(
          (await ledger.readStream(other, 'run/a')).map(({ payload }) => payload),
          [{ n: 2 }],
          'Tenants are mixed up.',
        );
      },
    },
    {
      name: 'stores the text that was hashed, to the byte',
      async run() {
        const { ledger, tenant } = await fresh();
        const odd: ContractDraft = {
          ...draft(0),
          payload: {
            quote: '"\\',
            unicode: 'é – 漢字 😀',
            control: '\u0000\u001f',
            number: 1e21,
            nested: { b: [1, null, true], a: {} },
          },
        };
        const [written] = await ledger.append(at(tenant, 'run/a', 0), [odd]);
        const read = (await ledger.readStream(tenant, 'run/a'))[0];
        expectSame(read?.body, written?.body, 'The text changed on its way.');
      },
    },
  ];
}

/** A ledger in memory: the contract's reference, and a quick one for tests. */
export function memoryLedger(hasher: Hasher): LedgerUnderTest {
  const tenants = new Map<string, LedgerEvent[]>();
  const all = (tenant: string) => tenants.get(tenant) ?? [];
  return {
    async append({ tenant, stream, expectedVersion, recordedAt }, drafts) {
      const events = all(tenant);
      const version = events.filter((event) => event.stream === stream).length;
      if (version !== expectedVersion)
        throw new Error(`The stream ${stream} is at version ${version}, not ${expectedVersion}.`);
      const last = events.at(-1);
      const head = last === undefined ? EMPTY_HEAD : { sequence: last.sequence, hash: last.hash };
      const placed = drafts.map((each, i) => ({
        ...each,
        tenant,
        stream,
        recordedAt,
        streamVersion: version + 1 + i,
        texts: {},
      }));
      const written = chainEvents({ hasher, head, drafts: placed });
      tenants.set(tenant, [...events, ...written]);
      return written;
    },
    readStream: async (tenant, stream) => all(tenant).filter((event) => event.stream === stream),
    readAll: async (tenant) => all(tenant),
  };
}

async function expectRejection(promise: Promise<unknown>): Promise<void> {
  const outcome = await promise.then(
    () => 'accepted',
    () => 'refused',
  );
  expectSame(outcome, 'refused', 'An append at the wrong version was accepted.');
}
