import type { CitationIssueType, CitationReport, DraftSection } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import type { Triangulation } from '../agents/verifier.ts';
import type { WritableClaim } from '../builtin/synthesis-data.ts';
import { aClaimOf, aCritique, aDispute, aSection, aSentence } from '../testing/draft-parts.ts';
import { type FixInput, fixDraft } from './fix-draft.ts';

const writable = (id: string, more: Partial<WritableClaim> = {}): WritableClaim => ({
  id,
  class: 'C1',
  text: `What ${id} says.`,
  status: 'VERIFIED',
  confidence: 8,
  subquestions: ['q1'],
  superseded_by: null,
  recommends: false,
  evidence: [{ source_id: 's9', passage: 2, ref: 'p. 3', quote: `What ${id} says.` }],
  ...more,
});

const report = (issues: Record<string, CitationIssueType>): CitationReport => ({
  citations_checked: 9,
  citations_valid: 0,
  urls_verified: [],
  issues: Object.entries(issues).map(([citation_id, issue_type]) => ({
    citation_id,
    issue_type,
    original: '',
    correction: '',
    severity: 'HIGH',
  })),
});

interface Given {
  readonly claims?: readonly WritableClaim[];
  readonly triangulation?: Partial<Triangulation>;
  readonly issues?: Record<string, CitationIssueType>;
  readonly critique?: FixInput['critique'];
  readonly limitations?: readonly string[];
  readonly subquestions?: readonly string[];
}

function fixed(sections: DraftSection[], given: Given = {}) {
  return fixDraft({
    draft: { title: 'A title', sections },
    plan: {
      subquestions: (given.subquestions ?? []).map((id) => ({ id, text: `Question ${id}?` })),
      hypotheses: [],
    },
    triangulation: {
      claims: [],
      contradictions: [],
      superseded: [],
      unlisted: 0,
      independence: { passed: true, reasoning: '', common_ancestor: null, groups: [] },
      hypotheses: [],
      confidence: 5,
      ...given.triangulation,
    },
    claims: given.claims ?? [],
    citations: report(given.issues ?? {}),
    critique: given.critique ?? aCritique(),
    limitations: given.limitations ?? [],
  });
}

const outline = ({ sections }: { sections: readonly DraftSection[] }) =>
  sections.map(({ kind, sentences }) => [kind, ...sentences.map(({ text }) => text)]);

const supersession = (older: string, newer: string) => ({
  older,
  newer,
  older_source: 's1',
  newer_source: 's2',
  reason: 'Newer.',
});

const follows = aSection('implications', [aSentence('Do this.', ['k8'], [8])]);

describe('what is sound stays', () => {
  it('in the order of a report, with citations numbered anew', () => {
    const made = fixed([
      follows,
      aSection('contradictions', [aSentence('Two say so.', ['k3'], [7])]),
      aSection('finding', [aSentence('It is high.', ['k2'], [4, 5])], 'q1'),
      aSection('superseded', [aSentence('It was low.', ['k4'], [6])]),
      aSection('summary', [aSentence('It is high.', ['k1'], [3])]),
    ]);
    expect(made.title).toBe('A title');
    expect(outline(made)).toEqual([
      ['summary', 'It is high.'],
      ['finding', 'It is high.'],
      ['contradictions', 'Two say so.'],
      ['superseded', 'It was low.'],
      ['implications', 'Do this.'],
    ]);
    expect(
      made.sections.flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations)),
    ).toMatchObject([
      { citation_id: 'c1', source_id: 's3' },
      { citation_id: 'c2', source_id: 's4' },
      { citation_id: 'c3', source_id: 's5' },
      { citation_id: 'c4', source_id: 's7' },
      { citation_id: 'c5', source_id: 's6' },
      { citation_id: 'c6', source_id: 's8' },
    ]);
    expect(made.sections[1]).toMatchObject({ heading: 'About finding', subquestion_id: 'q1' });
  });

  it('a sentence stands once in a section, and sections that end up empty are left out', () => {
    const twice = aSentence('It is high.', ['k1'], [1]);
    expect(
      outline(
        fixed([
          aSection('summary', [twice, twice]),
          aSection('finding', [aSentence('Bare.', ['k2'])]),
          follows,
        ]),
      ),
    ).toEqual([
      ['summary', 'It is high.'],
      ['implications', 'Do this.'],
    ]);
  });

  it('limitations are written anew from what is on record', () => {
    const made = fixed([follows, aSection('limitations', [aSentence('Old words.', ['k1'], [1])])], {
      limitations: ['One source only.', 'No date.'],
    });
    expect(made.sections[1]).toEqual({
      kind: 'limitations',
      heading: 'Limitations',
      subquestion_id: null,
      sentences: ['One source only.', 'No date.'].map((text) => aSentence(text, [])),
    });
  });
});

describe('a citation with an issue', () => {
  const cited = (citations: number[], given: Given) =>
    fixed([aSection('summary', [aSentence('What k1 says.', ['k1'], citations)]), follows], given)
      .sections.find(({ kind }) => kind === 'summary')
      ?.sentences[0]?.citations.map(({ source_id, passage }) => [source_id, passage]);

  it('goes, where another one is sound', () => {
    expect(cited([1, 2], { issues: { c1: 'QUOTE_MISMATCH' } })).toEqual([['s2', 0]]);
    expect(cited([1, 2], { issues: { c1: 'URL_DEAD' }, claims: [writable('k1')] })).toEqual([['s2', 0]]);
  });

  it('gives way to other evidence of the same claim', () => {
    const claims = [writable('k2', { evidence: [] }), writable('k1'), writable('k3')];
    expect(cited([1], { issues: { c1: 'QUOTE_MISMATCH' }, claims })).toEqual([['s9', 2]]);
    expect(cited([1], { issues: { c1: 'URL_DEAD' }, claims })).toEqual([['s9', 2]]);
  });

  it('takes its sentence along where there is no other evidence', () => {
    expect(cited([1], { issues: { c1: 'QUOTE_MISMATCH' } })).toBeUndefined();
    expect(cited([1], { issues: { c1: 'QUOTE_MISMATCH' }, claims: [writable('k2')] })).toBeUndefined();
    const evidence = [{ source_id: 's9', passage: 2, ref: 'p. 3', quote: 'Other words.' }];
    expect(
      cited([1], { issues: { c1: 'CLAIM_UNSUPPORTED' }, claims: [writable('k1', { evidence })] }),
    ).toBeUndefined();
    expect(cited([1, 2], { issues: { c1: 'URL_DEAD', c2: 'QUOTE_MISMATCH' } })).toBeUndefined();
  });

  it('stays where the address is dead and nobody else says it', () => {
    expect(cited([1, 2], { issues: { c1: 'URL_DEAD', c2: 'URL_DEAD' } })).toEqual([
      ['s1', 0],
      ['s2', 0],
    ]);
  });

  it('is not replaced by evidence of the same dead source', () => {
    const of = (source_id: string) => ({ source_id, passage: 4, ref: '', quote: 'What k1 says.' });
    const claims = [writable('k1', { evidence: [of('s1'), of('s3')] })];
    expect(cited([1, 2], { issues: { c1: 'URL_DEAD', c2: 'URL_DEAD' }, claims })).toEqual([['s3', 4]]);
    expect(cited([1, 3], { issues: { c1: 'URL_DEAD', c3: 'QUOTE_MISMATCH' }, claims })).toEqual([['s3', 4]]);
    const dead = [writable('k1', { evidence: [of('s1')] })];
    expect(cited([1], { issues: { c1: 'URL_DEAD' }, claims: dead })).toEqual([['s1', 0]]);
  });
});

describe('a sentence that cannot be the answer goes', () => {
  const left = (kind: DraftSection['kind'], triangulation: Partial<Triangulation>, more: Given = {}) =>
    fixed(
      [aSection(kind, [aSentence('Good.', ['k1'], [1]), aSentence('Bad.', ['k1', 'k2'], [2])]), follows],
      { triangulation, ...more },
    )
      .sections.find((section) => section.kind === kind)
      ?.sentences.map(({ text }) => text);

  const contradicted = { claims: [aClaimOf('k1'), aClaimOf('k2', { status: 'CONTRADICTED' })] };
  const superseded = { claims: [aClaimOf('k1'), aClaimOf('k2', { superseded_by: 'k1' })] };

  it.each(['summary', 'finding'] as const)(
    'from %s: contradicted, superseded or challenged gravely',
    (kind) => {
      expect(left(kind, contradicted)).toEqual(['Good.']);
      expect(left(kind, superseded)).toEqual(['Good.']);
      const critique = aCritique(['k7', 'LOW'], ['k2', 'HIGH']);
      expect(left(kind, { claims: [aClaimOf('k1'), aClaimOf('k2')] }, { critique })).toEqual(['Good.']);
    },
  );

  it('not for a lesser challenge, nor one to another claim, nor for a claim that is not on record', () => {
    expect(left('summary', {}, { critique: aCritique(['k2', 'MEDIUM'], ['k7', 'HIGH']) })).toEqual([
      'Good.',
      'Bad.',
    ]);
    expect(left('summary', {})).toEqual(['Good.', 'Bad.']);
  });

  it('not from where contradictions and superseded values are reported', () => {
    expect(left('contradictions', contradicted)).toEqual(['Good.', 'Bad.']);
    expect(left('superseded', superseded)).toEqual(['Good.', 'Bad.']);
  });

  it('not where both sides of the dispute stand in the section', () => {
    const sides = {
      claims: [aClaimOf('k1', { status: 'CONTRADICTED' }), aClaimOf('k2', { status: 'CONTRADICTED' })],
      contradictions: [aDispute('k1', 'k2')],
    };
    expect(left('finding', sides)).toEqual(['Good.', 'Bad.']);
  });

  it('with what it leaves one-sided: a side without a sound citation takes the other side along', () => {
    const triangulation = {
      claims: [aClaimOf('k1', { status: 'CONTRADICTED' }), aClaimOf('k2', { status: 'CONTRADICTED' })],
      contradictions: [aDispute('k1', 'k2')],
    };
    const sections = [
      aSection('finding', [aSentence('One.', ['k1'], [1]), aSentence('Two.', ['k2'], [2])]),
      follows,
    ];
    expect(outline(fixed(sections, { triangulation, issues: { c2: 'QUOTE_MISMATCH' } }))).toEqual([
      ['implications', 'Do this.'],
    ]);
  });
});

describe('what is missing is added from the claims', () => {
  it('a finding for a subquestion that has none: its usable claims, the best six', () => {
    const many = ['k11', 'k12', 'k13', 'k14', 'k15', 'k16'].map((id) =>
      writable(id, { status: 'UNVERIFIED' }),
    );
    const claims = [
      writable('k3', { status: 'CONTRADICTED' }),
      ...many,
      writable('k1'),
      writable('k2', { subquestions: ['q2'] }),
      writable('k4', { superseded_by: 'k1' }),
      writable('k5', { evidence: [] }),
    ];
    const made = fixed([follows, aSection('finding', [aSentence('Known.', ['k2'], [1])], 'q2')], {
      claims,
      subquestions: ['q1', 'q2', 'q3'],
    });
    expect(made.sections.filter(({ kind }) => kind === 'finding').map(({ heading }) => heading)).toEqual([
      'About finding',
      'Question q1?',
    ]);
    expect(made.sections[1]).toMatchObject({ subquestion_id: 'q1' });
    expect(made.sections[1]?.sentences.map(({ claim_ids }) => claim_ids)).toEqual([
      ['k1'],
      ...['k11', 'k12', 'k13', 'k14', 'k15'].map((id) => [id]),
    ]);
    expect(made.sections[1]?.sentences[0]).toEqual({
      text: 'What k1 says.',
      claim_ids: ['k1'],
      unverified: false,
      citations: [{ citation_id: 'c2', source_id: 's9', passage: 2, quote: 'What k1 says.' }],
    });
  });

  it('both sides of a contradiction that is not reported in full', () => {
    const claims = [writable('k1'), writable('k2'), writable('k3'), writable('k4')];
    const triangulation = { contradictions: [aDispute('k1', 'k2'), aDispute('k3', 'k4')] };
    const reported = aSection('contradictions', [
      aSentence('What k3 says.', ['k3'], [1]),
      aSentence('What k4 says.', ['k4'], [2]),
    ]);
    const made = fixed([reported, follows], { claims, triangulation });
    expect(outline(made)).toEqual([
      ['contradictions', 'What k3 says.', 'What k4 says.'],
      ['contradictions', 'What k1 says.', 'What k2 says.'],
      ['implications', 'Do this.'],
    ]);
    expect(made.sections[1]).toMatchObject({ heading: 'Where sources disagree', subquestion_id: null });
  });

  it('not a contradiction that stands reported, or whose sides have no evidence', () => {
    const both = [aSentence('What k1 says.', ['k1'], [1]), aSentence('What k2 says.', ['k2'], [2])];
    const claims = [writable('k1'), writable('k2')];
    const triangulation = { contradictions: [aDispute('k1', 'k2')] };
    const kinds = (sections: DraftSection[], given: Given) =>
      outline(fixed(sections, given)).map(([kind]) => kind);
    expect(kinds([aSection('contradictions', both), follows], { claims, triangulation })).toEqual([
      'contradictions',
      'implications',
    ]);
    expect(kinds([aSection('superseded', both), follows], { claims, triangulation })).toEqual([
      'contradictions',
      'superseded',
      'implications',
    ]);
    const bare = [writable('k1', { evidence: [] }), writable('k2', { evidence: [] })];
    expect(kinds([follows], { claims: bare, triangulation })).toEqual(['implications']);
  });

  it('superseded values and what replaced them, those that are not named yet', () => {
    const claims = [writable('k1'), writable('k2', { superseded_by: 'k1' }), writable('k3'), writable('k4')];
    const triangulation = { superseded: [supersession('k2', 'k1'), supersession('k4', 'k3')] };
    const named = aSection('superseded', [aSentence('What k4 says.', ['k4'], [1])]);
    const made = fixed([named, follows], { claims: [...claims, writable('k5')], triangulation });
    expect(outline(made)).toEqual([
      ['superseded', 'What k4 says.'],
      ['superseded', 'What k1 says.', 'What k2 says.', 'What k3 says.'],
      ['implications', 'Do this.'],
    ]);
    expect(made.sections[1]).toMatchObject({ heading: 'Superseded values', subquestion_id: null });
  });

  it('one sentence on what follows, from the claim that stands firmest', () => {
    const claims = [
      writable('k1', { class: 'C2' }),
      writable('k2', { status: 'CONTRADICTED' }),
      writable('k3', { superseded_by: 'k1' }),
      writable('k4', { evidence: [] }),
      writable('k5'),
      writable('k6'),
    ];
    const made = fixed([aSection('summary', [aSentence('What k5 says.', ['k5'], [1])])], { claims });
    expect(outline(made)).toEqual([
      ['summary', 'What k5 says.'],
      ['implications', 'What k5 says.'],
    ]);
    expect(made.sections[1]).toMatchObject({ heading: 'What follows', subquestion_id: null });
  });

  it('nothing where there is nothing to add', () => {
    expect(fixed([], { subquestions: ['q1'] }).sections).toEqual([]);
    expect(
      outline(
        fixed([aSection('summary', [aSentence('Known.', ['k1'], [1])]), follows], {
          claims: [writable('k1')],
        }),
      ),
    ).toEqual([
      ['summary', 'Known.'],
      ['implications', 'Do this.'],
    ]);
  });
});
