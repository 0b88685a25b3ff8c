import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Home } from '@palimpsest/contracts';
import { MessageNotAcceptedError } from '../../errors/message-not-accepted-error.ts';
import { createComplaint } from '../complaint/create-rewrite.ts';
import { importHomes } from '../complaint/import-homes.ts';
import { readRequest } from '../complaint/request-store.ts';
import type { Engine } from '../engine.ts';
import type { Example, ExampleResult } from './run-examples.ts';

/**
 * A home as `complaint home import` takes it and, in the folder of the same name, what its members write, each as
 * `complaint send` takes it. A message that was sent before is read again, not sent again.
 */
export async function runComplaintExample(
  engine: Engine,
  { tenant, folder, name, text }: Example,
): Promise<readonly ExampleResult[]> {
  await importHomes(JSON.parse(text) as Home, { engine, tenant, actor: 'host:examples' });
  const results: ExampleResult[] = [];
  for (const message of await messagesIn(join(folder, name.replace(/\.json$/, '')))) {
    const about = { pipeline: 'complaint', name: message.title };
    const before = Date.parse(engine.context.now());
    try {
      const idempotencyKey = `example:${name}:${message.name}`;
      const { receipt, runId } = await createComplaint(message.entry, { engine, tenant, idempotencyKey });
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
      results.push({ ...about, what: NOT_ACCEPTED, show: 'palimpsest audit show', fresh: false });
    }
  }
  return results;
}

/** One strong message a week; but the sender learns only this, as over the API. */
const NOT_ACCEPTED = 'not accepted; a sender is not told why, the record says it';

interface ExampleMessage {
  readonly name: string;
  readonly title: string;
  readonly entry: unknown;
}

async function messagesIn(folder: string): Promise<ExampleMessage[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      title: titleOf(name),
      entry: JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown,
    })),
  );
}

/** `2-monday-ana-to-ben-music.json` is `monday ana to ben music`. */
function titleOf(name: string): string {
  return name.replace(/^\d+-|\.json$/g, '').replaceAll('-', ' ');
}
