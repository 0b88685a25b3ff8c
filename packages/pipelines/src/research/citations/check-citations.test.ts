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
    expect(check({ draft })).toMatchObject({ citations_checked: 3, citations_valid: 2 });
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
    expect(issue?.correction).toContain('passage 2 (p. 2)');
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

  it.each(['CONTRADICTS', 'NEUTRAL'] as const)('CLAIM_UNSUPPORTED where the passage is %s', (label) => {
    const draft = aDraft([{ source: 's1', quote: QUOTE }], 'The crest is very high indeed.');
    expect(check({ draft }, label).issues).toEqual([
      expect.objectContaining({ issue_type: 'CLAIM_UNSUPPORTED', severity: 'HIGH' }),
    ]);
  });

  it('a sentence that is its own verbatim quote is borne out by it', () => {
    expect(check({}, 'NEUTRAL').issues).toEqual([]);
  });

  it.each([
    ['no day of the calendar', { date: '2024-5-1' }, {}],
    ['after the day of reading', { date: '2027-01-01' }, {}],
    ['another one by now', {}, { date: '2024-06-01' }],
  ])('DATE_WRONG: %s', (_what, recorded, now) => {
    const dated = aSource('s1', recorded);
    const { issues } = check({ sources: [dated], statuses: [statusOf({ ...recorded, ...now })] });
    expect(issues).toEqual([expect.objectContaining({ issue_type: 'DATE_WRONG', severity: 'LOW' })]);
  });
});
