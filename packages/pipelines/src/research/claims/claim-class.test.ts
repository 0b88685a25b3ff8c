import { expect, test } from 'vitest';
import { source } from '../testing/source.ts';
import { claimClass } from './claim-class.ts';
import { extractStatements } from './extract-statements.ts';
import { groupStatements } from './group-statements.ts';

const QUESTION = 'How deep is Lake Orrin?';

test('what answers the question is C1, what only stands near it is not', () => {
  const sources = [source('s1', 'Lake Orrin is 82 metres deep. Lake Orrin has many herons.')];
  const classes = groupStatements(extractStatements(QUESTION, sources)).map((claim) => [
    claim.text,
    claimClass(QUESTION, claim),
  ]);
  expect(classes).toEqual([
    ['Lake Orrin is 82 metres deep.', 'C1'],
    ['Lake Orrin has many herons.', expect.stringMatching(/C[23]/)],
  ]);
});
