import type { RouteRow, RoutingTable } from '@palimpsest/contracts';
import { PINNED_PROMPT_VERSION, POLICY_VERSION } from '../tables/policy.ts';

/** The languages the built-in renderer reads and writes. */
export const BUILTIN_LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export const BUILTIN_MODEL = 'complaint-builtin/v1';
export const DEFAULT_TABLE_VERSION = 'complaint-routes/default-v1';

/**
 * The routes a new installation has: the built-in renderer, for the pairs of languages it knows. There is no row
 * for any other pair, so those fail closed until an operator adds one.
 */
export const DEFAULT_ROUTING_TABLE: RoutingTable = {
  version: DEFAULT_TABLE_VERSION,
  policy_version: POLICY_VERSION,
  rows: BUILTIN_LANGUAGES.flatMap((source_language) =>
    BUILTIN_LANGUAGES.map(
      (target_language): RouteRow => ({
        id: `builtin-${source_language}-${target_language}`,
        task: 'complaint_rewrite',
        match: { source_language, target_language },
        provider: 'builtin',
        adapter_kind: 'builtin',
        base_url: null,
        model: BUILTIN_MODEL,
        execution_mode: 'async',
        prompt_version: PINNED_PROMPT_VERSION,
        cache: true,
        max_retries: 1,
      }),
    ),
  ),
};
