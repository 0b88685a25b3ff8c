import type { Page } from '@palimpsest/contracts';
import type { PageQuery } from './options.ts';

/** Every item of a list, page by page as they are asked for. */
export async function* everyItem<Item, Query extends PageQuery>(
  list: (query: Query) => Promise<Page<Item>>,
  query: Query,
): AsyncGenerator<Item, void, undefined> {
  let cursor = query.cursor;
  for (;;) {
    const page = await list({ ...query, cursor });
    yield* page.items;
    if (page.nextCursor === null || page.nextCursor === cursor) return;
    cursor = page.nextCursor;
  }
}
