import type { HomeReport, HomeResource, HomeSummary, Page, SetHome } from '@palimpsest/contracts';
import type { Calls } from '../calls.ts';
import type { CallOptions, PageQuery } from '../options.ts';
import { everyItem } from '../pages.ts';
import { path } from '../path.ts';

/** Homes and who is in them, as the host's backend has it. */
export function homesArea({ json }: Calls) {
  const list = (query: PageQuery = {}, options?: CallOptions): Promise<Page<HomeSummary>> =>
    json({ method: 'GET', path: '/v1/homes', query }, options);
  return {
    /** In the order of their ids. */
    list,
    listAll: (query: PageQuery = {}, options?: CallOptions): AsyncGenerator<HomeSummary, void, undefined> =>
      everyItem((each: PageQuery) => list(each, options), query),

    get: async (homeId: string, options?: CallOptions): Promise<HomeResource> =>
      json({ method: 'GET', path: path`/v1/homes/${homeId}` }, options),

    /** Members that are not listed leave. */
    set: async (homeId: string, home: SetHome, options?: CallOptions): Promise<HomeReport> =>
      json({ method: 'PUT', path: path`/v1/homes/${homeId}`, body: home }, options),
  };
}
