import type { CreatedKey, CreateKey, CurrentKey, KeyResource, Page, RotateKey } from '@palimpsest/contracts';
import type { Calls } from '../calls.ts';
import type { CallOptions, CreateOptions, PageQuery } from '../options.ts';
import { everyItem } from '../pages.ts';
import { path } from '../path.ts';

/** API keys. */
export function keysArea({ json }: Calls) {
  const list = (query: PageQuery = {}, options?: CallOptions): Promise<Page<KeyResource>> =>
    json({ method: 'GET', path: '/v1/keys', query }, options);
  return {
    /** Its secret is in this one answer; it is not stored and cannot be shown again. */
    create: (key: CreateKey, options?: CreateOptions): Promise<CreatedKey> =>
      json({ method: 'POST', path: '/v1/keys', body: key, creates: true }, options),

    /** Newest first, also those that have ended. */
    list,
    listAll: (query: PageQuery = {}, options?: CallOptions): AsyncGenerator<KeyResource, void, undefined> =>
      everyItem((each: PageQuery) => list(each, options), query),

    get: async (keyId: string, options?: CallOptions): Promise<KeyResource> =>
      json({ method: 'GET', path: path`/v1/keys/${keyId}` }, options),

    /** Who you are to the server, and what you may do. */
    current: (options?: CallOptions): Promise<CurrentKey> =>
      json({ method: 'GET', path: '/v1/keys/current' }, options),

    /** Ends a key at once. */
    revoke: async (keyId: string, options?: CallOptions): Promise<KeyResource> =>
      json({ method: 'POST', path: path`/v1/keys/${keyId}/revocation` }, options),

    /** Puts a new key in the place of another; both work until the grace is over. */
    rotate: async (keyId: string, rotation: RotateKey = {}, options?: CreateOptions): Promise<CreatedKey> =>
      json(
        { method: 'POST', path: path`/v1/keys/${keyId}/rotation`, body: rotation, creates: true },
        options,
      ),
  };
}
