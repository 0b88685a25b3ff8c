import type { SupportLabel } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { aDraft, aSource } from '../testing/finished-run.ts';
import { checkCitations } from './check-citations.ts';

const QUOTE = 'The crest is 6.8 metres high.';
const always = (label: SupportLabel) => () => label;
const source = aSource('s1');
const statusOf = (given: Partial<typeof source>) => {
  const { id: _id, ...fetched } = { ...source, ...given };
  return fetched;
};

function check(
  { draft = aDraft([{ source: 's1', quote: QUOTE }]), sources = [source], statuses = [statusOf({})] },
  label: SupportLabel = 'SUPPORTS',
) {
  return checkCitations({ draft, sources, statuses }, always(label));
}

describe('the citation agent', () => {
  it('finds nothing wrong with a verbatim quote at a living address', () => {
    expect(check({})).toEqual({
      citations_checked: 1,
      citations_valid: 1,
      issues: [],
      urls_verified: [{ url: 'corpus:s1.md', status: 'LIVE', last_checked: '2026-03-02T08:00:00.000Z' }],
    });
  });

  it('checks every citation of every sentence', () => {
    const draft = aDraft([
      { source: 's1', quote: QUOTE },
      { source: 's1', quote: 'It has four gates.' },
      { source: 's9', quote: 'Nobody said this.' },
    ]);
    expect(check({ draft })).toMatchObject({
      citations_checked: 3,
      citations_valid: 2,
      issues: [
        {
          citation_id: 'c3',
          issue_type: 'QUOTE_MISMATCH',
          original: 's9',
          correction: 'The run has no such source: remove the citation.',
          severity: 'HIGH',
        },
      ],
    });
  });

  it('tells of the addresses that are cited, and of no others', () => {
    const { urls_verified } = check({ sources: [source, aSource('s2')] });
    expect(urls_verified.map(({ url }) => url)).toEqual(['corpus:s1.md']);
  });

  it('takes what the fetch itself found where no newer look is on record', () => {
    const dead = aSource('s1', { status: 'DEAD' });
    expect(check({ sources: [dead], statuses: [] }).urls_verified).toMatchObject([{ status: 'DEAD' }]);
  });

  it('a passage that the source does not have bears nothing out', () => {
    const draft = aDraft([{ source: 's1', quote: 'Not a word of it.', passage: 7 }]);
    expect(check({ draft }, 'NEUTRAL').issues).toEqual([
      expect.objectContaining({
        issue_type: 'QUOTE_MISMATCH',
        severity: 'HIGH',
        correction: expect.stringContaining('do not stand in the source'),
      }),
    ]);
  });

  it.each([
    ['one word changed', 'The crest is 6.9 metres high.', 'HIGH'],
    ['a blank changed', 'The crest is  6.8 metres high.', 'HIGH'],
    ['letters of another case', 'the crest is 6.8 metres high.', 'HIGH'],
  ])('QUOTE_MISMATCH: %s', (_what, quote, severity) => {
    const { issues } = check({ draft: aDraft([{ source: 's1', quote }]) });
    expect(issues).toContainEqual(
      expect.objectContaining({ issue_type: 'QUOTE_MISMATCH', citation_id: 'c1', severity }),
    );
  });

  it('QUOTE_MISMATCH names the passage in which the words do stand', () => {
    const two = aSource('s1', {
      passages: [
        { ref: 'p. 1', text: 'Nothing here.' },
        { ref: 'p. 2', text: `Before. ${QUOTE}` },
      ],
    });
    const [issue] = check({ sources: [two] }).issues;
    expect(issue).toMatchObject({ issue_type: 'QUOTE_MISMATCH', severity: 'MEDIUM' });
    expect(issue?.correction).toContain('passage 2 (p. 2), not in 1.');
  });

  it('URL_DEAD is flagged with another source that says the same', () => {
    const other = aSource('s2');
    const { issues, urls_verified } = check({
      sources: [source, other],
      statuses: [statusOf({ status: 'DEAD' })],
    });
    expect(issues).toEqual([expect.objectContaining({ issue_type: 'URL_DEAD', severity: 'LOW' })]);
    expect(issues[0]?.correction).toContain('s2 says the same');
    expect(urls_verified).toEqual([expect.objectContaining({ url: 'corpus:s1.md', status: 'DEAD' })]);
  });

  it('URL_DEAD: neither a dead source nor one that says something else is an alternative', () => {
    const statuses = [statusOf({ status: 'DEAD' })];
    const dead = aSource('s2', { status: 'DEAD' });
    expect(check({ sources: [source, dead], statuses }).issues).toMatchObject([{ severity: 'MEDIUM' }]);
    const apart = aSource('s2', { passages: [{ ref: 'p. 1', text: 'Trains run hourly.' }] });
    const bearsOut = (_claim: string, passages: readonly string[]): SupportLabel =>
      passages.includes('Trains run hourly.') ? 'NEUTRAL' : 'SUPPORTS';
    const draft = aDraft([{ source: 's1', quote: QUOTE }]);
    const found = (sources: (typeof source)[]) =>
      checkCitations({ draft, sources, statuses }, bearsOut).issues.map(({ severity }) => severity);
    expect(found([source, apart])).toEqual(['MEDIUM']);
    expect(found([source, apart, aSource('s3')])).toEqual(['LOW']);
  });

  it('URL_DEAD without an alternative says so', () => {
    const [issue] = check({ statuses: [statusOf({ status: 'DEAD' })] }).issues;
    expect(issue).toMatchObject({ issue_type: 'URL_DEAD', severity: 'MEDIUM' });
    expect(issue?.correction).toContain('no other source');
  });

  it.each(['PAYWALL', 'REDIRECT'] as const)('%s is told and is no issue', (status) => {
    const report = check({ statuses: [statusOf({ status })] });
    expect(report.issues).toEqual([]);
    expect(report.urls_verified[0]?.status).toBe(status);
  });

  it.each([
    ['CONTRADICTS', 'The passage says otherwise'],
    ['NEUTRAL', 'The passage does not say this'],
  ] as const)('CLAIM_UNSUPPORTED where the passage is %s', (label, words) => {
    const draft = aDraft([{ source: 's1', quote: QUOTE }], 'The crest is very high indeed.');
    expect(check({ draft }, label).issues).toEqual([
      expect.objectContaining({
        issue_type: 'CLAIM_UNSUPPORTED',
        severity: 'HIGH',
        original: 'The crest is very high indeed.',
        correction: expect.stringContaining(words),
      }),
    ]);
  });

  it('a sentence that is its own verbatim quote is borne out by it', () => {
    expect(check({}, 'NEUTRAL').issues).toEqual([]);
  });

  it.each([
    ['no day of the calendar', { date: '2024-5-1' }, {}, 'no date of the calendar'],
    ['after the day of reading', { date: '2027-01-01' }, {}, 'was read (2026-03-02)'],
    ['another one by now', {}, { date: '2024-06-01' }, 'now gives 2024-06-01'],
  ])('DATE_WRONG: %s', (_what, recorded, now, words) => {
    const dated = aSource('s1', recorded);
    const { issues } = check({ sources: [dated], statuses: [statusOf({ ...recorded, ...now })] });
    expect(issues).toEqual([
      expect.objectContaining({
        issue_type: 'DATE_WRONG',
        severity: 'LOW',
        correction: expect.stringContaining(words),
      }),
    ]);
  });

  it.each([
    ['none', { date: null }, {}],
    ['none, where there is one by now', { date: null }, { date: '2024-06-01' }],
    ['the day of reading itself', { date: '2026-03-02' }, {}],
    ['one that the source no longer gives', {}, { date: null }],
    ['one after a day of reading that nobody can read', { date: '2027-01-01' }, { checkedAt: 'unknown' }],
  ])('a date is no issue: %s', (_what, recorded, now) => {
    const dated = aSource('s1', recorded);
    expect(check({ sources: [dated], statuses: [statusOf({ ...recorded, ...now })] }).issues).toEqual([]);
  });
});
