import type {
  Lane,
  RewriteStrength,
  RouteMatch,
  RouteRow,
  RouteTask,
  RoutingDecisionV1,
  RoutingTable,
} from '@palimpsest/contracts';
import { PINNED_PROMPT_VERSION } from '../tables/policy.ts';
import type { CanonicalSurface } from '../tables/surfaces.ts';

/** What routing may look at. */
export interface RouteQuestion {
  readonly task: RouteTask;
  readonly rewrite_strength: RewriteStrength | null;
  readonly surface: CanonicalSurface;
  readonly source_language: string | null;
  readonly target_language: string;
  readonly lane: Lane | null;
  readonly policy_version: string;
}

export type RouteRefusal =
  | 'no_route'
  | 'policy_version_mismatch'
  | 'execution_mode_not_supported'
  | 'prompt_version_not_supported';

export type RouteAnswer =
  | { readonly kind: 'route'; readonly decision: RoutingDecisionV1 }
  | { readonly kind: 'refused'; readonly reason: RouteRefusal };

/** Calls are made one by one from the queue; collecting them into batches is not built. */
const SUPPORTED_MODES: readonly RouteRow['execution_mode'][] = ['async'];

/**
 * The most specific row that fits: the one that names most; among equals the one that names a field further to the
 * front; among those the one that stands first. No row, or one that asks for what is not built: fail closed.
 */
export function selectRoute(table: RoutingTable, question: RouteQuestion): RouteAnswer {
  if (table.policy_version !== question.policy_version)
    return { kind: 'refused', reason: 'policy_version_mismatch' };
  const [row] = table.rows
    .filter(({ task, match }) => task === question.task && fits(match, question))
    .sort((a, b) => specificity(b.match) - specificity(a.match));
  if (row === undefined) return { kind: 'refused', reason: 'no_route' };
  if (!SUPPORTED_MODES.includes(row.execution_mode))
    return { kind: 'refused', reason: 'execution_mode_not_supported' };
  if (row.prompt_version !== PINNED_PROMPT_VERSION)
    return { kind: 'refused', reason: 'prompt_version_not_supported' };
  const { id, match: _match, ...route } = row;
  return {
    kind: 'route',
    decision: {
      ...route,
      policy_version: table.policy_version,
      table_version: table.version,
      row_id: id,
    },
  };
}

/** The renderer a decision asks for. One with an address of its own is named by it, and fails closed where there is none. */
export function rendererOf({
  adapter_kind,
  base_url,
}: Pick<RoutingDecisionV1, 'adapter_kind' | 'base_url'>): string {
  return base_url === null ? adapter_kind : `${adapter_kind}@${base_url}`;
}

/** From the one that says most of a message to the one that says least. */
export const FIELDS = ['target_language', 'source_language', 'rewrite_strength', 'surface', 'lane'] as const;

function fits(match: RouteMatch, question: RouteQuestion): boolean {
  const { surface } = match;
  // A row for the alias is a row for the surface itself.
  const wanted = {
    ...match,
    ...(surface === 'weekly_harmony' ? { surface: 'weekly_feedback' as const } : {}),
  };
  return FIELDS.every((field) => !names(wanted, field) || wanted[field] === question[field]);
}

function names(match: RouteMatch, field: (typeof FIELDS)[number]): boolean {
  return match[field] !== undefined && match[field] !== '*';
}

/** The number of fields first, then which. */
function specificity(match: RouteMatch): number {
  let count = 0;
  let which = 0;
  for (const field of FIELDS) {
    which *= 2;
    if (!names(match, field)) continue;
    count += 1;
    which += 1;
  }
  return count * 32 + which;
}
