import type { CitationReport, Draft } from '@palimpsest/contracts';
import { canonicalJson, type EventDraft, type Step } from '@palimpsest/kernel';
import type { CitationCapabilities } from '../agents/capabilities.ts';
import type { Analysis } from '../analysis.ts';
import { checkCitations, citationsOf } from '../citations/check-citations.ts';
import { checkStep, pendingKeys } from '../source-steps.ts';
import type { ResearchState } from '../state.ts';
import { completePhase } from './boundary.ts';
import { timeIsUp } from './retrieve.ts';
import { statusesOf } from './statuses.ts';

/** Links of cited sources that are looked at besides the cited addresses themselves. */
const MOST_LINKS = 20;

export interface AddressCheck {
  readonly key: string;
  readonly address: string;
  readonly fetch: string;
  /** The cited source that links there; null where the address is cited itself. */
  readonly linkOf: string | null;
}

/** Phase 6: every citation, none left out. Whether an address answers is looked up; it brings no words and is no fetch. */
export function citeAndVerify(state: ResearchState, analysis: Analysis): readonly Step[] {
  const { draft } = state;
  if (draft === null) return [{ kind: 'record', events: [completePhase(6)] }];
  const checks = addressChecks(state, draft);
  const keys = timeIsUp(state) ? [] : checks.map(({ key }) => key);
  const pending = new Set(pendingKeys(state, keys, keys.length * 2).slice(0, state.budget?.agents ?? 1));
  if (pending.size > 0) {
    const check = checkStep(state);
    return checks
      .filter(({ key }) => pending.has(key))
      .map(({ key, fetch, address }) => check(key, fetch, address));
  }
  return [{ kind: 'record', events: [...citationEvents(state, draft, analysis), completePhase(6)] }];
}

export function citationEvents(state: ResearchState, draft: Draft, analysis: Analysis): EventDraft[] {
  const report = citationReport({ evidence: state.sources, draft, statuses: statusesOf(state) }, analysis);
  return [
    {
      type: 'agent-output-recorded',
      payload: { agent: 'citation', phase: 6, step: 'citations', about: `draft ${state.draftVersion}` },
      texts: { output: canonicalJson(report) },
    },
    {
      type: 'citations-checked',
      payload: {
        checked: report.citations_checked,
        valid: report.citations_valid,
        issues: report.issues.map(({ citation_id, issue_type, severity }) => ({
          citation_id,
          issue_type,
          severity,
        })),
      },
      texts: { report: canonicalJson(report) },
    },
  ];
}

/** The citation agent: it is handed a draft, passages and statuses, and nothing to write with. */
function citationReport(
  { draft, evidence, statuses }: Omit<CitationCapabilities, 'check'>,
  { classifySupport }: Analysis,
): CitationReport {
  return checkCitations(
    { draft, sources: evidence, statuses },
    (claim, passages) => classifySupport(claim, passages).label,
  );
}

/** What has to be looked up for a draft: each cited address once, and the links that cited sources give. */
export function addressChecks(state: ResearchState, draft: Draft): AddressCheck[] {
  const fetches = new Set((state.input?.sources ?? []).map(({ fetch }) => fetch));
  const able = (address: string) =>
    address.startsWith('corpus:') ? fetches.has('corpus') : fetches.has('web');
  const cited = new Set(citationsOf(draft).map(({ citation }) => citation.source_id));
  const wanted = new Map<string, string | null>();
  const links: [string, string][] = [];
  for (const source of state.sources) {
    if (!cited.has(source.id)) continue;
    wanted.set(source.address, null);
    for (const { address } of source.links) links.push([address, source.id]);
  }
  for (const [address, id] of links.slice(0, MOST_LINKS)) if (!wanted.has(address)) wanted.set(address, id);
  return [...wanted]
    .filter(([address]) => able(address))
    .map(([address, linkOf], i) => ({
      key: `check-${i + 1}`,
      address,
      fetch: address.startsWith('corpus:') ? 'corpus' : 'web',
      linkOf,
    }));
}
