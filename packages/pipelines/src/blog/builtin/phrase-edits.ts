import type { AnalysedBlock, AnalysedSentence, BlogAnalysis } from '../analysis.ts';
import type { Change } from './edit.ts';
import { freePlaces } from './free-text.ts';

/** What to put in the place of a phrase: another wording, nothing, or null to leave it. */
export type Replace = (found: FoundPhrase) => string | null;

export interface FoundPhrase {
  readonly phrase: string;
  readonly sentence: AnalysedSentence;
  /** Index of its first word in the sentence. */
  readonly at: number;
  readonly length: number;
}

/**
 * Replaces phrases of a table, the longest that fits first. Capital letters, the article before the phrase and the
 * comma after a dropped opening are seen to. Names are left alone: a capital inside a sentence is one.
 */
export function replacePhrases(
  post: BlogAnalysis,
  has: (phrase: string) => boolean,
  longest: number,
  replace: Replace,
): Change[] {
  const changes: Change[] = [];
  for (const block of post.body) {
    const find = freePlaces(post, block);
    for (const sentence of block.sentences) {
      for (let at = 0; at < sentence.words.length; ) {
        const length = lengthAt(sentence, at, has, longest);
        const change = length === 0 ? null : edit(post, block, sentence, at, length, replace, find);
        if (change !== null) changes.push(change);
        at += Math.max(1, length);
      }
    }
  }
  return changes;
}

function lengthAt(
  sentence: AnalysedSentence,
  at: number,
  has: (phrase: string) => boolean,
  longest: number,
): number {
  for (let length = Math.min(longest, sentence.words.length - at); length > 0; length -= 1) {
    if (has(phraseOf(sentence, at, length)) && isUnbroken(sentence, at, length)) return length;
  }
  return 0;
}

function phraseOf(sentence: AnalysedSentence, at: number, length: number): string {
  return sentence.words
    .slice(at, at + length)
    .map(({ lower }) => lower.replaceAll('’', "'"))
    .join(' ');
}

function isUnbroken({ block, words }: AnalysedSentence, at: number, length: number): boolean {
  for (let i = at + 1; i < at + length; i += 1) {
    if (block.text.slice(words[i - 1]?.span.end ?? 0, words[i]?.span.start ?? 0) !== ' ') return false;
  }
  return true;
}

function edit(
  post: BlogAnalysis,
  block: AnalysedBlock,
  sentence: AnalysedSentence,
  at: number,
  length: number,
  replace: Replace,
  find: ReturnType<typeof freePlaces>,
): Change | null {
  const first = sentence.words[at];
  const last = sentence.words[at + length - 1];
  if (first === undefined || last === undefined) return null;
  const opens = at === 0;
  if (!opens && /\p{Lu}/u.test(block.text.slice(first.span.start, last.span.end))) return null;
  // "individuals' rights": the apostrophe would be left behind.
  if (/^['’]/.test(block.text.slice(last.span.end, last.span.end + 1))) return null;
  const text = replace({ phrase: phraseOf(sentence, at, length), sentence, at, length });
  if (text === null) return null;
  if (text === '') return drop(post, block, sentence, at, length, find);
  const article = sentence.words[at - 1];
  const fitted = opens ? capital(text) : text;
  if (
    article !== undefined &&
    (article.lower === 'a' || article.lower === 'an') &&
    isUnbroken(sentence, at - 1, 2)
  ) {
    const fitting = /^[aeiou]/i.test(text) ? 'an' : 'a';
    const place = find({ start: article.span.start, end: last.span.end });
    const written = article.text.startsWith('A') ? capital(fitting) : fitting;
    return place === null ? null : [{ ...place, text: `${written} ${fitted}` }];
  }
  const place = find({ start: first.span.start, end: last.span.end });
  return place === null ? null : [{ ...place, text: fitted }];
}

/** Takes the phrase out with the space or comma that went with it. */
function drop(
  post: BlogAnalysis,
  block: AnalysedBlock,
  sentence: AnalysedSentence,
  at: number,
  length: number,
  find: ReturnType<typeof freePlaces>,
): Change | null {
  const first = sentence.words[at];
  const last = sentence.words[at + length - 1];
  const next = sentence.words[at + length];
  if (first === undefined || last === undefined || next === undefined) return null;
  const between = block.text.slice(last.span.end, next.span.start);
  if (between !== ' ' && between !== ', ') return null;
  if (at > 0) {
    const before = sentence.words[at - 1];
    if (between !== ' ' || before === undefined || !isUnbroken(sentence, at - 1, 2)) return null;
    // "a very easy step" is "an easy step" without its filler.
    const isArticle = before.lower === 'a' || before.lower === 'an';
    const place = find({ start: isArticle ? before.span.start : first.span.start, end: next.span.start });
    if (place === null) return null;
    const article = /^[aeiou]/.test(next.lower) ? 'an ' : 'a ';
    return [{ ...place, text: isArticle ? (/^A/.test(before.text) ? capital(article) : article) : '' }];
  }
  const place = find({ start: first.span.start, end: next.span.start });
  const initial = block.prose.toSource({ start: next.span.start, end: next.span.start + 1 });
  if (place === null || place.end > initial.start) return null;
  const letter = post.document.source.slice(initial.start, initial.end);
  return [
    { ...place, text: '' },
    { ...initial, text: letter.toUpperCase() },
  ];
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
