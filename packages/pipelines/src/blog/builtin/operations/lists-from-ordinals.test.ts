import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { listsFromOrdinals } from './lists-from-ordinals.ts';

const run = (text: string) => perform(listsFromOrdinals, text, () => true);

describe('lists-from-ordinals', () => {
  it('gives each counted point an item, with the sentences that lean on it', () => {
    expect(
      run(
        'Brewing has an order. First, boil water. Second, warm the pot. It takes a minute. Third, add leaves. Guests like tea.',
      ),
    ).toBe(
      'Brewing has an order.\n\n- First, boil water.\n- Second, warm the pot. It takes a minute.\n- Third, add leaves.\n\nGuests like tea.',
    );
  });

  it('keeps wrapped lines inside their item', () => {
    expect(run('First, boil\nwater. Second, warm the pot. Third, add\nleaves.')).toBe(
      '- First, boil\n  water.\n- Second, warm the pot.\n- Third, add\n  leaves.',
    );
  });

  it('leaves two points, and points out of order, alone', () => {
    for (const post of [
      'First, boil water. Second, warm the pot.',
      'Second, warm the pot. First, boil water. Third, add leaves.',
    ]) {
      expect(run(post)).toBe(post);
    }
  });
});
