import type { FetchRequest, JsonObject, SearchRequest } from '@palimpsest/contracts';
import type { SourceStep } from '@palimpsest/kernel';
import type { CitationCapabilities, ResearcherCapabilities } from './agents/capabilities.ts';
import { takeOf } from './ask-agent.ts';
import type { ResearchState } from './state.ts';

/** A search or fetch that was interrupted, or failed for a while, is made once more, on record. */
const MOST_ATTEMPTS = 2;

/** What the researcher is handed: the only object by which a search or a fetch can come about. */
export function researcherCapabilities(state: ResearchState): ResearcherCapabilities {
  return {
    evidence: state.sources,
    search: (key, source, request: SearchRequest) => sourceStep(state, 3, 'search', key, source, request),
    fetch: (key, source, request: FetchRequest) => sourceStep(state, 3, 'fetch', key, source, request),
  };
}

/** The citation agent may look whether an address still answers; it gets no words that way. */
export function checkStep(state: ResearchState): CitationCapabilities['check'] {
  return (key, source, address) => {
    const place = state.input?.sources.find(({ fetch }) => fetch === source);
    return sourceStep(state, 6, 'fetch', key, source, {
      address,
      head: true,
      ...(place?.corpus === undefined ? {} : { corpus: place.corpus }),
      ...(place?.snapshot === undefined ? {} : { snapshot: place.snapshot }),
    });
  };
}

function sourceStep(
  state: ResearchState,
  phase: number,
  kind: SourceStep['kind'],
  key: string,
  source: string,
  request: object,
): SourceStep {
  const call = state.calls.get(key);
  const attempt = call === undefined ? 1 : call.state === 'open' ? call.attempts : call.attempts + 1;
  const { take, reason } = takeOf(state, phase);
  const why = attempt > 1 ? 'the call before it came to nothing' : reason;
  return {
    kind,
    key,
    source,
    request: request as JsonObject,
    take,
    attempt,
    ...(why === undefined ? {} : { reason: why }),
  };
}

/**
 * The keys of a round that still have to be asked or waited for, in order. One that failed for good is over; one that
 * may work later is asked again only where the budget has room for it beside all that was never asked.
 */
export function pendingKeys(state: ResearchState, keys: readonly string[], left: number): string[] {
  const unasked = keys.filter((key) => state.calls.get(key) === undefined).length;
  let repeats = Math.max(0, left - unasked);
  return keys.filter((key) => {
    const call = state.calls.get(key);
    if (call === undefined || call.state === 'open') return true;
    if (call.state === 'answered' || call.attempts >= MOST_ATTEMPTS) return false;
    if (call.state === 'failed' && !call.retryable) return false;
    repeats -= 1;
    return repeats >= 0;
  });
}
