import type { FetchAnswer } from '@palimpsest/contracts';
import { writerOf } from '../ask-agent.ts';
import { RESEARCH_BUILTIN } from '../builtin/write-answer.ts';
import { isFetchKey, isSearchKey } from '../calls.ts';
import { readFetch } from '../read-answers.ts';
import { researchRulesV1 } from '../rules/v1/rule-set.ts';
import type { ResearchState } from '../state.ts';
import { measureCoverage } from './measures.ts';
import { statusesOf } from './statuses.ts';

/** One thing a reader has to know about the run. Ids only, no quotes. */
export interface Limitation {
  readonly id: string;
  readonly text: string;
}

const END_OF_RETRIEVAL: Readonly<Record<string, string>> = {
  'time-reached': 'The search ended because the time budget was used up.',
  'searches-reached': 'The search ended because the budget of searches was used up.',
  'fetches-reached': 'The search ended because the budget of fetches was used up.',
};

const REPLACED: Readonly<Record<string, string>> = {
  'call-failed': 'the call to the model failed',
  'output-invalid': 'the answer of the model was out of form',
  'output-refused': 'the model refused to answer',
  'boundary-refused': 'the model reached for an act of another agent',
  'calls-reached': 'the limit of model calls was reached',
  'tokens-reached': 'the limit of tokens was reached',
  'cost-reached': 'the limit of cost was reached',
  'cost-unknown': 'the price of the model is not known, so the limit of cost could not be kept by counting',
  'time-reached': 'the time budget was used up',
};

/** Everything that makes the answer less than what was asked for, by rule. The evaluator checks that all of it is said. */
export function limitationsOf(state: ResearchState): Limitation[] {
  return [...aboutSources(state), ...aboutClaims(state), ...aboutWriting(state), ...aboutTheEnd(state)];
}

function aboutSources(state: ResearchState): Limitation[] {
  const found: Limitation[] = [];
  const plan = state.plan ?? { subquestions: [], hypotheses: [] };
  const { sourcesPerSubquestion } = researchRulesV1.parameters;
  const { sourcesOf } = measureCoverage(plan, state.sources, state.catalog);
  const grades = new Map(state.catalog.map(({ id, grade }) => [id, grade]));
  if (state.sources.length === 0)
    found.push({ id: 'no-sources', text: 'No source was found. Nothing can be said from evidence.' });
  else
    for (const { id } of plan.subquestions) {
      const ids = sourcesOf[id] ?? [];
      if (ids.length === 0) found.push({ id: `open-${id}`, text: `No source answers subquestion ${id}.` });
      else if (ids.length < sourcesPerSubquestion)
        found.push({
          id: `few-${id}`,
          text: `Subquestion ${id} rests on ${count(ids.length, 'source')}; ${sourcesPerSubquestion} were wanted.`,
        });
      if (ids.length > 0 && !ids.some((source) => (grades.get(source) ?? 'E') <= 'B'))
        found.push({ id: `grade-${id}`, text: `No source of grade A or B bears on subquestion ${id}.` });
    }
  const bare = state.sources.filter(({ passages }) => passages.some(({ ref }) => ref === ''));
  if (bare.length > 0)
    found.push({
      id: 'no-references',
      text: `${named(
        state,
        bare.map(({ id }) => id),
      )} ${bare.length === 1 ? 'has' : 'have'} passages without a page or section.`,
    });
  const instructing = state.catalog.filter(({ instructs }) => instructs.length > 0).map(({ id }) => id);
  if (instructing.length > 0)
    found.push({
      id: 'instructions-ignored',
      text: `${named(state, instructing)} ${instructing.length === 1 ? 'holds' : 'hold'} text that is addressed to a reading machine. It was treated as data and had no effect.`,
    });
  return [...found, ...aboutCalls(state)];
}

/** Why a page that was fetched gave nothing to read, or null where it did. */
function lostPage(page: FetchAnswer | null): string | null {
  if (page?.status === 'DEAD') return 'dead';
  return page?.status === 'PAYWALL' && page.passages.length === 0 ? 'paywall' : null;
}

function aboutCalls(state: ResearchState): Limitation[] {
  const found: Limitation[] = [];
  const searches: string[] = [];
  const fetches: string[] = [];
  for (const [key, call] of state.calls) {
    const failed = call.state === 'answered' ? null : (call.code ?? call.state);
    if (isSearchKey(key) && failed !== null) searches.push(failed);
    const lost = failed ?? (isFetchKey(key) ? lostPage(readFetch(call)) : null);
    if (isFetchKey(key) && lost !== null) fetches.push(lost);
  }
  if (searches.length > 0)
    found.push({
      id: 'searches-failed',
      text: `${count(searches.length, 'search', 'searches')} came to nothing (${reasons(searches)}).`,
    });
  if (fetches.length > 0)
    found.push({
      id: 'fetches-failed',
      text: `${count(fetches.length, 'fetch', 'fetches')} came to nothing (${reasons(fetches)}).`,
    });
  const dead = statusesOf(state).filter(({ status }) => status === 'DEAD');
  if (dead.length > 0) {
    const gone = new Set(dead.map(({ address }) => address));
    const cited = state.sources.filter(({ address }) => gone.has(address)).map(({ id }) => id);
    const linking = state.sources
      .filter(({ links }) => links.some(({ address }) => gone.has(address)))
      .map(({ id }) => id);
    if (cited.length > 0)
      found.push({ id: 'dead-sources', text: `The address of ${named(state, cited)} no longer answers.` });
    if (linking.length > 0)
      found.push({
        id: 'dead-links',
        text: `A link that ${named(state, linking)} ${linking.length === 1 ? 'gives' : 'give'} leads nowhere.`,
      });
  }
  return found;
}

function aboutClaims({ triangulation }: ResearchState): Limitation[] {
  if (triangulation === null) return [];
  const found: Limitation[] = [];
  const { claims, contradictions, superseded, hypotheses, unlisted } = triangulation;
  const single = claims.filter(
    (claim) =>
      claim.class === 'C1' &&
      claim.superseded_by === null &&
      claim.verification.verification_status === 'UNVERIFIED',
  );
  if (claims.length === 0)
    found.push({
      id: 'no-claims',
      text: 'The sources that were read say nothing that answers the question.',
    });
  if (single.length > 0)
    found.push({
      id: 'single-source',
      text: `${list(single.map(({ id }) => id))} ${single.length === 1 ? 'is' : 'are'} not confirmed by a second independent source.`,
    });
  if (contradictions.length > 0)
    found.push({
      id: 'contradictions',
      text: `${count(contradictions.length, 'contradiction')} between sources could not be resolved: ${contradictions
        .map(({ claims: [a, b] }) => `${a} and ${b}`)
        .join('; ')}.`,
    });
  if (superseded.length > 0)
    found.push({
      id: 'superseded',
      text: `${count(superseded.length, 'value')} ${superseded.length === 1 ? 'is' : 'are'} superseded: ${superseded
        .map(({ older, newer }) => `${older} by ${newer}`)
        .join('; ')}.`,
    });
  if (unlisted > 0)
    found.push({
      id: 'unlisted',
      text: `${count(unlisted, 'further disagreement')} between sources on lesser points ${unlisted === 1 ? 'is' : 'are'} not listed.`,
    });
  const flagged = claims.filter(
    ({ class: kind, verification, superseded_by }) =>
      kind === 'C1' && superseded_by === null && verification.self_consistency.confidence === 'FLAG',
  );
  if (flagged.length > 0)
    found.push({
      id: 'manual-review',
      text: `${list(flagged.map(({ id }) => id))} should be reviewed by a person: the three ways to check it disagree.`,
    });
  const open = hypotheses.filter(({ outcome }) => outcome === 'open');
  if (open.length > 0)
    found.push({
      id: 'hypotheses-open',
      text: `${list(open.map(({ id }) => id))} ${open.length === 1 ? 'is' : 'are'} neither confirmed nor rejected.`,
    });
  return found;
}

function aboutWriting(state: ResearchState): Limitation[] {
  const found: Limitation[] = [];
  const builtin = writerOf(state, 5).renderer === RESEARCH_BUILTIN.renderer || 'synthesis' in state.replaced;
  if (builtin && state.draft !== null)
    found.push({
      id: 'extractive',
      text: 'The findings are sentences chosen from sources; nothing was inferred beyond them.',
    });
  for (const [step, reason] of Object.entries(state.replaced))
    found.push({
      id: `replaced-${step}`,
      text: `The step '${step}' was answered by the built-in writer: ${REPLACED[reason] ?? reason}.`,
    });
  if (state.dropped.length > 0)
    found.push({
      id: 'dropped',
      text: `${count(state.dropped.length, 'written sentence')} ${state.dropped.length === 1 ? 'was' : 'were'} dropped because the cited passages do not carry it.`,
    });
  return found;
}

function aboutTheEnd(state: ResearchState): Limitation[] {
  const found: Limitation[] = [];
  const end = END_OF_RETRIEVAL[state.retrievalEnd ?? ''];
  if (end !== undefined) found.push({ id: 'end-of-retrieval', text: end });
  if (state.earlyStop !== null)
    found.push({ id: 'early-stop', text: 'The search was stopped early; see the notice.' });
  return found;
}

/** `rate_limited, timeout` as `rate limited, timeout`, each once. */
function reasons(codes: readonly string[]): string {
  return [...new Set(codes)].map((code) => code.replaceAll('_', ' ')).join(', ');
}

const LONGEST_TITLE = 100;

/** Sources with their titles: one that is not cited stands in no bibliography, and an id alone tells a reader nothing. */
function named({ sources }: ResearchState, ids: readonly string[]): string {
  return list(
    ids.map((id) => {
      const title = (sources.find((source) => source.id === id)?.title ?? '').replace(/\s+/g, ' ').trim();
      return title === '' ? id : `${id} (${title.slice(0, LONGEST_TITLE)})`;
    }),
  );
}

function list(ids: readonly string[]): string {
  return ids.length <= 8 ? ids.join(', ') : `${ids.slice(0, 8).join(', ')} and ${ids.length - 8} more`;
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
