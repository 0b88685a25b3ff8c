import { describe, expect, it } from 'vitest';
import { diffVersions } from './diff-versions.ts';
import { diffAsMarkdown, diffAsProposal, diffAsText } from './diff-words.ts';

const before = [
  { problemId: 'a', content: 'A train leaves Chicago.' },
  { problemId: 'b', content: 'Add 2 and 3.' },
  { problemId: 'c', content: 'Name a river.' },
];
const after = [
  { problemId: 'c', content: 'Name a river.' },
  { problemId: 'a', content: 'An eastbound train leaves Chicago.' },
];
const compared = { documentId: 'doc', from: 1, to: 2 };
const diffs = diffVersions(before, after, new Map([['a', 'Applied feedback fb_1 (clarity).']]));

describe('two versions of a document', () => {
  it('are compared problem by problem', () => {
    expect(diffs.map(({ problemId, change, from, to }) => [problemId, change, from, to])).toEqual([
      ['c', 'moved', 3, 1],
      ['a', 'rewritten', 1, 2],
      ['b', 'removed', 2, null],
    ]);
    const [, rewritten] = diffs;
    expect(
      rewritten?.pieces
        .filter(({ kind }) => kind !== 'removed')
        .map(({ text }) => text)
        .join(''),
    ).toBe('An eastbound train leaves Chicago.');
  });

  it('that are the same have nothing to tell', () => {
    expect(
      diffVersions(before, before, new Map()).every(
        ({ change, pieces }) => change === 'same' && pieces.length === 0,
      ),
    ).toBe(true);
  });

  it('read as text, as a page and as an annotated proposal', () => {
    expect(diffAsText(compared, diffs)).toContain(
      'a  rewritten from place 1 to 2\n- A train leaves Chicago.\n+ An eastbound train leaves Chicago.\n  Applied feedback fb_1 (clarity).',
    );
    const page = diffAsMarkdown(compared, diffs);
    expect(page).toContain('~~Add 2 and 3.~~');
    expect(page).toMatch(/\*\*[^*]*eastbound[^*]*\*\*/);
    expect(diffAsProposal(compared, diffs)).toContain(
      [
        '## a',
        '**Current:**',
        '> A train leaves Chicago.',
        '**Proposed:**',
        '> An eastbound train leaves Chicago.',
        '**Rationale:** Applied feedback fb_1 (clarity).',
      ].join('\n\n'),
    );
  });

  it('a page has no two marks that touch', () => {
    const old = 'Add 2 and 3. Show your work. Use a pencil. Check it.';
    for (const text of ['Add 2 and 3.', 'Add 2 and 3. Check it.', 'Add 2 and 3. Write with care. Be neat.']) {
      const [first] = [
        diffVersions([{ problemId: 'a', content: old }], [{ problemId: 'a', content: text }], new Map()),
      ];
      const page = diffAsMarkdown(compared, first ?? []);
      expect(page).toContain('~~');
      expect(page).not.toMatch(/~~~|\*\*\*/);
    }
  });
});
