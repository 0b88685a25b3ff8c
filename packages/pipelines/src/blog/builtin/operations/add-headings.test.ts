import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { addHeadings, addQuestionHeadings } from './add-headings.ts';

const run = (text: string) => perform(addHeadings, text, () => true);
const about = (subject: string, count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      `Every visitor asks about the ${subject}, sooner or later. We look after the ${subject} on day ${i + 1} and write a note for the office. Nobody has complained about the ${subject} so far, and that pleases the whole crew.`,
  ).join('\n\n');
const long = `${about('city archive', 5)}\n\n${about('boat engine', 5)}`;
const headings = (text: string) => text.split('\n').filter((line) => line.startsWith('#'));

describe('add-headings', () => {
  it("gives a long stretch a heading made of the section's own words, where its subject begins", () => {
    const added = run(`# Harbour life\n\n${long}\n`);
    expect(headings(added)).toContain('## Boat engine');
    expect(added).toContain('## Boat engine\n\nEvery visitor asks about the boat engine');
  });

  it('only adds: without the new lines the post is as it was', () => {
    const post = `# Harbour life\n\n${long}\n`;
    expect(run(post).replace(/## .+\n\n/g, '')).toBe(post);
  });

  it('goes one level below the heading of the section, and never below H3', () => {
    expect(
      headings(run(`# Life\n\n## Harbour\n\n${long}\n`))
        .slice(2)
        .every((line) => line.startsWith('### ')),
    ).toBe(true);
    expect(
      headings(run(`# Life\n\n## Harbour\n\n### Work\n\n${long}\n`)).every(
        (line) => !line.startsWith('####'),
      ),
    ).toBe(true);
  });

  it('leaves sections of up to 300 words alone', () => {
    const post = `# Harbour life\n\n${about('boat engine', 6)}\n`;
    expect(run(post)).toBe(post);
  });

  it('leaves the answer below a question in one piece', () => {
    const post = `# Harbour life\n\n## What do you do all day?\n\n${long}\n`;
    expect(run(post)).toBe(post);
  });

  it('uses no heading twice', () => {
    const added = headings(run(`# Harbour life\n\n${long}\n\n${long}\n`));
    expect(new Set(added).size).toBe(added.length);
  });

  it('names what a section says it is about, and breaks where that begins', () => {
    const filler = (subject: string) =>
      Array.from(
        { length: 6 },
        () => `Nobody told the crew about ${subject} when they signed on for the trip.`,
      ).join(' ');
    const post = `# Boats\n\n${filler('ropes and sails')}\n\nRinsing is the part that everybody shortens. People who rinse twice have less rust, and those who never rinse have a lot of it. ${filler('salt')}\n\nHow often all of this is needed depends on the harbour. ${filler('tides')}\n`;
    expect(headings(run(post))).toEqual(['# Boats', '## Rinsing', '## How often']);
  });

  it.each([
    ['a pair of words that comes up by chance', 'The flag has a little green, and the green is old.'],
    [
      'a person',
      'Working with Becky, we tried a few ropes. Becky had more of them, and Becky gave them to us.',
    ],
    [
      'something that was named before',
      'By adopting this approach the approach gets better, and so does the crew.',
    ],
    ['what something is like', 'We wrote to our respective organizations. The organizations wrote back.'],
  ])('makes no heading of %s', (_, opening) => {
    const filler = Array.from(
      { length: 30 },
      (__, i) => `Then it rained for ${i + 2} hours and we sat there.`,
    );
    const post = `# Boats\n\n${filler.slice(0, 12).join(' ')}\n\n${opening} ${filler.slice(12, 24).join(' ')}\n\n${filler.slice(24).join(' ')}\n`;
    expect(run(post)).toBe(post);
  });

  it('gives a short post without headings one only where something new begins', () => {
    const start = 'We sail for the whole summer and eat what the sea gives us. '.repeat(7).trim();
    const end = 'Sails tear sooner or later, and then we stay in for a while. '.repeat(6).trim();
    const post = `# Life on board\n\n${start}\n\nThe trip is good for promoting well-being. ${end}\n\nAll of it adds to well-being.\n`;
    expect(headings(run(post))).toEqual(['# Life on board', '## Promoting well-being']);
  });
});

describe('add-question-headings', () => {
  const ask = (text: string) => perform(addQuestionHeadings, text, () => true);
  const filler = (subject: string) =>
    Array.from({ length: 8 }, () => `Nobody told the crew about ${subject} when they signed on.`).join(' ');

  it('gives a post without headings those that its sections answer', () => {
    const post = `# Boats\n\n${filler('ropes')}\n\nHow often this is needed depends on the harbour. ${filler('tides')}\n`;
    expect(headings(ask(post))).toEqual(['# Boats', '## How often?']);
  });

  it('adds none that asks nothing, and none to a post with headings', () => {
    const plain = `# Boats\n\n${filler('ropes')}\n\nRinsing is hard and we rinse a lot. ${filler('tides')}\n`;
    expect(ask(plain)).toBe(plain);
    const headed = `# Boats\n\n## Ropes\n\n${filler('ropes')}\n\nHow often this is needed depends on the harbour. ${filler('tides')}\n`;
    expect(ask(headed)).toBe(headed);
  });
});
