import { describe, expect, it } from 'vitest';
import { aClaim, aDraft, aSource, finishedRun } from '../testing/finished-run.ts';
import { buildPackage } from './build-package.ts';
import type { PackageInput } from './package-input.ts';

const QUOTE = 'The crest is 6.8 metres high.';

function packageOf(given: Partial<PackageInput> = {}) {
  return Object.fromEntries(buildPackage(finishedRun(given)).map(({ path, text }) => [path, text])) as Record<
    string,
    string
  >;
}

describe('the package of a run', () => {
  it('has the report twice, the evidence, the claims, the bibliography in three forms, and the run', () => {
    expect(Object.keys(packageOf())).toEqual([
      'report.md',
      'report.html',
      'evidence.jsonl',
      'claims.json',
      'bibliography.md',
      'bibliography.json',
      'bibliography.bib',
      'run.json',
    ]);
  });

  it('is the same for the same run, byte for byte', () => {
    expect(packageOf()).toEqual(packageOf());
  });

  it('a citation opens the exact passage with the quote marked', () => {
    const { 'report.html': html = '', 'report.md': md = '' } = packageOf();
    expect(html).toContain('<a class="cite" href="#c1">[1]</a>');
    expect(html).toContain('id="c1"');
    expect(html).toContain(`<mark>${QUOTE}</mark> It has four gates.`);
    expect(md).toContain('(#c1)');
    expect(md).toContain(`<a id="c1"></a>`);
    expect(md).toContain(`> ${QUOTE}`);
  });

  it('marks what has no evidence', () => {
    const draft = aDraft([{ source: 's1', quote: QUOTE }]);
    const [section] = draft.sections;
    section?.sentences.push({ text: 'It is beautiful.', claim_ids: [], citations: [], unverified: true });
    expect(packageOf({ draft })['report.md']).toContain('It is beautiful. [Unverified]');
  });

  it('says which value is out of date, by whom and since when', () => {
    const sources = [
      aSource('s1', {
        date: '2019-03-12',
        passages: [{ ref: 'p. 1', text: 'The crest is 6.2 metres high.' }],
      }),
      aSource('s2', { date: '2023-06-30' }),
    ];
    const draft = aDraft([
      { source: 's2', quote: QUOTE },
      { source: 's1', quote: 'The crest is 6.2 metres high.' },
    ]);
    const sections = draft.sections.map((section) => ({ ...section, kind: 'superseded' as const }));
    const claims = [aClaim('k1', QUOTE, null), aClaim('k2', 'The crest is 6.2 metres high.', 'k1')];
    const { 'report.md': md = '' } = packageOf({ sources, draft: { ...draft, sections }, claims });
    expect(md).toContain(`Now (The Publisher, 2023-06-30): ${QUOTE}`);
    expect(md).toContain('Superseded (The Publisher, 2019-03-12): The crest is 6.2 metres high.');
  });

  it('tells a challenge in whole sentences, and which claims were not checked on three paths', () => {
    const challenge = {
      finding_challenged: 'k1',
      counter_evidence: 'Claim k2 says otherwise.',
      source: 's2',
      severity: 'MEDIUM' as const,
      recommendation: 'Report both.',
    };
    const claim = aClaim('k1', QUOTE, null);
    const unchecked = { ...claim.verification.self_consistency, paths_checked: 0, agreement_rate: 0 };
    const { 'report.md': md = '' } = packageOf({
      claims: [{ ...claim, verification: { ...claim.verification, self_consistency: unchecked } }],
      critic: { ...finishedRun({}).critic, red_team_challenges: [challenge] },
    });
    expect(md).toContain('- **MEDIUM** k1: Claim k2 says otherwise (s2). Report both.');
    expect(md).toContain('| not checked |');
  });

  it('says in the words of the specification why it stopped early', () => {
    const { 'report.md': md = '' } = packageOf({
      earlyStop: {
        phase: 3,
        reason: 'no_new_information',
        confidence: 9.2,
        coverage: 0.9,
        remaining: { searches: 3, fetches: 2 },
      },
      openTopics: ['the depth of the sill'],
    });
    expect(md).toContain('## Early Termination Notice');
    expect(md).toContain('Research concluded at Phase 3 due to: ');
    expect(md).toContain('**Confidence**: 9.2/10');
    expect(md).toContain('**Coverage**: 90%');
    expect(md).toContain('**Remaining budget**: 3 searches, 2 fetches');
    expect(md).toContain('**What additional research would explore**:\n\n- the depth of the sill');
  });
});

describe('the bibliography', () => {
  const twice = [
    aSource('s1'),
    aSource('s2', { address: 'https://example.org/a', finalAddress: 'corpus:s1.md' }),
    aSource('s3'),
  ];
  const draft = aDraft([
    { source: 's2', quote: QUOTE },
    { source: 's1', quote: QUOTE },
    { source: 's7', quote: QUOTE },
  ]);

  it('has a work once, however it was reached, and none that is not cited or not there', () => {
    const csl = JSON.parse(packageOf({ draft, sources: twice })['bibliography.json'] ?? '[]');
    expect(csl.map(({ id }: { id: string }) => id)).toEqual(['s2']);
  });

  it('numbers both ids of one work the same, and a citation of nothing not at all', () => {
    const { 'report.md': md = '' } = packageOf({ draft, sources: twice });
    expect(md).toContain('(#c1)');
    expect(md).toContain('(#c2)');
    expect(md).not.toContain('(#c3)');
    expect(md).not.toContain('\\[2\\]');
  });

  it('is CSL-JSON with date parts and BibTeX with escaped characters', () => {
    const sources = [aSource('s1', { title: 'Cost & benefit: 50% {sure}', authors: ['Jo and Co, Ltd'] })];
    const { 'bibliography.json': csl = '', 'bibliography.bib': bib = '' } = packageOf({ sources });
    expect(JSON.parse(csl)[0]).toMatchObject({
      title: 'Cost & benefit: 50% {sure}',
      author: [{ literal: 'Jo and Co, Ltd' }],
      issued: { 'date-parts': [[2024, 5, 18]] },
    });
    expect(bib).toContain('title = {{Cost \\& benefit: 50\\% \\{sure\\}}}');
    expect(bib).toContain('author = {{Jo and Co, Ltd}}');
  });
});

describe('words of a source in the report', () => {
  const attack =
    '<img src=x onerror=alert(1)> [click](javascript:alert(2)) see https://attacker.example/x now.';
  const sources = [
    aSource('s1', { title: attack, publisher: attack, passages: [{ ref: attack, text: attack }] }),
  ];
  const files = packageOf({
    question: attack,
    sources,
    draft: aDraft([{ source: 's1', quote: '<img src=x onerror=alert(1)>' }]),
    limitations: [attack],
  });

  it('are never markup', () => {
    expect(files['report.html']).not.toMatch(/<img|href="javascript/i);
    expect(files['report.md']).not.toMatch(/<img|(?<!\\)\[click(?<!\\)\]/i);
  });

  it('never lead to an address that the run did not go to', () => {
    for (const text of Object.values(files)) expect(text).not.toContain('attacker.example');
  });

  it('stay word for word where they are quoted: a thing may be called as a host is', () => {
    const quote = 'Booking.com has 28 million beds.';
    const text = `${quote} See https://booking.com or attacker.example.`;
    const title = 'Booking.com in figures';
    const claim = {
      ...aClaim('k1', quote, null),
      evidence: [{ source_id: 's1', passage: 0, span: { start: 0, end: quote.length }, quote }],
    };
    const named = packageOf({
      question: 'How many beds has Booking.com?',
      sources: [aSource('s1', { title, passages: [{ ref: '¶ 1', text }] })],
      claims: [claim],
      draft: aDraft([{ source: 's1', quote }]),
    });
    expect(named['report.md']).toContain(`> ${quote}`);
    expect(named['bibliography.md']).toContain(title);
    expect(JSON.parse(named['evidence.jsonl'] ?? '')).toMatchObject({
      quote,
      passage: `${quote} See [address left out] or [address left out].`,
      span: { start: 0, end: quote.length },
    });
  });
});
