import type { ComplaintEntry, Home } from '@palimpsest/contracts';
import { MessageNotAcceptedError } from '../../errors/message-not-accepted-error.ts';
import { createComplaint } from '../complaint/create-rewrite.ts';
import { importHomes } from '../complaint/import-homes.ts';
import { readRequest } from '../complaint/request-store.ts';
import type { Engine } from '../engine.ts';
import type { Example, ExampleResult } from './run-examples.ts';

interface Week {
  readonly home: Home;
  readonly messages: readonly {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly entry: ComplaintEntry;
  }[];
}

/** A home and what its members write to each other. A message that was sent before is read again, not sent again. */
export async function runComplaintExample(
  engine: Engine,
  { tenant, name, text }: Example,
): Promise<readonly ExampleResult[]> {
  const { home, messages } = JSON.parse(text) as Week;
  await importHomes(home, { engine, tenant, actor: 'host:examples' });
  const results: ExampleResult[] = [];
  for (const { id, from, to, entry } of messages) {
    const about = { pipeline: 'complaint', name: `${id} (${from} to ${to})` };
    const before = Date.parse(engine.context.now());
    try {
      const idempotencyKey = `example:${name}:${id}`;
      const { receipt, runId } = await createComplaint(entry, { engine, tenant, idempotencyKey });
      await engine.finishRun(tenant, runId);
      const sent = await readRequest(engine.context, tenant, receipt.rewrite_request_id);
      results.push({
        ...about,
        what: sent.rewrittenText ?? `not delivered: ${sent.status}`,
        show: `palimpsest complaint show ${receipt.rewrite_request_id}`,
        fresh: Date.parse(sent.createdAt) >= before,
      });
    } catch (error) {
      if (!(error instanceof MessageNotAcceptedError)) throw error;
      results.push({ ...about, what: 'not accepted', show: 'palimpsest audit show', fresh: false });
    }
  }
  return results;
}
