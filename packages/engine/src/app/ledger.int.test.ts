import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { LedgerEvent } from '@palimpsest/contracts';
import { type LedgerUnderTest, ledgerContract } from '@palimpsest/kernel/testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { nodeHasher } from '../adapters/crypto/node-hasher.ts';
import { asTenant } from '../adapters/postgres/database.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { createEngine, type Engine } from './engine.ts';

let engine: Engine;
let home: string;

beforeAll(async () => {
  home = freshHome('palimpsest-ledger-');
  engine = await createEngine({ home, pipelines: [], environment: {} });
});
afterAll(async () => {
  await engine?.close();
  await rm(home, { recursive: true, force: true });
});

function postgresLedger(): LedgerUnderTest {
  const { appender, database } = engine.context;
  const read = (tenant: string, where: string, values: unknown[]) =>
    asTenant(database, tenant, async (client) => {
      const { rows } = await client.query<{ body: string; hash: string }>(
        `select body, hash from palimpsest.ledger_events where ${where} order by sequence`,
        values,
      );
      return rows.map(({ body, hash }) => ({ ...(JSON.parse(body) as LedgerEvent), body, hash }));
    });
  return {
    append: (place, drafts) =>
      appender.append(
        place,
        async (open) => (await open.write(drafts.map((draft) => ({ ...draft, texts: {} })))).events,
      ),
    readStream: (tenant, stream) => read(tenant, 'tenant_id = $1 and stream = $2', [tenant, stream]),
    readAll: (tenant) => read(tenant, 'tenant_id = $1', [tenant]),
  };
}

async function fresh() {
  const names = [randomUUID(), randomUUID()] as const;
  for (const name of names)
    await engine.context.database.owner().query('select palimpsest.ensure_tenant($1, now())', [name]);
  return { ledger: postgresLedger(), tenant: names[0], other: names[1] };
}

describe('the ledger on PostgreSQL keeps the contract', () => {
  for (const { name, run } of ledgerContract(fresh, nodeHasher)) it(name, run);
});
