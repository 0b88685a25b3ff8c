import type { CitationReport, DraftSection, EvaluationIssue, RubricDimension } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { aClaimOf, aCritique, aDispute, aSection, aSentence } from '../testing/draft-parts.ts';
import { type EvaluationInput, evaluateDraft, givenAsAnswer } from './evaluate.ts';

const NO_CITATIONS: CitationReport = {
  citations_checked: 0,
  citations_valid: 0,
  issues: [],
  urls_verified: [],
};

function evaluated(
  sections: DraftSection[],
  {
    claims = [],
    contradictions = [],
    superseded = [],
    ...more
  }: Partial<EvaluationInput['triangulation'] & Omit<EvaluationInput, 'draft' | 'triangulation'>> = {},
) {
  return evaluateDraft({
    round: 0,
    draft: { title: 'A title', sections },
    subquestions: [],
    triangulation: { claims, contradictions, superseded },
    citations: NO_CITATIONS,
    limitations: [],
    critique: aCritique(),
    ...more,
  });
}

const issuesOf = (dimension: RubricDimension, { issues }: { issues: readonly EvaluationIssue[] }) =>
  issues
    .filter((issue) => issue.dimension === dimension)
    .map(({ severity, description, location }) => [severity, description, location]);

const supersession = (older: string, newer: string) => ({
  older,
  newer,
  older_source: 's1',
  newer_source: 's2',
  reason: 'Newer.',
});

describe('claim accuracy', () => {
  const accuracy = (...given: Parameters<typeof evaluated>) => {
    const made = evaluated(...given);
    return { score: made.dimension_scores.claim_accuracy, issues: issuesOf('claim_accuracy', made) };
  };

  it('is full where there is no claim', () => {
    expect(accuracy([])).toEqual({ score: 10, issues: [] });
  });

  it('gives a C1 claim of one source four fifths of what a verified one gets', () => {
    const claims = [aClaimOf('k1'), aClaimOf('k2', { status: 'UNVERIFIED' })];
    expect(accuracy([], { claims })).toEqual({ score: 9, issues: [] });
    expect(accuracy([], { claims: claims.slice(1) }).score).toBe(8);
  });

  it('leaves claims of lesser classes and superseded ones out, while they are not the answer', () => {
    const claims = [
      aClaimOf('k1'),
      aClaimOf('k2', { class: 'C2', status: 'UNVERIFIED' }),
      aClaimOf('k3', { class: 'C3', status: 'CONTRADICTED' }),
      aClaimOf('k4', { superseded_by: 'k1', status: 'UNVERIFIED' }),
    ];
    expect(
      accuracy([aSection('contradictions', [aSentence('Disputed.', ['k3', 'k4'])])], { claims }),
    ).toEqual({
      score: 10,
      issues: [],
    });
  });

  it.each(['summary', 'finding', 'implications'] as const)(
    'counts a wrong claim of any class that the %s gives as the answer',
    (kind) => {
      const claims = [
        aClaimOf('k1'),
        aClaimOf('k2', { class: 'C3', status: 'CONTRADICTED' }),
        aClaimOf('k3', { superseded_by: 'k1' }),
        aClaimOf('k4'),
      ];
      expect(accuracy([aSection(kind, [aSentence('So it is.', ['k2', 'k3', 'k4'])])], { claims })).toEqual({
        score: 5,
        issues: [
          ['HIGH', 'A contradicted claim is given as the answer.', 'k2'],
          ['HIGH', 'A superseded claim is given as the answer.', 'k3'],
        ],
      });
    },
  );

  it('falls by one claim where the critic has grave evidence against a stated one', () => {
    const claims = [aClaimOf('k1'), aClaimOf('k2')];
    const sections = [aSection('summary', [aSentence('So it is.', ['k1'])])];
    expect(accuracy(sections, { claims, critique: aCritique(['k1', 'HIGH']) })).toEqual({
      score: 5,
      issues: [['HIGH', 'A source contradicts this finding.', 'k1']],
    });
    expect(accuracy(sections, { claims, critique: aCritique(['k1', 'MEDIUM']) })).toEqual({
      score: 10,
      issues: [],
    });
    expect(accuracy(sections, { claims, critique: aCritique(['k2', 'HIGH']) })).toEqual({
      score: 10,
      issues: [],
    });
  });

  it('holds one fault against a claim once', () => {
    const claims = [aClaimOf('k1', { status: 'CONTRADICTED' }), aClaimOf('k2'), aClaimOf('k3')];
    const sections = [aSection('summary', [aSentence('So it is.', ['k1', 'k2'])])];
    const critique = aCritique(['k1', 'HIGH'], ['k2', 'HIGH']);
    expect(accuracy(sections, { claims, critique }).issues).toEqual([
      ['HIGH', 'A contradicted claim is given as the answer.', 'k1'],
      ['HIGH', 'A source contradicts this finding.', 'k2'],
    ]);
  });
});

describe('a claim is given as the answer', () => {
  const given = (sections: DraftSection[], ...disputes: [string, string][]) => [
    ...givenAsAnswer(
      { title: 'A title', sections },
      disputes.map(([a, b]) => aDispute(a, b)),
    ),
  ];

  it.each([
    ['summary', ['k1']],
    ['finding', ['k1']],
    ['implications', ['k1']],
    ['contradictions', []],
    ['superseded', []],
    ['limitations', []],
  ] as const)('in %s: %j', (kind, ids) => {
    expect(given([aSection(kind, [aSentence('One.', ['k1'])])])).toEqual(ids);
  });

  it('unless all that is said against it stands in the same section', () => {
    const both = aSection('finding', [aSentence('One.', ['k1']), aSentence('Two.', ['k2'])]);
    expect(given([both], ['k1', 'k2'])).toEqual([]);
    expect(given([both], ['k1', 'k2'], ['k1', 'k3'])).toEqual(['k1']);
    expect(given([both], ['k3', 'k4'])).toEqual(['k1', 'k2']);
    const apart = [
      aSection('summary', [aSentence('One.', ['k1'])]),
      aSection('finding', [aSentence('Two.', ['k2'])]),
    ];
    expect(given(apart, ['k1', 'k2'])).toEqual(['k1', 'k2']);
  });
});

describe('citation quality', () => {
  const report = (checked: number, valid: number, issues: CitationReport['issues'] = []): CitationReport => ({
    ...NO_CITATIONS,
    citations_checked: checked,
    citations_valid: valid,
    issues,
  });
  const quality = (sections: DraftSection[], citations: CitationReport) => {
    const made = evaluated(sections, { citations });
    return { score: made.dimension_scores.citation_quality, issues: issuesOf('citation_quality', made) };
  };

  it('is full where nothing needs a citation', () => {
    expect(quality([], NO_CITATIONS)).toEqual({ score: 10, issues: [] });
  });

  it('is the share of citations without an issue, and names each issue', () => {
    const issue = {
      citation_id: 'c2',
      issue_type: 'URL_DEAD',
      original: '',
      correction: '',
      severity: 'MEDIUM',
    } as const;
    expect(quality([], report(4, 3, [issue]))).toEqual({
      score: 7.5,
      issues: [['MEDIUM', 'URL_DEAD at a citation.', 'c2']],
    });
  });

  it('counts a sentence without any as an invalid one, at its place', () => {
    const sections = [
      aSection('summary', [aSentence('Cited.', ['k1'], [1])]),
      aSection('finding', [aSentence('Cited.', ['k1'], [2]), aSentence('Bare.', ['k2'])]),
    ];
    expect(quality(sections, report(3, 3))).toEqual({
      score: 7.5,
      issues: [['HIGH', 'A sentence has no citation.', 'section 2, sentence 2']],
    });
  });

  it('asks for none in limitations, nor of a sentence that says it is unverified', () => {
    const sections = [
      aSection('summary', [aSentence('Marked.', ['k1'], [], true)]),
      aSection('limitations', [aSentence('Only one source.', [])]),
    ];
    expect(quality(sections, report(1, 1))).toEqual({ score: 10, issues: [] });
  });
});

describe('scope coverage', () => {
  const coverage = (sections: DraftSection[], subquestions: string[]) => {
    const made = evaluated(sections, { subquestions });
    return { score: made.dimension_scores.scope_coverage, issues: issuesOf('scope_coverage', made) };
  };
  const answer = (id: string) => aSection('finding', [aSentence(`About ${id}.`, [])], id);

  it('is the share of subquestions that have a finding', () => {
    expect(coverage([], []).score).toBe(10);
    expect(coverage([answer('q1')], ['q1', 'q2', 'q3', 'q4'])).toEqual({
      score: 2.5,
      issues: ['q2', 'q3', 'q4'].map((id) => ['MEDIUM', 'A subquestion has no finding.', id]),
    });
  });

  it('is grave where none has', () => {
    expect(coverage([], ['q1'])).toEqual({
      score: 1,
      issues: [['HIGH', 'A subquestion has no finding.', 'q1']],
    });
  });

  it('does not count an empty section', () => {
    expect(coverage([answer('q1'), aSection('finding', [], 'q2')], ['q1', 'q2']).score).toBe(5);
  });
});

describe('coherence', () => {
  const coherence = (...given: Parameters<typeof evaluated>) => {
    const made = evaluated(...given);
    return { score: made.dimension_scores.coherence, issues: issuesOf('coherence', made) };
  };
  const one = aSentence('One.', ['k1']);

  it('falls by two for every fault', () => {
    expect(coherence([aSection('summary', [one])])).toEqual({ score: 10, issues: [] });
    expect(coherence([aSection('summary', [one, aSentence('Two.', []), one])])).toEqual({
      score: 8,
      issues: [['MEDIUM', 'A sentence stands twice.', 'section 1, sentence 3']],
    });
    expect(coherence([aSection('summary', [one]), aSection('finding', [])])).toEqual({
      score: 8,
      issues: [['LOW', 'A section is empty.', 'section 2']],
    });
    expect(coherence([aSection('summary', [one, one, one]), aSection('finding', [])]).score).toBe(4);
  });

  it('a sentence may stand again in another section', () => {
    expect(coherence([aSection('summary', [one]), aSection('finding', [one])]).issues).toEqual([]);
  });

  it('sections of one kind may follow each other, but none may come too early', () => {
    expect(coherence([aSection('finding', [one]), aSection('finding', [one])]).issues).toEqual([]);
    expect(coherence([aSection('finding', [one]), aSection('summary', [one])]).issues).toEqual([
      ['MEDIUM', 'The sections are out of order.', 'sections'],
    ]);
  });

  it('every side of a contradiction must stand among the contradictions', () => {
    const contradictions = [aDispute('k1', 'k2')];
    const issue = ['HIGH', 'A contradiction is not reported.', 'k1, k2'];
    const two = aSentence('Two.', ['k2']);
    expect(coherence([aSection('contradictions', [one, two])], { contradictions }).issues).toEqual([]);
    expect(coherence([aSection('contradictions', [one])], { contradictions }).issues).toEqual([issue]);
    expect(coherence([aSection('summary', [one, two])], { contradictions }).issues).toEqual([issue]);
  });

  it('every superseded value must be named as such', () => {
    const superseded = [supersession('k1', 'k2')];
    expect(coherence([aSection('superseded', [one])], { superseded }).issues).toEqual([]);
    expect(coherence([aSection('summary', [one])], { superseded }).issues).toEqual([
      ['MEDIUM', 'A superseded value is not named as such.', 'k1'],
    ]);
  });
});

describe('actionability and limitations', () => {
  it('a draft without implications, or with an empty section of them, scores 4', () => {
    const missing = [['MEDIUM', 'The draft says nothing about what follows.', 'implications']];
    for (const sections of [[], [aSection('implications', [])]]) {
      const made = evaluated(sections);
      expect(made.dimension_scores.actionability).toBe(4);
      expect(issuesOf('actionability', made)).toEqual(missing);
    }
    expect(evaluated([aSection('implications', [aSentence('Do.', [])])]).dimension_scores.actionability).toBe(
      10,
    );
  });

  it.each([
    [10, ['One.', 'Two.', 'Three.', 'Four.'], []],
    [7.5, ['One.', 'Two.', 'Three.'], [['MEDIUM', '1 of 4 known limitations are not said.', 'limitations']]],
    [1, [], [['HIGH', '4 of 4 known limitations are not said.', 'limitations']]],
  ])('limitations score %d when %j of four are said', (score, said, issues) => {
    const made = evaluated(
      [
        aSection(
          'limitations',
          said.map((text) => aSentence(text, [])),
        ),
      ],
      {
        limitations: ['One.', 'Two.', 'Three.', 'Four.'],
      },
    );
    expect(made.dimension_scores.limitations).toBe(score);
    expect(issuesOf('limitations', made)).toEqual(issues);
  });

  it('limitations count only where they are said as such; where none is known none is missed', () => {
    const elsewhere = [aSection('summary', [aSentence('One.', [])])];
    expect(evaluated(elsewhere, { limitations: ['One.'] }).dimension_scores.limitations).toBe(1);
    expect(evaluated(elsewhere).dimension_scores.limitations).toBe(10);
  });
});

describe('the verdict', () => {
  const wrong = [aSection('summary', [aSentence('So it is.', ['k1'], [1])])];
  const claims = ['k1', 'k2', 'k3', 'k4'].map((id) => aClaimOf(id));

  it('is not PASS with a grave issue, however high the score', () => {
    const critique = aCritique(['k1', 'HIGH']);
    const made = evaluated([...wrong, aSection('implications', [aSentence('Do.', ['k2'], [2])])], {
      claims,
      critique,
    });
    expect(made.overall_score).toBeGreaterThanOrEqual(8);
    expect(made.verdict).toBe('ITERATE');
  });

  it('is PASS with lesser issues and a score that suffices', () => {
    const made = evaluated(wrong, { claims });
    expect(made.issues.map(({ severity }) => severity)).toEqual(['MEDIUM']);
    expect(made).toMatchObject({ overall_score: 9.4, verdict: 'PASS' });
  });
});
