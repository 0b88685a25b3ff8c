import { describe, expect, it } from 'vitest';
import { perform } from '../rewriter.ts';
import { listsFromLabels } from './lists-from-labels.ts';

const run = (text: string) => perform(listsFromLabels, text, () => true);

describe('lists-from-labels', () => {
  it('makes items of paragraphs in a row that open with a bold label', () => {
    expect(
      run('Teas:\n\n**Green:** steep it\nshort.\n\n**Black:** steep it long.\n\n**White:** steep it cool.\n'),
    ).toBe(
      'Teas:\n\n- **Green:** steep it\n  short.\n\n- **Black:** steep it long.\n\n- **White:** steep it cool.\n',
    );
  });

  it.each([
    ['two of them', '**Green:** steep it short.\n\n**Black:** steep it long.\n'],
    ['an interview', '**Ann:** Hello there.\n\n**Ben:** Good day.\n\n**Ann:** How are you?\n'],
    ['speech', '**Ann Lee:** I like tea.\n\n**Ben Ray:** So do my friends.\n\n**Cy Poe:** Tea is warm.\n'],
    [
      'paragraphs with something between them',
      'A\n\n**Green:** short.\n\n<hr>\n\n**Black:** long.\n\n<hr>\n\n**White:** cool.\n',
    ],
  ])('leaves %s alone', (_, post) => {
    expect(run(post)).toBe(post);
  });
});
