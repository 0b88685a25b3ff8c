import { describe, expect, it } from 'vitest';
import { findEntries, makeLexicon } from './lexicon.ts';

const NONE: ReadonlySet<string> = new Set();
const idsIn = (text: string, texts: Readonly<Record<string, string>>) =>
  findEntries(text, makeLexicon('en', texts, NONE)).map(({ id }) => id);

describe('entries are found', () => {
  it('by a whole word, by the beginning of one, and by either of several', () => {
    const texts = { dishes: 'plate|plates', noise: 'shout*', none: 'shou' };
    expect(idsIn('He shouted about plates', texts)).toEqual(['noise', 'dishes']);
  });

  it('by runs that any word may begin, and at the end of a question', () => {
    expect(idsIn('why is it so cold?', { question: '.. cold ?' })).toEqual(['question']);
    expect(idsIn('it is so cold', { question: '.. cold ?' })).toEqual([]);
  });

  it('only where their conditions hold in the sentence, or in the message', () => {
    const texts = { tv: 'series & loud && night, film & !cinema' };
    expect(idsIn('Your series is loud. It was night.', texts)).toEqual(['tv']);
    expect(idsIn('Your series is on. It was loud at night.', texts)).toEqual([]);
    expect(idsIn('A film at the cinema', texts)).toEqual([]);
  });

  it('each once, where the first of its patterns that matches stands', () => {
    const lexicon = makeLexicon('en', { mess: 'crumbs, mess' }, NONE);
    const [hit, ...others] = findEntries('A mess of crumbs', lexicon);
    expect(others).toEqual([]);
    expect(hit?.span).toEqual({ start: 10, end: 16 });
  });

  it('in words that are longer than any stem', () => {
    expect(idsIn(`shout${'x'.repeat(5000)}`, { noise: 'shout*' })).toEqual(['noise']);
  });
});
