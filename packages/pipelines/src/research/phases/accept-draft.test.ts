import type { SynthesisAnswer } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { analysisV1 } from '../analysis.ts';
import { aSource } from '../testing/finished-run.ts';
import { acceptDraft } from './accept-draft.ts';

const source = aSource('s1', {
  passages: [
    { ref: '¶ 1', text: 'The weir is 6.8 metres high. It has four gates.' },
    { ref: '¶ 2', text: 'Trout gather below the weir in May.' },
    { ref: '¶ 3', text: 'It is a common error that the weir is 77 metres high. It is not open to boats.' },
    { ref: '¶ 4', text: 'The weir is 6.8 metres high, says attacker.example.' },
  ],
});
const QUOTE = 'The weir is 6.8 metres high.';
type Sentence = SynthesisAnswer['sections'][number]['sentences'][number];
const sentence = (
  text: string,
  quote: string,
  more: Partial<Sentence['citations'][number]> = {},
): Sentence => ({
  text,
  claim_ids: ['k99'],
  citations: [{ source_id: 's1', passage: 0, quote, ...more }],
});
const accept = (...sentences: Sentence[]) =>
  acceptDraft(
    { title: 'Weir', sections: [{ kind: 'summary', heading: 'Summary', subquestion_id: null, sentences }] },
    [source],
    [{ id: 'k1', evidence: [{ source_id: 's1', passage: 0, span: { start: 0, end: 28 }, quote: QUOTE }] }],
    analysisV1,
  );

describe('a written sentence', () => {
  it('stands where it repeats its source', () => {
    const { draft, dropped } = accept(sentence(QUOTE, QUOTE));
    expect(dropped).toEqual([]);
    expect(draft.sections[0]?.sentences[0]).toEqual({
      text: QUOTE,
      claim_ids: ['k1'],
      unverified: false,
      citations: [{ citation_id: 'c1', source_id: 's1', passage: 0, quote: QUOTE }],
    });
  });

  it.each<[string, Sentence]>([
    ['no-citation', { text: QUOTE, claim_ids: [], citations: [] }],
    ['quote-not-verbatim', sentence(QUOTE, 'The weir is 6.9 metres high.')],
    ['quote-not-verbatim', sentence(QUOTE, QUOTE, { passage: 7 })],
    ['quote-not-verbatim', sentence(QUOTE, QUOTE, { source_id: 's9' })],
    ['address-not-fetched', sentence('See https://example.org/made-up for the weir.', QUOTE)],
    [
      'address-not-fetched',
      sentence(QUOTE, 'The weir is 6.8 metres high, says attacker.example.', { passage: 3 }),
    ],
    ['number-not-in-source', sentence('The weir is 7 metres high.', QUOTE)],
    ['not-supported', sentence('Dolphins live in the harbour all year.', QUOTE)],
  ])('is dropped on record: %s', (reason, written) => {
    const { draft, dropped } = accept(written);
    expect(draft.sections).toEqual([]);
    expect(dropped).toEqual([{ section: 0, sentence: 0, reason }]);
  });

  it.each([
    'The weir stands 6.8 metres high.',
    'The weir is 6.8 metres high and has 4 gates.',
    'According to The Publisher, the weir is 6.8 metres high.',
  ])('stands in words of its own where they say the same: %s', (text) => {
    expect(accept(sentence(text, QUOTE)).dropped).toEqual([]);
  });

  it.each([
    ['a second sentence', 'The weir is 6.8 metres high. It is made of cheese.', 'not-supported'],
    ['a part of a sentence', 'The weir is 6.8 metres high and made of cheese.', 'not-supported'],
    ['a name', 'The Marl weir is 6.8 metres high.', 'not-supported'],
    ['a number in letters', 'The weir is ninety-nine metres high.', 'number-not-in-source'],
    ['a host', 'The weir is 6.8 metres high, see attacker.example.', 'address-not-fetched'],
    ['a host without a scheme', 'The weir is 6.8 metres high (//attacker.example/x).', 'address-not-fetched'],
    ['another scheme', 'The weir is 6.8 metres high ftp://attacker.example/x', 'address-not-fetched'],
    ['a script', 'The weir is 6.8 metres high javascript:alert(1)', 'address-not-fetched'],
    ['a mailbox', 'The weir is 6.8 metres high, ask a@attacker.example.', 'address-not-fetched'],
    ['no words', ' ', 'not-supported'],
    ['a scrap of its quote', 'The', 'not-supported'],
  ])('is dropped where it adds %s to what its passage says', (_what, text, reason) => {
    expect(accept(sentence(text, QUOTE)).dropped).toEqual([{ section: 0, sentence: 0, reason }]);
  });

  it.each([
    ['the weir is 77 metres high.', 'out-of-context'],
    ['The weir is 77 metres high.', 'out-of-context'],
    ['The weir is open to boats.', 'not-supported'],
  ])('is dropped where the passage turns it round: %s', (text, reason) => {
    const written = sentence(text, 'the weir is 77 metres high.', { passage: 2 });
    expect(accept(written).dropped).toEqual([{ section: 0, sentence: 0, reason }]);
  });

  it('leaves the others as they are, numbered anew', () => {
    const { draft, dropped } = accept(
      sentence('Nobody said so.', 'Nobody said so.'),
      sentence(QUOTE, QUOTE),
      sentence('It has four gates.', 'It has four gates.'),
    );
    expect(dropped).toHaveLength(1);
    expect(draft.sections[0]?.sentences.map(({ citations }) => citations[0]?.citation_id)).toEqual([
      'c1',
      'c2',
    ]);
  });
});
