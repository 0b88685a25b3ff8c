import { DEFAULT_ROUTING_TABLE } from '@palimpsest/pipelines/complaint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWireServer, type WireServer } from '../../adapters/testing/wire-server.ts';
import { addressedRenderer } from '../addressed-renderer.ts';
import { auditRewrite } from './audit-rewrite.ts';
import { setRoutes } from './route-store.ts';
import { type ComplaintLedger, openComplaintLedger } from './testing/complaint-ledger.ts';

let ledger: ComplaintLedger;
let wire: WireServer;
beforeAll(async () => {
  ledger = await openComplaintLedger();
  wire = await startWireServer({
    script: { kind: 'reply', text: 'Not of the shape.', usage: { inputTokens: 9, outputTokens: 3 } },
  });
});
afterAll(async () => {
  await wire?.close();
  await ledger?.close();
});

it('a route with an address of its own is asked there, once, and stands on the record', async () => {
  const base_url = `${wire.url}/v1`;
  const [row] = DEFAULT_ROUTING_TABLE.rows;
  const rows = [
    {
      ...row,
      id: 'there',
      match: {},
      provider: 'local',
      adapter_kind: 'openai-compatible',
      base_url,
      model: 'small-model',
    },
  ];
  await setRoutes({ ...DEFAULT_ROUTING_TABLE, version: 'ours/1', rows }, { engine: ledger.engine });
  const id = await ledger.deliver();
  expect(wire.calls).toHaveLength(1);
  expect(await auditRewrite(ledger.engine.context, { tenant: 'local', id })).toMatchObject({
    status: 'failed',
    reason: 'response_not_of_the_shape',
    provider: 'local',
    adapter_kind: 'openai-compatible',
    base_url,
    model: 'small-model',
    attempts: 1,
  });
});

it('an address is nothing but an address: other names give no renderer', async () => {
  expect(await addressedRenderer({}, 'openai-compatible@file:///etc/passwd')).toBeNull();
  expect(await addressedRenderer({}, 'anthropic@http://127.0.0.1:1')).toBeNull();
  expect(await addressedRenderer({}, 'builtin')).toBeNull();
});
