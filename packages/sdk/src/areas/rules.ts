import type {
  Page,
  RendererResource,
  RuleSetResource,
  RuleSetSummary,
  WordListResource,
  WordTable,
  WordTableRow,
} from '@palimpsest/contracts';
import type { Calls } from '../calls.ts';
import { ArgumentError } from '../errors/argument-error.ts';
import type { CallOptions, SearchQuery } from '../options.ts';
import { everyItem } from '../pages.ts';
import { path } from '../path.ts';

/** The frozen rules that decide, and what can write words. */
export function rulesArea({ json }: Calls) {
  const table = async (ref: string, id: string, query: SearchQuery = {}, options?: CallOptions) => {
    const [set, version] = partsOf(ref);
    const address = path`/v1/rules/${set}/${version}/tables/${id}`;
    return json<Page<WordTableRow>>({ method: 'GET', path: address, query }, options);
  };
  return {
    list: (options?: CallOptions): Promise<{ readonly items: readonly RuleSetSummary[] }> =>
      json({ method: 'GET', path: '/v1/rules' }, options),

    /** A rule set by its name, such as `blog/v1`, with its rules and thresholds. */
    get: async (ref: string, options?: CallOptions) => {
      const [id, version] = partsOf(ref);
      return json<RuleSetResource>({ method: 'GET', path: path`/v1/rules/${id}/${version}` }, options);
    },

    /** The word lists behind a rule set. */
    lists: async (ref: string, options?: CallOptions) => {
      const [id, version] = partsOf(ref);
      return json<{ readonly items: readonly WordListResource[] }>(
        { method: 'GET', path: path`/v1/rules/${id}/${version}/lists` },
        options,
      );
    },

    /** The word lists and tables of weights behind a rule set, without their lines: what each is for, and its size. */
    tables: async (
      ref: string,
      query: { readonly search?: string | undefined } = {},
      options?: CallOptions,
    ) => {
      const [id, version] = partsOf(ref);
      return json<{ readonly items: readonly WordTable[] }>(
        { method: 'GET', path: path`/v1/rules/${id}/${version}/tables`, query },
        options,
      );
    },

    /** Lines of a word list or of a table of weights, the heaviest first. */
    table,
    wholeTable: (
      ref: string,
      id: string,
      query: SearchQuery = {},
      options?: CallOptions,
    ): AsyncGenerator<WordTableRow, void, undefined> =>
      everyItem((each: SearchQuery) => table(ref, id, each, options), query),

    /** What can write words here: the built-in rules and the models that are set up. */
    renderers: (options?: CallOptions): Promise<{ readonly items: readonly RendererResource[] }> =>
      json({ method: 'GET', path: '/v1/renderers' }, options),
  };
}

function partsOf(ref: string): readonly [id: string, version: string] {
  const [id, version, ...rest] = ref.split('/');
  if (id === undefined || version === undefined || rest.length > 0)
    throw new ArgumentError({ message: 'The name of a rule set has two parts, such as blog/v1.' });
  return [id, version];
}
