import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productPipelines } from '../product-pipelines.ts';
import { listsIn } from './lists-in.ts';
import { ruleSetsOf } from './rule-sets.ts';
import { wordListsOf } from './word-lists.ts';

const pipelines = new URL('../../../../pipelines/src/', import.meta.url);
const entriesIn = (ref: string, name: string) =>
  wordListsOf(productPipelines, ref).find((list) => list.name === name)?.entries;

describe('the word lists behind the rules', () => {
  it.each(ruleSetsOf(productPipelines).map(({ ref }) => ref))(
    'of %s have names of their own and words',
    (ref) => {
      const lists = wordListsOf(productPipelines, ref);
      expect(new Set(lists.map(({ name }) => name)).size).toBe(lists.length);
      for (const { entries } of lists) expect(entries.length).toBeGreaterThan(0);
      expect(JSON.stringify(lists)).not.toMatch(/\[object|undefined/);
    },
  );

  it('are what the code itself reads, phrases and alternatives too', () => {
    expect(entriesIn('aeo/v1', 'fillers')).toContain('in order to');
    expect(entriesIn('ai-likeness/v1', 'inflated words')).toContain('delve');
    expect(entriesIn('complaint-validation/v1', 'courtesies')?.length).toBeGreaterThan(3);
  });

  it('leave out no file of a folder of words', () => {
    const folders = {
      blog: [
        'rules/aeo/v1/words',
        'rules/ai-likeness/v1/lexicon',
        'rules/ai-likeness/v1/lexicon/fitted',
        'guards/words',
      ],
      assessment: ['guards/words'],
      complaint: ['validate/lexicon/words', 'validate/vocabulary'],
      research: ['support/words'],
    };
    /** Has the function that looks words up, and no words. */
    const none = ['validate/vocabulary/strangers.ts'];
    for (const [pipeline, own] of Object.entries(folders)) {
      const shown = readFileSync(new URL(`${pipeline}/shown-words.ts`, pipelines), 'utf8');
      for (const folder of own) {
        const files = readdirSync(new URL(`${pipeline}/${folder}`, pipelines))
          .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
          .map((name) => `${folder}/${name}`);
        for (const file of files.filter((each) => !none.includes(each))) expect(shown).toContain(file);
      }
    }
  });

  it('are refused for a rule set that is not there', () => {
    expect(() => wordListsOf(productPipelines, 'blog/v99')).toThrow('blog/v99');
  });
});

describe('word data of any form', () => {
  it.each([
    ['lines', ' a\n\n b c \n', ['a', 'b c']],
    ['a set', new Set(['a', 'b']), ['a', 'b']],
    ['pairs', new Map([['a', 'b']]), ['a: b']],
    ['an expression', /a|b/, ['a|b']],
    ['phrases by their first word', { byFirst: new Map([['in', [['in', 'fact']]]]) }, ['in fact']],
    ['groups', [['a', 'b'], ['c']], ['a, b', 'c']],
    ['facts', { a: 'x', b: 'y' }, ['a: x', 'b: y']],
  ])('%s become entries', (_, value, entries) => {
    expect(listsIn(['file', 'NAME'], value)).toEqual([{ name: 'file: name', entries }]);
  });

  it('is taken apart where lists lie within it', () => {
    const lists = listsIn(['fillers', 'FILLERS'], { soft: 'a\nb', hardOnes: new Set(['c']), size: 3 });
    expect(lists).toEqual([
      { name: 'fillers: soft', entries: ['a', 'b'] },
      { name: 'fillers: hard ones', entries: ['c'] },
    ]);
  });

  it('is none where it is a function, a number or empty', () => {
    for (const value of [() => 1, 3, null, '', new Set()]) expect(listsIn(['f', 'n'], value)).toEqual([]);
  });
});
