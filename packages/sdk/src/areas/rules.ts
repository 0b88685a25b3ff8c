import type {
  RendererResource,
  RuleSetResource,
  RuleSetSummary,
  WordListResource,
} from '@palimpsest/contracts';
import type { Calls } from '../calls.ts';
import { ArgumentError } from '../errors/argument-error.ts';
import type { CallOptions } from '../options.ts';
import { path } from '../path.ts';

/** The frozen rules that decide, and what can write words. */
export function rulesArea({ json }: Calls) {
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
