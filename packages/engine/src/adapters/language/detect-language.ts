import type { DetectedLanguage, DetectLanguage } from '@palimpsest/kernel/text';
import { readScript } from './scripts.ts';
import { sistersOf, spellingVotes } from './sister-spellings.ts';
import { type Votes, wordVotes } from './word-votes.ts';

/** The n-gram detector: a score of 0 to 1 per language, under its own codes. */
export type ScoreLanguages = (text: string) => Readonly<Record<string, number>>;

// The n-gram data reads about the first 380 bytes; more than this adds nothing.
const MOST_CHARACTERS = 1_000;
const FEW_LETTERS = 20;
const VOTE_WEIGHT = 1.5;
const SPELLING_WEIGHT = 0.5;
// The n-gram data leans towards Danish.
const NORWEGIAN_LEAN = 0.08;
const NONE: DetectedLanguage = { language: '', confidence: 'low' };

/** Codes a caller may ask for that the n-gram data has under another name, or not apart from a sister language. */
const KNOWN_AS: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', id: 'ms', iw: 'he', fil: 'tl' };

interface Ranked {
  readonly language: string;
  readonly score: number;
}

/**
 * Corrects an n-gram detector where it is weak: the script decides what a script can decide, and frequent words and
 * letters weigh in for short texts and for sister languages.
 */
export function languageDetector(score: ScoreLanguages): DetectLanguage {
  return (text, among) => {
    const asked = askedFor(among);
    const sample = text.slice(0, MOST_CHARACTERS).normalize('NFC').toLowerCase();
    const script = readScript(sample);
    if (script.letters === 0 || asked.size === 0) return NONE;
    if (script.languages?.length === 1) return byScript(script.languages[0] ?? '', script.letters, asked);

    const squeezed = sample.replace(/(\p{L})\1{2,}/gu, '$1');
    const votes = wordVotes(squeezed);
    const ranked = rank(score(squeezed), votes);
    const first = ranked.find(({ language }) => asked.has(language));
    if (first === undefined) return NONE;
    const second = ranked.find(({ language }) => asked.has(language) && language !== first.language);
    const language = asked.get(first.language) ?? '';
    // A text in a language nobody asked about is still given the nearest one, but not to be relied on.
    const foreign = ranked[0] !== undefined && !asked.has(ranked[0].language) && lead(ranked[0], first) > 0.1;
    if (foreign) return { language, confidence: 'low' };
    return {
      language,
      confidence: confidence(lead(first, second), script.letters, votes.byLanguage.get(first.language) ?? 0),
    };
  };
}

/** The codes of the n-gram data that are asked about, each with the code the caller knows it by. */
function askedFor(among: readonly string[]): ReadonlyMap<string, string> {
  const asked = new Map<string, string>();
  for (const tag of among) {
    const base = (tag.split('-')[0] ?? '').toLowerCase();
    const known = Object.hasOwn(KNOWN_AS, base) ? (KNOWN_AS[base] ?? base) : base;
    if (!asked.has(known)) asked.set(known, base);
  }
  return asked;
}

function byScript(language: string, letters: number, asked: ReadonlyMap<string, string>): DetectedLanguage {
  const code = asked.get(language);
  if (code === undefined) return NONE;
  return { language: code, confidence: letters < 2 ? 'low' : 'high' };
}

function rank(scores: Readonly<Record<string, number>>, votes: Votes): readonly Ranked[] {
  // A short text may have no n-gram the data knows, and still a frequent word.
  const known = new Map([
    ...[...votes.byLanguage.keys()].map((language) => [language, 0] as const),
    ...Object.entries(scores),
  ]);
  const all = [...known].map(([language, score]) => ({
    language,
    score:
      (language === 'no' ? NORWEGIAN_LEAN : 0) +
      evidence(score) +
      (VOTE_WEIGHT * (votes.byLanguage.get(language) ?? 0)) / Math.max(1, votes.words.length),
  }));
  const ranked = all.sort(best);
  const sisters = sistersOf(ranked[0]?.language ?? '');
  if (sisters.length === 0) return ranked;
  return ranked
    .map(({ language, score }) => ({
      language,
      score: sisters.includes(language)
        ? score + (SPELLING_WEIGHT * spellingVotes(votes.words, language)) / Math.max(1, votes.words.length)
        : score,
    }))
    .sort(best);
}

function best(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.language < b.language ? -1 : 1);
}

/** Undoes the detector's scaling, so that a difference means the same at both ends of it. */
function evidence(score: number): number {
  return score / Math.max(0.001, 1 - score);
}

function lead(first: Ranked, second: Ranked | undefined): number {
  return second === undefined ? 1 : (first.score - second.score) / Math.max(0.001, first.score);
}

function confidence(lead: number, letters: number, ownVotes: number): 'low' | 'medium' | 'high' {
  if (letters < FEW_LETTERS) return lead > 0.2 && ownVotes >= 2 ? 'medium' : 'low';
  if (lead > 0.12) return 'high';
  return lead > 0.04 ? 'medium' : 'low';
}
