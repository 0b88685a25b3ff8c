import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { addHeadings } from './add-headings.ts';

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
});
