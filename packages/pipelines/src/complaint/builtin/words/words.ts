import type { AskTable, ConceptTable } from './concept-words.ts';
import { ASKS_DE } from './de/asks.ts';
import { CONCEPTS_DE } from './de/concepts.ts';
import { MORNING_DE, NIGHT_DE } from './de/dayparts.ts';
import { FRAMES_DE } from './de/frames.ts';
import { KEEP_DE } from './de/keep.ts';
import { TROUBLES_DE } from './de/troubles.ts';
import { ASKS_EN } from './en/asks.ts';
import { CONCEPTS_EN } from './en/concepts.ts';
import { MORNING_EN, NIGHT_EN } from './en/dayparts.ts';
import { FRAMES_EN } from './en/frames.ts';
import { KEEP_EN } from './en/keep.ts';
import { TROUBLES_EN } from './en/troubles.ts';
import { ASKS_ES } from './es/asks.ts';
import { CONCEPTS_ES } from './es/concepts.ts';
import { MORNING_ES, NIGHT_ES } from './es/dayparts.ts';
import { FRAMES_ES } from './es/frames.ts';
import { KEEP_ES } from './es/keep.ts';
import { TROUBLES_ES } from './es/troubles.ts';
import { ASKS_FR } from './fr/asks.ts';
import { CONCEPTS_FR } from './fr/concepts.ts';
import { MORNING_FR, NIGHT_FR } from './fr/dayparts.ts';
import { FRAMES_FR } from './fr/frames.ts';
import { KEEP_FR } from './fr/keep.ts';
import { TROUBLES_FR } from './fr/troubles.ts';
import type { Frames } from './frames.ts';
import type { LanguageCode } from './languages.ts';
import type { Troubles } from './troubles.ts';

/** Everything one language brings to the recognition of concepts and asks. */
export interface LanguageWords {
  readonly concepts: ConceptTable;
  readonly asks: AskTable;
  readonly frames: Frames;
  readonly troubles: Troubles;
  readonly keep: ReadonlySet<string>;
  /** Patterns for late and early hours. */
  readonly night: string;
  readonly morning: string;
}

const EN: LanguageWords = {
  concepts: CONCEPTS_EN,
  asks: ASKS_EN,
  frames: FRAMES_EN,
  troubles: TROUBLES_EN,
  keep: KEEP_EN,
  night: NIGHT_EN,
  morning: MORNING_EN,
};

const ES: LanguageWords = {
  concepts: CONCEPTS_ES,
  asks: ASKS_ES,
  frames: FRAMES_ES,
  troubles: TROUBLES_ES,
  keep: KEEP_ES,
  night: NIGHT_ES,
  morning: MORNING_ES,
};

const FR: LanguageWords = {
  concepts: CONCEPTS_FR,
  asks: ASKS_FR,
  frames: FRAMES_FR,
  troubles: TROUBLES_FR,
  keep: KEEP_FR,
  night: NIGHT_FR,
  morning: MORNING_FR,
};

const DE: LanguageWords = {
  concepts: CONCEPTS_DE,
  asks: ASKS_DE,
  frames: FRAMES_DE,
  troubles: TROUBLES_DE,
  keep: KEEP_DE,
  night: NIGHT_DE,
  morning: MORNING_DE,
};

export const WORDS: Readonly<Record<LanguageCode, LanguageWords>> = { en: EN, es: ES, fr: FR, de: DE };
