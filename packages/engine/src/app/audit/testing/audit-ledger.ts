import { rm } from 'node:fs/promises';
import type { VerifyReport } from '@palimpsest/contracts';
import type { Pipeline } from '@palimpsest/kernel';
import { fakeRenderer, POLISH_MIGRATION, type PolishState, polishPipeline } from '@palimpsest/kernel/testing';
import type { PoolClient } from 'pg';
import { auditSettings } from '../../../adapters/postgres/audit-snapshot.ts';
import { freshHome } from '../../../testing/fresh-home.ts';
import { createEngine, type Engine } from '../../engine.ts';
import { type VerifyOptions, verifyWith } from '../verify-ledger.ts';

/** A ledger of its own for a test file, with the small pipeline and a model that cuts texts short. */
export interface AuditLedger {
  readonly home: string;
  readonly engine: Engine;
  /** Another program on the same ledger, e.g. with other rules. */
  reopen(pipeline: Pipeline<PolishState> | null): Promise<Engine>;
  run(options?: {
    text?: string;
    subject?: string;
    input?: Record<string, number | string>;
  }): Promise<string>;
  /** Does something nobody may do, with all triggers off, verifies, and takes it back. */
  tampered(tamper: (client: PoolClient) => Promise<unknown>, options?: VerifyOptions): Promise<VerifyReport>;
  close(): Promise<void>;
}

export const LONG_TEXT =
  'A rather long text that says very little, and that takes its time about it: "quoted", naïve, 12 ≠ 13.';

export async function openAuditLedger(): Promise<AuditLedger> {
  const home = freshHome('palimpsest-audit-');
  const open = (pipeline: Pipeline<PolishState> | null) =>
    createEngine({
      home,
      pipelines: pipeline === null ? [] : [pipeline],
      renderers: [
        fakeRenderer([
          { when: 'Shorten', answer: ({ prompt }) => prompt.slice(prompt.indexOf('\n') + 1).slice(0, -25) },
        ]),
      ],
      migrations: [{ name: 'polish', sql: POLISH_MIGRATION }],
      environment: {},
    });
  const engine = await open(polishPipeline());
  const others: Engine[] = [];
  return {
    home,
    engine,
    async reopen(pipeline) {
      const other = await open(pipeline);
      others.push(other);
      return other;
    },
    async run({ text = LONG_TEXT, subject, input = {} } = {}) {
      const request = {
        tenant: 'local',
        pipeline: 'polish/v1',
        actor: 'person:test',
        input,
        texts: { text },
      };
      const { runId } = await engine.startRun({
        ...request,
        mode: 'inline',
        ...(subject === undefined ? {} : { subject }),
      });
      await engine.finishRun('local', runId);
      return runId;
    },
    tampered: (tamper, options = {}) =>
      rolledBack(engine, async (client) => {
        await tamper(client);
        return verifyWith(engine.context, client, options);
      }),
    async close() {
      for (const other of others) await other.close();
      await engine.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A superuser's transaction without triggers, of which nothing remains. */
async function rolledBack<T>(engine: Engine, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await engine.context.database.owner().connect();
  try {
    await client.query("begin; set local session_replication_role = 'replica'");
    await auditSettings(client);
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
