import { expect, test } from 'vitest';
import { source } from '../testing/source.ts';
import { extractStatements } from './extract-statements.ts';
import { groupStatements } from './group-statements.ts';
import { selfConsistency } from './self-consistency.ts';

const check = (...texts: string[]) => {
  const sources = texts.map((text, at) => source(`s${at + 1}`, text));
  const [claim] = groupStatements(extractStatements('How deep is Lake Orrin?', sources));
  if (claim === undefined) throw new Error('No claim.');
  return selfConsistency(claim, sources);
};

test('three paths that agree give high confidence and no dissent', () => {
  expect(check('Lake Orrin is 82 metres deep.', 'The depth of Lake Orrin is 82 m.')).toEqual({
    paths_checked: 3,
    path_results: ['SUPPORTS', 'SUPPORTS', 'SUPPORTS'],
    agreement_rate: 1,
    confidence: 'HIGH',
    dissent_note: null,
  });
});

test('a claim that only one source makes lacks its cross-reference', () => {
  expect(check('Lake Orrin is 82 metres deep.', 'Herons nest at Lake Orrin.')).toEqual({
    paths_checked: 3,
    path_results: ['SUPPORTS', 'SUPPORTS', 'NEUTRAL'],
    agreement_rate: 0.67,
    confidence: 'MEDIUM',
    dissent_note: 'The cross-reference found no direct evidence and no contradiction.',
  });
});

test('another value elsewhere is found by the inverse query and flags the claim', () => {
  const result = check('Lake Orrin is 82 metres deep.', 'Lake Orrin is 96 metres deep.');
  expect(result.path_results).toEqual(['SUPPORTS', 'CONTRADICTS', 'CONTRADICTS']);
  expect(result.confidence).toBe('FLAG');
  expect(result.dissent_note).toContain('The inverse query found evidence against the claim.');
});

test('two sources of one publisher are no cross-reference for each other', () => {
  const sources = ['Lake Orrin is 82 metres deep.', 'The depth of Lake Orrin is 82 m.'].map((text, at) =>
    source(`s${at + 1}`, text, { publisher: 'One Press' }),
  );
  const [claim] = groupStatements(extractStatements('How deep is Lake Orrin?', sources));
  expect(claim && selfConsistency(claim, sources).path_results[2]).toBe('NEUTRAL');
});
