import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { listsFromSeries } from './lists-from-series.ts';

const run = (text: string) => perform(listsFromSeries, text, () => true);
const series =
  'Before they go on board, guests bring three things to the office: a form with their name, a photo that is not older than a year, and a note from the doctor.';

describe('lists-from-series', () => {
  it('turns a series after a colon into a list', () => {
    expect(run(series)).toBe(
      'Before they go on board, guests bring three things to the office:\n\n- A form with their name\n- A photo that is not older than a year\n- A note from the doctor',
    );
  });

  it('reads items with semicolons between them, and leaves links whole', () => {
    const post =
      'The crew looks after the boat in three ways: [paint, brush](https://example.org/a;b) in spring; a new rope, if it is torn, in summer; and a cover in winter.';
    expect(run(post)).toContain(
      '- [paint, brush](https://example.org/a;b) in spring\n- A new rope, if it is torn, in summer\n- A cover in winter',
    );
  });

  it('reads a long series after "including"', () => {
    expect(
      run(
        'The harbour office looks after many things, including the lights on the long wall, the boats of all who work at sea, and the wide road to town.',
      ),
    ).toBe(
      'The harbour office looks after many things, including:\n\n- The lights on the long wall\n- The boats of all who work at sea\n- The wide road to town',
    );
  });

  it('gives what follows the series a paragraph of its own', () => {
    expect(run(`Welcome. ${series} Nobody else may come.`)).toContain('doctor\n\nNobody else may come.');
    expect(run(`Welcome. ${series} Nobody else may come.`)).toMatch(/^Welcome\. Before they go/);
  });

  it.each([
    ['a short series', 'Bring three things when you come on board with us next week: paper, pens, and ink.'],
    [
      'a clause with its own commas',
      'We learned one thing in all those weeks at sea: when the wind turns, which it often does, and the sail is up, take it down.',
    ],
    [
      'a series without its "and"',
      'It rained on all the days that we had set aside for the boat: on a Monday with wind, on a Tuesday with hail, on a Friday.',
    ],
    [
      'a first item that brings its own examples',
      'There is a reason for all of these rules at sea: the crew cares for things such as the health of guests, the price of fuel, and the weather.',
    ],
  ])('leaves %s alone', (_, post) => {
    expect(run(post)).toBe(post);
  });
});
