import type { Lexicon } from '../lexicon.ts';
import { GERMAN } from './de/lexicon.ts';
import { ENGLISH } from './en/lexicon.ts';
import { SPANISH } from './es/lexicon.ts';
import { FRENCH } from './fr/lexicon.ts';

/** The languages the classifier has word lists for. */
export const LEXICONS: readonly Lexicon[] = [ENGLISH, SPANISH, FRENCH, GERMAN];
