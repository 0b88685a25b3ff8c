import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { listsFromParallels } from './lists-from-parallels.ts';

const run = (text: string) => perform(listsFromParallels, text, () => true);

describe('lists-from-parallels', () => {
  it('lists pieces of advice below the sentence that leads to them', () => {
    expect(
      run(
        'A few rules help. Keep the rope dry. Ask the crew before you sail. Don’t leave at night. Boats are slow.',
      ),
    ).toBe(
      'A few rules help.\n\n- Keep the rope dry.\n- Ask the crew before you sail.\n- Don’t leave at night.\n\nBoats are slow.',
    );
  });

  it('lists sentences that begin with the same two words', () => {
    expect(run('Guests are free. You can swim. You can fish from the wall. You can sleep.')).toBe(
      'Guests are free.\n\n- You can swim.\n- You can fish from the wall.\n- You can sleep.',
    );
  });

  it.each([
    ['two of them', 'A few rules help. Keep the rope dry. Ask the crew first. Boats are slow.'],
    ['a row that nothing leads to', 'Keep the rope dry. Ask the crew first. Don’t leave at night.'],
    ['a story', 'It was late. We sailed home. We sailed on. We sailed far.'],
    ['questions', 'It was late. Did you swim? Did you fish? Did you sleep?'],
  ])('leaves %s alone', (_, post) => {
    expect(run(post)).toBe(post);
  });
});
