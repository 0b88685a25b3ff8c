import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ADD_HEADERS,
  ADD_LISTS,
  ANSWER_FIRST,
  CATEGORY_INSTRUCTIONS,
  PILLAR_INSTRUCTIONS,
  VARY_SENTENCES,
} from '../rules/blog/v1/instructions.ts';
import { checkRewrite } from './check-rewrite.ts';

const POSTS = ['bikes', 'git', 'library', 'meetings', 'remote', 'run', 'solar', 'tax', 'tea', 'yeast'];
const ASKED = [
  PILLAR_INSTRUCTIONS.answerability,
  ANSWER_FIRST,
  ADD_HEADERS,
  ADD_LISTS,
  VARY_SENTENCES,
  CATEGORY_INSTRUCTIONS.stock_phrases,
];

const read = (name: string) =>
  readFileSync(new URL(`cases/hand-rewrites/${name}.md`, import.meta.url), 'utf8');

describe('a careful rewrite by hand of a whole post', () => {
  it.each(POSTS)('passes every hard guard: %s', (name) => {
    const { verdicts } = checkRewrite(read(`${name}.before`), read(`${name}.after`), {
      protectedTerms: [],
      fixInstructions: ASKED,
    });
    expect(verdicts.filter(({ passed, severity }) => !passed && severity === 'hard')).toEqual([]);
  });

  it.each(POSTS)('is refused as a rewrite of another post: %s', (name) => {
    const other = POSTS[(POSTS.indexOf(name) + 1) % POSTS.length] ?? '';
    const { passed } = checkRewrite(read(`${name}.before`), read(`${other}.after`), {
      protectedTerms: [],
      fixInstructions: ASKED,
    });
    expect(passed).toBe(false);
  });
});
