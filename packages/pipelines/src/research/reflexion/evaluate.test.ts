import type { Draft, DraftSentence, RubricDimension } from '@palimpsest/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { analysisV1 } from '../analysis.ts';
import { checkCitations } from '../citations/check-citations.ts';
import { limitationsOf } from '../phases/limitations.ts';
import { writableClaims } from '../phases/synthesis-data.ts';
import type { ResearchState } from '../state.ts';
import { played } from '../testing/played.ts';
import { type EvaluationInput, evaluateDraft } from './evaluate.ts';
import { fixDraft } from './fix-draft.ts';

let state: ResearchState;
let base: EvaluationInput;

beforeAll(async () => {
  state = (
    await played('How high is the Tarn Weir, and how many gates does the Tarn Weir have?', { type: 'B' })
  ).view.state;
  base = inputFor(state.draft as Draft);
});

function inputFor(draft: Draft): EvaluationInput {
  return {
    round: 0,
    draft,
    subquestions: (state.plan?.subquestions ?? []).map(({ id }) => id),
    triangulation: state.triangulation as never,
    citations: checkCitations(
      { draft, sources: state.sources, statuses: [] },
      (claim, passages) => analysisV1.classifySupport(claim, passages).label,
    ),
    limitations: limitationsOf(state).map(({ text }) => text),
    critique: state.critique as never,
  };
}

const clone = (): Draft => structuredClone(state.draft as Draft);
const sentences = (draft: Draft, kind: string): DraftSentence[] =>
  draft.sections.find((section) => section.kind === kind)?.sentences ?? [];

describe('a planted defect lowers its own dimension and no other', () => {
  it('the draft as it is has no issue', () => {
    expect(evaluateDraft(base)).toMatchObject({ issues: [], verdict: 'PASS', pass_threshold: 8 });
  });

  const defects: [RubricDimension, string, (draft: Draft) => void][] = [
    [
      'claim_accuracy',
      'a superseded value in the summary',
      (draft) => {
        const older = sentences(draft, 'superseded').find(({ claim_ids: [id] }) =>
          state.triangulation?.superseded.some((each) => each.older === id),
        );
        sentences(draft, 'summary').push(structuredClone(older as DraftSentence));
      },
    ],
    [
      'claim_accuracy',
      'one side of a dispute as the answer',
      (draft) => {
        const one = sentences(draft, 'contradictions').find(({ claim_ids: [id] }) =>
          state.triangulation?.claims.some(
            (claim) => claim.id === id && claim.verification.verification_status === 'CONTRADICTED',
          ),
        );
        sentences(draft, 'implications').push(structuredClone(one as DraftSentence));
      },
    ],
    [
      'citation_quality',
      'a quote that is not verbatim',
      (draft) => {
        const [citation] = sentences(draft, 'summary')[0]?.citations ?? [];
        if (citation !== undefined) citation.quote = `${citation.quote} Really.`;
      },
    ],
    [
      'citation_quality',
      'a sentence without a citation',
      (draft) => {
        const [sentence] = sentences(draft, 'summary');
        if (sentence !== undefined) sentence.citations = [];
      },
    ],
    [
      'scope_coverage',
      'a subquestion without a finding',
      (draft) => {
        draft.sections = draft.sections.filter(({ subquestion_id }) => subquestion_id !== 'q2');
      },
    ],
    [
      'coherence',
      'a sentence that stands twice',
      (draft) => {
        const list = sentences(draft, 'finding');
        list.push(structuredClone(list[0] as DraftSentence));
      },
    ],
    ['coherence', 'sections out of order', (draft) => draft.sections.reverse()],
    [
      'coherence',
      'a contradiction that is not reported',
      (draft) => {
        draft.sections = draft.sections.filter(({ kind }) => kind !== 'contradictions');
      },
    ],
    [
      'actionability',
      'nothing about what follows',
      (draft) => {
        draft.sections = draft.sections.filter(({ kind }) => kind !== 'implications');
      },
    ],
    [
      'limitations',
      'limitations that are not said',
      (draft) => {
        sentences(draft, 'limitations').splice(0, 1);
      },
    ],
    [
      'limitations',
      'no limitations at all',
      (draft) => {
        draft.sections = draft.sections.filter(({ kind }) => kind !== 'limitations');
      },
    ],
  ];

  it.each(defects)('%s: %s', (dimension, _what, plant) => {
    const draft = clone();
    plant(draft);
    const before = evaluateDraft(base).dimension_scores;
    const { dimension_scores: after, issues } = evaluateDraft(inputFor(draft));
    for (const [name, score] of Object.entries(after)) {
      if (name === dimension) expect(score).toBeLessThan(before[dimension]);
      else expect([name, score]).toEqual([name, before[name as RubricDimension]]);
    }
    expect(new Set(issues.map((issue) => issue.dimension))).toEqual(new Set([dimension]));
  });

  it.each(defects)('is fixed by rule: %s, %s', (_dimension, _what, plant) => {
    const draft = clone();
    plant(draft);
    const { citations, limitations, critique } = inputFor(draft);
    const fixed = fixDraft({
      draft,
      plan: state.plan as never,
      triangulation: state.triangulation as never,
      claims: writableClaims(state),
      citations,
      critique,
      limitations,
    });
    expect(evaluateDraft(inputFor(fixed))).toMatchObject({ issues: [], verdict: 'PASS' });
  });
});
