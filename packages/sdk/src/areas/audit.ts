import type {
  Bundle,
  EraseReport,
  EraseRequest,
  LedgerReplay,
  Page,
  ReplayRequest,
  RunEventResource,
  RunReport,
  VerifyReport,
  VerifyRequest,
} from '@palimpsest/contracts';
import type { Calls } from '../calls.ts';
import type { CallOptions, PageQuery } from '../options.ts';
import { everyItem } from '../pages.ts';
import { path } from '../path.ts';

/** Which events are listed. */
export interface EventsQuery extends PageQuery {
  /** `run/<id>`, or another stream of the ledger. */
  readonly stream?: string | undefined;
  readonly type?: string | undefined;
  /** `newest` first where it is absent. */
  readonly order?: 'oldest' | 'newest' | undefined;
}

/** The ledger: what is on record, and whether it still is as it was. */
export function auditArea({ json }: Calls) {
  const listEvents = (query: EventsQuery = {}, options?: CallOptions): Promise<Page<RunEventResource>> =>
    json({ method: 'GET', path: '/v1/audit/events', query }, options);
  return {
    listEvents,
    listAllEvents: (
      query: EventsQuery = {},
      options?: CallOptions,
    ): AsyncGenerator<RunEventResource, void, undefined> =>
      everyItem((each: EventsQuery) => listEvents(each, options), query),

    /** Everything on record about a run, with prompts, responses and other words. */
    run: async (runId: string, options?: CallOptions): Promise<RunReport> =>
      json({ method: 'GET', path: path`/v1/audit/runs/${runId}` }, options),

    /** The events of a run with their proofs, to be checked with the public key alone. */
    proof: async (runId: string, options?: CallOptions): Promise<Bundle> =>
      json({ method: 'GET', path: path`/v1/audit/runs/${runId}/proof`, slow: true }, options),

    /** Checks that nothing was changed; with a checkpoint that you hold, also that no end was cut off. */
    verify: (request: VerifyRequest = {}, options?: CallOptions): Promise<VerifyReport> =>
      json({ method: 'POST', path: '/v1/audit/verify', body: request, slow: true }, options),

    /** Makes every decision again from what is on record, and compares. */
    replay: (request: ReplayRequest = {}, options?: CallOptions): Promise<LedgerReplay> =>
      json({ method: 'POST', path: '/v1/audit/replay', body: request, slow: true }, options),

    /** Erases all words of a subject. Erasing again is harmless. */
    erase: (request: EraseRequest, options?: CallOptions): Promise<EraseReport> =>
      json({ method: 'POST', path: '/v1/erasures', body: request, slow: true }, options),
  };
}
