import type { OverviewQuery } from '@palimpsest/sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';

export interface Filters {
  readonly search: string;
  readonly kind: string;
  readonly state: string;
  readonly attention: boolean;
}

/** The filters stand in the address, so that what is seen can be sent to somebody. */
export function useFilters(): readonly [Filters, (changed: Partial<Filters>) => unknown] {
  const given = useSearch({ strict: false }) as Record<string, string | undefined>;
  const navigate = useNavigate();
  const filters = {
    search: given.search ?? '',
    kind: given.kind ?? '',
    state: given.state ?? '',
    attention: given.attention === 'any',
  };
  const change = (changed: Partial<Filters>) => {
    const { search, kind, state, attention } = { ...filters, ...changed };
    const wanted = { search, kind, state, attention: attention ? 'any' : '' };
    const next = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));
    return navigate({ to: '/', search: next, replace: true });
  };
  return [filters, change];
}

export function isFiltered({ search, kind, state, attention }: Filters): boolean {
  return search !== '' || kind !== '' || state !== '' || attention;
}

export function queryOf({ search, kind, state, attention }: Filters): OverviewQuery {
  return {
    ...(search === '' ? {} : { search }),
    ...(kind === '' ? {} : { pipeline: kind }),
    ...(attention ? { attention: 'any' as const } : {}),
    ...(state === 'open' ? { status: 'open' as const } : state === '' ? {} : { outcome: state }),
  };
}
