import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { questionHeadings } from './question-headings.ts';

const run = (text: string) => perform(questionHeadings, text, () => true);

describe('question-headings', () => {
  it.each([
    ['Building a boat', 'You build a boat from the keel up.', 'How to build a boat'],
    ['Sharing your plans', 'Share plans with the crew before you sail.', 'How to share your plans'],
    ['Choose dry wood', 'Dry wood is a must for the keel.', 'How to choose dry wood'],
    ['The harbour rules', 'The harbour rules are on the door.', 'What are the harbour rules?'],
    ['Keel plan', 'The keel plan is a drawing of the lowest part.', 'What is the keel plan?'],
    ['The price of rope', 'The price of rope has gone up.', 'What is the price of rope?'],
  ])('asks with "%s" what its section answers', (heading, first, question) => {
    expect(run(`# Boats\n\n## ${heading}\n\n${first}\n`)).toBe(`# Boats\n\n## ${question}\n\n${first}\n`);
  });

  it.each([
    [
      'the section does not open with the answer',
      '# Boats\n\n## Building a boat\n\nMany people stood there and looked.\n',
    ],
    ['the heading asks already', '# Boats\n\n## How we build\n\nWe build a boat from the keel up.\n'],
    [
      'the -ing form belongs to a noun',
      '# Boats\n\n## Building blocks\n\nBuilding blocks are made of stone.\n',
    ],
    ['the heading is a sentence', '# Boats\n\n## Saving rope is hard\n\nSaving rope is a must.\n'],
    [
      'the section tells a story',
      '# Boats\n\n## Our first boat\n\nOur first boat was a wreck and had no keel when we moored it.\n',
    ],
    ['the section does not say what it is', '# Boats\n\n## The crew\n\nThe crew has three people.\n'],
    [
      'it is a name',
      '# Boats\n\n## Harbour Trust Fund Board\n\nThe Harbour Trust Fund Board is a group of people.\n',
    ],
    [
      'the post links to a heading',
      '# Boats\n\n[Below](#building-a-boat)\n\n## Building a boat\n\nYou build a boat from the keel up.\n',
    ],
    ['it is the title', '# Building a boat\n\nYou build a boat from the keel up.\n'],
  ])('leaves the heading alone when %s', (_, post) => {
    expect(run(post)).toBe(post);
  });
});
