import type { ResearchPlan, SourceDocument } from '@palimpsest/contracts';
import { contentTerms, share } from '../content-terms.ts';
import { researchRulesV1 } from '../rules/v1/rule-set.ts';
import type { CatalogEntry } from '../state.ts';

/** How a source bears on a text: the best share of its content words in one passage, and the passages that have it. */
export interface Bearing {
  readonly sourceId: string;
  readonly relevance: number;
  readonly passages: readonly number[];
}

const MOST_KEY_PASSAGES = 3;

/** Passages as sets of terms, made once for a round. */
export interface ReadSource {
  readonly id: string;
  readonly title: ReadonlySet<string>;
  readonly passages: readonly ReadonlySet<string>[];
}

export function readSource(source: SourceDocument): ReadSource {
  return {
    id: source.id,
    title: new Set(contentTerms(source.title)),
    passages: source.passages.map(({ text }) => new Set(contentTerms(text))),
  };
}

export function bearing(wanted: readonly string[], source: ReadSource): Bearing {
  const scored = source.passages
    .map((terms, index) => ({
      index,
      score: share(wanted, new Set(wanted.filter((term) => terms.has(term) || source.title.has(term)))),
      own: share(wanted, terms),
    }))
    .filter(({ own }) => own > 0)
    .sort((a, b) => b.score - a.score || b.own - a.own);
  return {
    sourceId: source.id,
    relevance: scored[0]?.score ?? 0,
    passages: scored.slice(0, MOST_KEY_PASSAGES).map(({ index }) => index),
  };
}

export interface Coverage {
  /** Share of the subquestions that at least one source answers. */
  readonly coverage: number;
  readonly unanswered: readonly string[];
  readonly answeredByBest: boolean;
  /** Sources of grade A or B that bear on the question. */
  readonly authoritative: number;
  /** Sources that bear on each subquestion. */
  readonly sourcesOf: Readonly<Record<string, readonly string[]>>;
}

export function measureCoverage(
  plan: ResearchPlan,
  sources: readonly SourceDocument[],
  catalog: readonly CatalogEntry[],
): Coverage {
  const { answeredFrom } = researchRulesV1.parameters;
  const read = sources.map(readSource);
  const best = new Set(catalog.filter(({ grade }) => grade <= 'B').map(({ id }) => id));
  const sourcesOf: Record<string, string[]> = {};
  for (const { id, text } of plan.subquestions) {
    const wanted = contentTerms(text);
    sourcesOf[id] = read
      .filter((source) => bearing(wanted, source).relevance >= answeredFrom)
      .map((source) => source.id);
  }
  const lists = Object.entries(sourcesOf);
  const unanswered = lists.filter(([, ids]) => ids.length === 0).map(([id]) => id);
  return {
    coverage: lists.length === 0 ? 0 : Math.round((1 - unanswered.length / lists.length) * 100) / 100,
    unanswered,
    answeredByBest: lists.length > 0 && lists.every(([, ids]) => ids.some((id) => best.has(id))),
    authoritative: new Set(lists.flatMap(([, ids]) => ids.filter((id) => best.has(id)))).size,
    sourcesOf,
  };
}

/** The share of content words, among those of all sources, that the new ones brought. */
export function newInformation(before: readonly SourceDocument[], added: readonly SourceDocument[]): number {
  if (added.length === 0) return 0;
  const known = termsOf(before);
  let fresh = 0;
  const all = new Set(known);
  for (const term of termsOf(added)) {
    if (!known.has(term)) fresh += 1;
    all.add(term);
  }
  return all.size === 0 ? 0 : Math.round((fresh / all.size) * 10_000) / 10_000;
}

function termsOf(sources: readonly SourceDocument[]): Set<string> {
  const found = new Set<string>();
  for (const { passages } of sources)
    for (const { text } of passages) for (const term of contentTerms(text)) found.add(term);
  return found;
}
