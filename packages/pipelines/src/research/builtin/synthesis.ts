import type { SynthesisAnswer } from '@palimpsest/contracts';
import type { SynthesisData, WritableClaim } from './synthesis-data.ts';

type Section = SynthesisAnswer['sections'][number];
type Sentence = Section['sentences'][number];

const MOST_IN_SUMMARY = 3;
const MOST_IN_FINDING = 6;
const MOST_IMPLICATIONS = 3;
const MOST_CITATIONS = 4;

/**
 * The extractive writer: every sentence is one that a source has, with its citation. Nothing is inferred, joined or
 * shortened, so nothing can be said that no source says.
 */
export function writeSynthesis(data: SynthesisData): SynthesisAnswer {
  const sections: Section[] = [];
  const current = data.claims.filter((claim) => claim.superseded_by === null && claim.evidence.length > 0);
  const answers = current.filter(isAnswer);
  const critical = ranked(current.filter((claim) => claim.class === 'C1'));
  const summary = withOtherSides(critical.slice(0, MOST_IN_SUMMARY), data);
  const disputed = summary.some(({ claim }) => claim.status === 'CONTRADICTED');
  add(sections, 'summary', disputed ? 'Summary: sources disagree' : 'Summary', null, summary.map(tell));
  for (const { id, text } of data.subquestions) {
    const found = ranked(unlessContext(current.filter(({ subquestions }) => subquestions.includes(id))));
    const told = withOtherSides(found.slice(0, MOST_IN_FINDING), data);
    add(sections, 'finding', text, id, told.map(tell));
  }
  add(sections, 'contradictions', 'Where sources disagree', null, disagreeing(data));
  add(sections, 'superseded', 'Superseded values', null, replaced(data));
  const advice = ranked(answers.filter(({ recommends }) => recommends)).slice(0, MOST_IMPLICATIONS);
  const reliable = ranked(answers.filter((claim) => claim.class === 'C1')).slice(0, 1);
  add(
    sections,
    'implications',
    advice.length > 0 ? 'What follows' : 'What can be relied on most',
    null,
    // What sources advise; where none advises anything, what stands firmest.
    (advice.length > 0 ? advice : reliable).map((claim) => sentenceOf(claim)),
  );
  return { title: titleOf(data.question), sections };
}

/** Context is told only where there is nothing nearer to the question. */
function unlessContext(claims: readonly WritableClaim[]): readonly WritableClaim[] {
  const near = claims.filter((claim) => claim.class !== 'C3');
  return near.length > 0 ? near : claims;
}

/** A claim that is told, in the words of certain sources where it matters who says it. */
interface Told {
  readonly claim: WritableClaim;
  readonly sources: readonly string[];
}

const tell = ({ claim, sources }: Told): Sentence => sentenceOf(claim, sources);

/** A disputed claim stands beside what is said against it, in the same section, or not at all. */
function withOtherSides(
  claims: readonly WritableClaim[],
  { claims: all, contradictions }: Pick<SynthesisData, 'claims' | 'contradictions'>,
): Told[] {
  const told = new Map<string, Told>();
  const add = (each: Told) => told.set(tell(each).text, each);
  for (const claim of claims) {
    if (claim.status !== 'CONTRADICTED') {
      add({ claim, sources: [] });
      continue;
    }
    const sides = contradictions
      .filter((each) => each.claims.includes(claim.id))
      .flatMap((each) => bothSides(each, all));
    // Who says otherwise is not listed, or out of date: the claim alone would be one side of a dispute.
    if (sides.length === 0 || sides.some((side) => side === null)) continue;
    for (const side of sides) if (side !== null) add(side);
  }
  return [...told.values()];
}

function bothSides(
  { claims, sources }: SynthesisData['contradictions'][number],
  all: readonly WritableClaim[],
): (Told | null)[] {
  return claims.map((id, i) => {
    const claim = all.find((each) => each.id === id);
    const usable = claim !== undefined && claim.evidence.length > 0 && claim.superseded_by === null;
    return usable ? { claim, sources: sources[i] ?? [] } : null;
  });
}

/** A contradicted or superseded claim is reported as such, never as the answer. */
export function isAnswer(claim: WritableClaim): boolean {
  return claim.status !== 'CONTRADICTED' && claim.superseded_by === null && claim.evidence.length > 0;
}

/** Below this a claim comes after all others of its class. */
const DOUBTFUL = 5;

/** Critical before supporting, verified before not, doubtful last; then as they came: the most relevant first. */
export function ranked<T extends Pick<WritableClaim, 'class' | 'status' | 'confidence'>>(
  claims: readonly T[],
): T[] {
  return [...claims].sort(
    (a, b) =>
      a.class.charCodeAt(1) - b.class.charCodeAt(1) ||
      Number(b.status === 'VERIFIED') - Number(a.status === 'VERIFIED') ||
      Number(isDoubtful(a)) - Number(isDoubtful(b)),
  );
}

/** A dispute is no doubt: it is reported with both sides, where it belongs by its relevance. */
function isDoubtful({ status, confidence }: Pick<WritableClaim, 'status' | 'confidence'>): boolean {
  return status !== 'CONTRADICTED' && confidence < DOUBTFUL;
}

/** A claim in the words of one of its sources; of those that are named, where some are. */
export function sentenceOf(claim: WritableClaim, sources: readonly string[] = []): Sentence {
  const named = claim.evidence.filter(({ source_id }) => sources.includes(source_id));
  const evidence = named.length > 0 ? named : claim.evidence;
  const [first] = evidence;
  const seen = new Set<string>();
  const cited = evidence.filter(({ source_id }) => {
    if (seen.has(source_id) || seen.size >= MOST_CITATIONS) return false;
    seen.add(source_id);
    return true;
  });
  return {
    text: first?.quote ?? claim.text,
    claim_ids: [claim.id],
    citations: cited.map(({ source_id, passage, quote }) => ({ source_id, passage, quote })),
  };
}

export function disagreeing({
  claims,
  contradictions,
}: Pick<SynthesisData, 'claims' | 'contradictions'>): Sentence[] {
  return unique(
    contradictions.flatMap((each) =>
      each.claims.flatMap((id, i) => inWords(claims, id, each.sources[i] ?? [])),
    ),
  );
}

/** The newer value first, then what it replaced. */
function replaced({ claims, superseded }: SynthesisData): Sentence[] {
  return unique(
    superseded.flatMap(({ older, newer }) => [...inWords(claims, newer, []), ...inWords(claims, older, [])]),
  );
}

function inWords(claims: readonly WritableClaim[], id: string, sources: readonly string[]): Sentence[] {
  const claim = claims.find((each) => each.id === id);
  return claim === undefined || claim.evidence.length === 0 ? [] : [sentenceOf(claim, sources)];
}

/** Each sentence once, with all the claims it stands for. */
function unique(sentences: readonly Sentence[]): Sentence[] {
  const byText = new Map<string, Sentence>();
  for (const sentence of sentences) {
    const before = byText.get(sentence.text);
    const claim_ids = [...new Set([...(before?.claim_ids ?? []), ...sentence.claim_ids])];
    byText.set(sentence.text, { ...(before ?? sentence), claim_ids });
  }
  return [...byText.values()];
}

function add(
  sections: Section[],
  kind: Section['kind'],
  heading: string,
  subquestion_id: string | null,
  sentences: Sentence[],
): void {
  if (sentences.length > 0)
    sections.push({ kind, heading: heading.slice(0, 300), subquestion_id, sentences });
}

function titleOf(question: string): string {
  const title = question.trim();
  return title.length <= 200 ? title : `${title.slice(0, 199)}…`;
}
