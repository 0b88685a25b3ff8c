import type { FetchAnswer } from '@palimpsest/contracts';
import { isCheckKey } from '../calls.ts';
import { readFetch } from '../read-answers.ts';
import type { ResearchState } from '../state.ts';

/** What the citation agent found out about addresses so far. */
export function statusesOf(state: ResearchState): FetchAnswer[] {
  return [...state.calls].flatMap(([key, call]) => {
    if (!isCheckKey(key)) return [];
    return readFetch(call) ?? [];
  });
}
