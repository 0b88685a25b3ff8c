import {
  criticOutputSchema,
  FRAMINGS,
  hydeFramingSchema,
  type Json,
  researchPlanSchema,
  synthesisAnswerSchema,
} from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { agentPrompt, type Task } from '../prompts/v1/agent-prompt.ts';
import type { CritiqueData } from './critique.ts';
import type { SynthesisData, WritableClaim } from './synthesis-data.ts';
import { writeResearchAnswer } from './write-answer.ts';

const answer = (task: Task, data: object) =>
  JSON.parse(writeResearchAnswer(agentPrompt(task, data as Json))) as never;

const claim = (id: string, more: Partial<WritableClaim> = {}): WritableClaim => ({
  id,
  class: 'C1',
  text: `Claim ${id}.`,
  status: 'UNVERIFIED',
  confidence: 6,
  subquestions: ['q1'],
  superseded_by: null,
  recommends: false,
  evidence: [{ source_id: 's1', passage: 0, ref: '¶ 1', quote: `Claim ${id}.` }],
  ...more,
});
const data = (claims: readonly WritableClaim[], more: Partial<SynthesisData> = {}): SynthesisData => ({
  question: 'How high?',
  subquestions: [{ id: 'q1', text: 'How high?' }],
  claims,
  contradictions: [],
  superseded: [],
  sources: [{ id: 's1', title: 'One', date: null, grade: 'D' }],
  ...more,
});
const section = (written: { sections: { kind: string; sentences: { text: string }[] }[] }, kind: string) =>
  written.sections.find((each) => each.kind === kind)?.sentences.map(({ text }) => text);

describe('the plan', () => {
  const plan = (question: string, most = 4) => answer('plan', { question, most_subquestions: most });

  it('has the parts that the question has, and invents none', () => {
    expect(plan('Why did the ferry stop, and what would a bridge cost?')).toEqual({
      subquestions: [
        { id: 'q1', text: 'Why did the ferry stop?' },
        { id: 'q2', text: 'What would a bridge cost?' },
      ],
      hypotheses: [],
    });
  });

  it('makes a hypothesis of what is asked with yes or no', () => {
    expect(plan('Does the weir stop salmon?')).toMatchObject({
      hypotheses: [{ id: 'h1', text: 'The weir stop salmon.' }],
    });
  });

  it('has at most as many as allowed, and always one', () => {
    expect(researchPlanSchema.parse(plan('A? B? C? D?', 2)).subquestions).toHaveLength(2);
    expect(researchPlanSchema.parse(plan('weirs')).subquestions).toHaveLength(1);
  });
});

describe('the three framings', () => {
  it.each(FRAMINGS)('%s has a register of its own and the words of the topic', (framing) => {
    const written = hydeFramingSchema.parse(
      answer('framing', { question: 'How high is the weir?', framing }),
    );
    expect(written.text).toContain('weir');
    expect(written.key_terms).toContain('weir');
  });

  it('begin as the specification says', () => {
    const texts = FRAMINGS.map(
      (framing) => hydeFramingSchema.parse(answer('framing', { question: 'weirs', framing })).text,
    );
    expect(texts[0]).toMatch(/^A peer-reviewed study would likely conclude that /);
    expect(texts[1]).toMatch(/^Based on industry experience, .* typically works by /);
    expect(texts[2]).toMatch(/^Critics argue that common assumptions about .* overlook /);
  });
});

describe('the synthesis', () => {
  it('writes sentences of sources and nothing else', () => {
    const written = synthesisAnswerSchema.parse(answer('synthesis', data([claim('k1'), claim('k2')])));
    for (const { sentences } of written.sections)
      for (const { text, citations } of sentences) expect(citations[0]?.quote).toBe(text);
  });

  it('puts verified claims first and doubtful ones last', () => {
    const written = answer(
      'synthesis',
      data([claim('k1', { confidence: 2 }), claim('k2'), claim('k3', { status: 'VERIFIED' })]),
    );
    expect(section(written, 'summary')).toEqual(['Claim k3.', 'Claim k2.', 'Claim k1.']);
  });

  it('tells both sides of a dispute wherever it tells one', () => {
    const disputed = { status: 'CONTRADICTED', confidence: 4 } as const;
    const written = answer(
      'synthesis',
      data([claim('k1', disputed), claim('k2', { ...disputed, class: 'C2', subquestions: [] })], {
        contradictions: [{ claims: ['k1', 'k2'], sources: [['s1'], ['s1']] }],
      }),
    );
    for (const kind of ['summary', 'finding', 'contradictions'])
      expect(section(written, kind)).toEqual(['Claim k1.', 'Claim k2.']);
  });

  it('never gives a superseded value as the answer', () => {
    const written = answer(
      'synthesis',
      data([claim('k1', { superseded_by: 'k2' }), claim('k2')], {
        superseded: [{ older: 'k1', newer: 'k2' }],
      }),
    );
    expect(section(written, 'summary')).toEqual(['Claim k2.']);
    expect(section(written, 'superseded')).toEqual(['Claim k2.', 'Claim k1.']);
  });

  it('has nothing to say without claims', () => {
    expect(synthesisAnswerSchema.parse(answer('synthesis', data([]))).sections).toEqual([]);
  });

  it('ends with what sources advise', () => {
    const written = answer('synthesis', data([claim('k1'), claim('k2', { recommends: true })]));
    expect(section(written, 'implications')).toEqual(['Claim k2.']);
  });
});

describe('the critique', () => {
  const critique = (claims: readonly WritableClaim[], more: Partial<CritiqueData> = {}) =>
    criticOutputSchema.parse(
      answer('critique', {
        ...data(claims),
        stated: claims.map(({ id }) => id),
        hypotheses: [],
        overall_confidence: 6,
        unanswered: [],
        qa_codes: {},
        ...more,
      }),
    );

  it('challenges a critical claim of one source', () => {
    expect(critique([claim('k1')]).red_team_challenges).toMatchObject([
      { finding_challenged: 'k1', source: 's1', severity: 'MEDIUM' },
    ]);
  });

  it('holds a one-sided dispute against the draft as HIGH', () => {
    const { red_team_challenges: challenges } = critique(
      [claim('k1', { status: 'CONTRADICTED' }), claim('k2', { status: 'CONTRADICTED' })],
      { contradictions: [{ claims: ['k1', 'k2'], sources: [['s1'], ['s1']] }], stated: ['k1'] },
    );
    expect(challenges[0]).toMatchObject({ finding_challenged: 'k1', severity: 'HIGH' });
  });

  it('names weak grades, stale values and open subquestions by their codes', () => {
    const { qa_issues: issues } = critique([claim('k1', { superseded_by: 'k2' })], { unanswered: ['q2'] });
    expect(issues.map(({ category }) => category)).toEqual(['SG', 'CT', 'SC']);
  });
});
