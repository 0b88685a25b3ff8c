import { describe, expect, it } from 'vitest';
import { titleIn } from './title-in.ts';

describe('the title of a post in lists', () => {
  it('is its heading, or what its front matter says, or its first line', () => {
    expect(titleIn('Intro\n\n# Opening hours\n\nAt nine.')).toBe('Opening hours');
    expect(titleIn('---\ntitle: "Opening hours"\n---\nAt nine.')).toBe('Opening hours');
    expect(titleIn('\n***\nAt nine.')).toBe('At nine.');
    expect(titleIn('***')).toBeNull();
  });

  it('keeps the apostrophes and quotes within it', () => {
    expect(titleIn("# What's new in Ben's shop")).toBe("What's new in Ben's shop");
    expect(titleIn('# Why "soon" is no answer')).toBe('Why "soon" is no answer');
  });

  it('shows that it is cut, between characters', () => {
    const title = titleIn(`# ${'🚀'.repeat(210)}`);
    expect(title).toBe(`${'🚀'.repeat(199)}…`);
  });
});
