import type { ShownWords } from '@palimpsest/contracts';
import { aeoWords } from './shown-words/aeo.ts';
import { aiLikenessWords } from './shown-words/ai-likeness.ts';
import { guardWords } from './shown-words/guards.ts';
import { writerWords } from './shown-words/writer.ts';

/** The words, patterns and weights behind the rules, as the code itself reads them: by rule set and file, to be shown. */
export const blogWords: Readonly<Record<string, Readonly<Record<string, ShownWords>>>> = {
  'aeo/v1': aeoWords,
  'ai-likeness/v1': aiLikenessWords,
  'blog-guards/v1': guardWords,
  'blog/v1': writerWords,
};
