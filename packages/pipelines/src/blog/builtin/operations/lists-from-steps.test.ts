import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { listsFromSteps } from './lists-from-steps.ts';

const run = (text: string) => perform(listsFromSteps, text, () => true);

describe('lists-from-steps', () => {
  it('turns the steps of an instruction into a list', () => {
    expect(
      run(
        'Boats rot. To clean a boat, fill a bucket with water, wait 20 minutes, and then rinse the deck. It dries by noon.',
      ),
    ).toBe(
      'Boats rot.\n\nTo clean a boat:\n\n- Fill a bucket with water\n- Wait 20 minutes\n- Rinse the deck\n\nIt dries by noon.',
    );
  });

  it.each([
    ['two steps', 'To clean a boat, fill a bucket, and rinse the deck.'],
    [
      'an item that is no step',
      'To clean a boat, fill a bucket, which is red, wait an hour, and rinse the deck.',
    ],
    ['commas without an end', 'To clean a boat, fill a bucket, wait an hour, rinse the deck.'],
    ['a purpose with a story', 'To reach the island, we took a boat, waited an hour, and walked.'],
    ['links', 'To clean a boat, fill [a bucket](http://example.org), wait an hour, and rinse the deck.'],
  ])('leaves %s alone', (_, post) => {
    expect(run(post)).toBe(post);
  });
});
