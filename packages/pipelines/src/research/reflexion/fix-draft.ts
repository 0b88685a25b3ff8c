import type {
  CitationReport,
  CriticOutput,
  Draft,
  DraftSection,
  DraftSentence,
  ResearchPlan,
} from '@palimpsest/contracts';
import type { Triangulation } from '../agents/verifier.ts';
import { disagreeing, ranked, sentenceOf } from '../builtin/synthesis.ts';
import type { WritableClaim } from '../builtin/synthesis-data.ts';
import { numbered } from '../phases/accept-draft.ts';
import { givenAsAnswer } from './evaluate.ts';

export interface FixInput {
  readonly draft: Draft;
  readonly plan: ResearchPlan;
  readonly triangulation: Triangulation;
  readonly claims: readonly WritableClaim[];
  readonly citations: CitationReport;
  readonly critique: CriticOutput;
  readonly limitations: readonly string[];
}

const MOST_IN_FINDING = 6;
const ORDER: readonly DraftSection['kind'][] = [
  'summary',
  'finding',
  'contradictions',
  'superseded',
  'implications',
  'limitations',
];

/** Applies what the reflections say, by rule: takes out, replaces by other evidence, adds what claims have, orders. */
export function fixDraft(input: FixInput): Draft {
  const sound = input.draft.sections
    .filter(({ kind }) => kind !== 'limitations')
    .map((section) => ({ ...section, sentences: soundSentences(section, input) }))
    .filter(({ sentences }) => sentences.length > 0);
  const sections = [...sound, ...missingSections(sound, input), limitationsSection(input.limitations)];
  const ordered = sections.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return numbered(
    input.draft.title,
    ordered.filter(({ sentences }) => sentences.length > 0),
  );
}

export function limitationsSection(texts: readonly string[]): DraftSection {
  return {
    kind: 'limitations',
    heading: 'Limitations',
    subquestion_id: null,
    sentences: texts.map((text) => ({ text, claim_ids: [], citations: [], unverified: false })),
  };
}

/** First what cannot stand by itself, then what the rest leaves one-sided. */
function soundSentences(section: DraftSection, input: FixInput): DraftSentence[] {
  const seen = new Set<string>();
  const cited = section.sentences.flatMap((sentence) => {
    if (seen.has(sentence.text)) return [];
    seen.add(sentence.text);
    const citations = soundCitations(sentence, input);
    return citations.length === 0 ? [] : [{ ...sentence, citations }];
  });
  if (!isAnswer(section.kind)) return cited;
  const rest = { ...section, sentences: cited };
  return cited.filter((sentence) => !isWrong(sentence, rest, input));
}

const isAnswer = (kind: DraftSection['kind']): boolean =>
  kind === 'summary' || kind === 'finding' || kind === 'implications';

function isWrong(
  { claim_ids }: DraftSentence,
  section: DraftSection,
  { triangulation, critique }: FixInput,
): boolean {
  const alone = givenAsAnswer({ title: '', sections: [section] }, triangulation.contradictions);
  return claim_ids.some((id) => {
    if (!alone.has(id)) return false;
    const claim = triangulation.claims.find((each) => each.id === id);
    const challenged = critique.red_team_challenges.some(
      ({ finding_challenged, severity }) => severity === 'HIGH' && finding_challenged === id,
    );
    return (
      challenged ||
      (claim !== undefined &&
        (claim.superseded_by !== null || claim.verification.verification_status === 'CONTRADICTED'))
    );
  });
}

/** A citation with an issue gives way to other evidence of the same claim; a dead address is kept where it is the only one. */
function soundCitations(
  sentence: DraftSentence,
  { citations, claims }: FixInput,
): DraftSentence['citations'] {
  const bad = new Map(citations.issues.map(({ citation_id, issue_type }) => [citation_id, issue_type]));
  const sound = sentence.citations.filter(({ citation_id }) => !bad.has(citation_id));
  if (sound.length > 0) return sound;
  const broken = sentence.citations.filter(({ citation_id }) => bad.get(citation_id) !== 'URL_DEAD');
  const others = claims
    .filter(({ id }) => sentence.claim_ids.includes(id))
    .flatMap(({ evidence }) => evidence)
    .filter(
      ({ source_id, quote }) =>
        quote.includes(sentence.text) &&
        !sentence.citations.some(
          (each) => each.source_id === source_id && bad.get(each.citation_id) === 'URL_DEAD',
        ),
    )
    .map(({ source_id, passage, quote }) => ({ citation_id: 'c1', source_id, passage, quote }));
  if (others.length > 0) return others;
  return broken.length > 0 || sentence.citations.length === 0 ? [] : sentence.citations;
}

function missingSections(sections: readonly DraftSection[], input: FixInput): DraftSection[] {
  const { plan, triangulation, claims } = input;
  const usable = claims.filter(
    (claim) => claim.status !== 'CONTRADICTED' && claim.superseded_by === null && claim.evidence.length > 0,
  );
  const added: DraftSection[] = [];
  const add = (
    kind: DraftSection['kind'],
    heading: string,
    subquestion_id: string | null,
    chosen: readonly WritableClaim[],
  ) => {
    if (chosen.length > 0) added.push({ kind, heading, subquestion_id, sentences: chosen.map(drafted) });
  };
  for (const { id, text } of plan.subquestions) {
    if (sections.some(({ subquestion_id }) => subquestion_id === id)) continue;
    add(
      'finding',
      text,
      id,
      ranked(usable.filter(({ subquestions }) => subquestions.includes(id))).slice(0, MOST_IN_FINDING),
    );
  }
  const unreported = (kind: DraftSection['kind'], ids: readonly string[]) => {
    const told = new Set(
      sections
        .filter((section) => section.kind === kind)
        .flatMap(({ sentences }) => sentences.flatMap(({ claim_ids }) => claim_ids)),
    );
    return claims.filter(({ id, evidence }) => ids.includes(id) && !told.has(id) && evidence.length > 0);
  };
  const disputes = triangulation.contradictions.filter(({ claims: pair }) =>
    unreported('contradictions', pair).some(({ id }) => pair.includes(id)),
  );
  if (disputes.length > 0)
    added.push({
      kind: 'contradictions',
      heading: 'Where sources disagree',
      subquestion_id: null,
      sentences: disagreeing({ claims, contradictions: disputes }).map(withIds),
    });
  add(
    'superseded',
    'Superseded values',
    null,
    unreported(
      'superseded',
      triangulation.superseded.flatMap(({ older, newer }) => [newer, older]),
    ),
  );
  if (!sections.some(({ kind }) => kind === 'implications'))
    add('implications', 'What follows', null, ranked(usable).slice(0, 1));
  return added;
}

function drafted(claim: WritableClaim): DraftSentence {
  return withIds(sentenceOf(claim));
}

/** Numbers are given when the whole draft is there. */
function withIds({ text, claim_ids, citations }: ReturnType<typeof sentenceOf>): DraftSentence {
  return {
    text,
    claim_ids,
    unverified: false,
    citations: citations.map((each) => ({ ...each, citation_id: 'c1' })),
  };
}
