import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { splitParagraphs } from './split-paragraphs.ts';

const run = (text: string) => perform(splitParagraphs, text, () => true);
const ships =
  'The harbour keeps a list of every ship that enters the bay and of every ship that leaves the bay again.';
const bread =
  'Bakers in town begin to bake bread long before sunrise and sell most loaves before the church bells ring.';
const wall = [
  ships,
  ships.replace('list', 'record'),
  ships.replace('list', 'chart'),
  bread,
  bread.replace('town', 'villages'),
  bread.replace('most', 'all'),
];

describe('split-paragraphs', () => {
  it('cuts a wall of text between sentences, where the subject changes', () => {
    const [first, second] = run(wall.join(' ')).split('\n\n');
    expect(first).toBe(wall.slice(0, 3).join(' '));
    expect(second).toBe(wall.slice(3).join(' '));
  });

  it('keeps every word', () => {
    expect(run(wall.join(' ')).split(/\s+/)).toEqual(wall.join(' ').split(/\s+/));
  });

  it('leaves a short paragraph alone', () => {
    expect(run(`${ships} ${bread}`)).toBe(`${ships} ${bread}`);
  });

  it('never cuts before a sentence that leans on the one before it', () => {
    const leaning = wall.map((sentence, i) =>
      i === 0 ? sentence : sentence.replace(/^(?:The|Bakers)/, 'They also say that the'),
    );
    expect(run(leaning.join(' '))).toBe(leaning.join(' '));
  });

  it('never cuts inside emphasis or brackets', () => {
    expect(run(`*${wall.join(' ')}*`)).toBe(`*${wall.join(' ')}*`);
    expect(run(`Before (${wall.join(' ')})`)).toBe(`Before (${wall.join(' ')})`);
  });

  it('writes the line ends of the post', () => {
    expect(run(`# Town\r\n\r\n${wall.join(' ')}\r\n`)).toContain('\r\n\r\nBakers in town');
  });

  it('leaves quotes and list items alone', () => {
    expect(run(`> ${wall.join(' ')}`)).toBe(`> ${wall.join(' ')}`);
    expect(run(`- ${wall.join(' ')}`)).toBe(`- ${wall.join(' ')}`);
  });
});
