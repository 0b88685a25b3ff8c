import type { SourceDocument } from '@palimpsest/contracts';
import { canonicalJson, type EventDraft } from '@palimpsest/kernel';
import type { Analysis } from '../analysis.ts';
import { readFetch } from '../read-answers.ts';
import { gradeOf, sourceFacts } from '../rules/v1/grades.ts';
import type { CatalogEntry, PlannedFetch, ResearchState } from '../state.ts';
import { resultsOf } from './choose-fetches.ts';

/** A source that is ready to go on record. */
export interface NewSource {
  readonly step: string;
  readonly document: SourceDocument;
  readonly entry: CatalogEntry;
}

/** The fetched documents of a round that have words, are within what was asked for, and are not there yet. */
export function newSources(
  state: ResearchState,
  fetches: readonly PlannedFetch[],
  analysis: Analysis,
): NewSource[] {
  const known = new Set(state.sources.map(({ finalAddress }) => finalAddress));
  const added: NewSource[] = [];
  for (const { key, address } of fetches) {
    const answer = readFetch(state.calls.get(key));
    if (answer === null || !isUsable(answer.status, answer.passages.length)) continue;
    const document = { ...answer, id: `s${state.sources.length + added.length + 1}` };
    if (known.has(answer.finalAddress) || !isWanted(state, document)) continue;
    known.add(answer.finalAddress);
    added.push({ step: key, document, entry: entryOf(state, document, address, analysis) });
  }
  return added;
}

function isUsable(status: string, passages: number): boolean {
  return status !== 'DEAD' && passages > 0;
}

/** Domains and dates that a person asked for hold for what was read as well as for what was searched. */
function isWanted({ input }: ResearchState, { domain, date }: SourceDocument): boolean {
  const { domains = [], since = null } = input ?? {};
  if (since !== null && date !== null && date < since) return false;
  if (domains.length === 0 || domain === null) return true;
  return domains.some((each) => domain === each || domain.endsWith(`.${each}`));
}

function entryOf(
  state: ResearchState,
  document: SourceDocument,
  address: string,
  analysis: Analysis,
): CatalogEntry {
  const instructs = [...new Set(analysis.findInjections([document]).map(({ passage }) => passage))];
  const framings = state.rounds
    .flatMap(({ queries }) => queries)
    .filter(
      ({ key, framing }) =>
        framing !== null && resultsOf(state, key).some((each) => each.address === address),
    )
    .flatMap(({ framing }) => (framing === null ? [] : [framing]));
  return {
    id: document.id,
    grade: gradeOf(sourceFacts(document, instructs.length > 0)),
    instructs,
    framings: [...new Set(framings)],
  };
}

export function sourcesEvent(round: number, added: readonly NewSource[]): EventDraft {
  return {
    type: 'sources-recorded',
    payload: {
      round,
      sources: added.map(({ step, entry, document }) => ({
        step,
        id: entry.id,
        grade: entry.grade,
        instructs: [...entry.instructs],
        framings: [...entry.framings],
        status: document.status,
        passages: document.passages.length,
      })),
    },
    texts: {
      catalog: canonicalJson(
        added.map(({ document: { id, address, title, publisher, date } }) => ({
          id,
          address,
          title,
          publisher,
          date,
        })),
      ),
    },
  };
}

/** Sources that a continued run brought along. */
export function evidenceEvents(state: ResearchState, analysis: Analysis): EventDraft[] {
  if (state.evidence.length === 0) return [];
  const added = state.evidence.map((document, i) => {
    const renamed = { ...document, id: `s${i + 1}` };
    return { step: '', document: renamed, entry: entryOf(state, renamed, document.address, analysis) };
  });
  return [sourcesEvent(0, added)];
}
