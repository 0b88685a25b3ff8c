import type {
  AttemptResource,
  Attention,
  OverviewItem,
  Page,
  RunEventResource,
  RunResource,
} from '@palimpsest/contracts';
import type { Calls } from '../calls.ts';
import { type FollowOptions, followRun } from '../follow.ts';
import type { CallOptions, PageQuery, StartOptions } from '../options.ts';
import { everyItem } from '../pages.ts';
import { path } from '../path.ts';
import { type WaitOptions, waitForRun } from '../wait-for-run.ts';

/** Which runs are listed. */
export interface RunsQuery extends PageQuery {
  /** `blog`, or `blog/v1`. */
  readonly pipeline?: string | undefined;
  readonly status?: 'open' | 'finished' | undefined;
  readonly outcome?: string | undefined;
  readonly subject?: string | undefined;
}

/** Which runs are listed with their names. */
export interface OverviewQuery extends Omit<RunsQuery, 'subject'> {
  /** `any`: all that need a person. */
  readonly attention?: 'any' | Attention | undefined;
  /** Part of a name, an id or a reason. */
  readonly search?: string | undefined;
}

/** Runs of all pipelines. */
export function runsArea(calls: Calls) {
  const { json, settings } = calls;
  const list = (query: RunsQuery = {}, options?: CallOptions): Promise<Page<RunResource>> =>
    json({ method: 'GET', path: '/v1/runs', query }, options);
  return {
    /** Newest first. */
    list,
    listAll: (query: RunsQuery = {}, options?: CallOptions): AsyncGenerator<RunResource, void, undefined> =>
      everyItem((each: RunsQuery) => list(each, options), query),

    /** Runs with the names of what they worked on, newest first; with `attention`, those that need a person. */
    overview: (query: OverviewQuery = {}, options?: CallOptions): Promise<Page<OverviewItem>> =>
      json({ method: 'GET', path: '/v1/overview', query }, options),

    /** How a run stands. */
    get: async (runId: string, options?: CallOptions & Pick<StartOptions, 'wait'>): Promise<RunResource> =>
      json({ method: 'GET', path: path`/v1/runs/${runId}` }, options),

    /** Comes back when the run is over, however long that takes. */
    wait: (runId: string, options?: WaitOptions): Promise<RunResource> => waitForRun(calls, runId, options),

    /**
     * The events of a run as they happen, each once and in order; ends with the run. A connection that is cut is
     * made again.
     *
     * @example for await (const event of client.runs.follow(runId)) console.log(event.type);
     */
    follow: (runId: string, options?: FollowOptions): AsyncGenerator<RunEventResource, void, undefined> =>
      followRun(settings, runId, options),

    /** The calls of a run, with tokens, cost and time. */
    attempts: async (
      runId: string,
      options?: CallOptions,
    ): Promise<{ readonly items: readonly AttemptResource[] }> =>
      json({ method: 'GET', path: path`/v1/runs/${runId}/attempts` }, options),
  };
}
