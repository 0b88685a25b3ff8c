import type { AnalysedBlock, AnalysedSentence, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import { type FindPlace, freePlaces } from '../free-text.ts';
import type { Operation } from '../operation.ts';
import { capital } from '../phrase-edits.ts';
import { isClosed, sentencePlaces } from '../source-place.ts';
import { isHelpingVerb, PERSONS, RELATIVES, SUBJECTS, SUBORDINATORS } from '../words/clauses.ts';
import { isVerbForm } from '../words/verbs.ts';

/** Longer sentences are split, and what a part must have. */
const LONG = 28;
const FEWEST = 7;
const JOINTS = new Set(['and', 'but', 'so']);
/** Behind a semicolon these go on with a row and begin no sentence. */
const GOES_ON = new Set(['and', 'but', 'so', 'or', 'nor', 'yet']);

/** Splits long sentences where a second main clause begins: at a semicolon, or at ", and we". */
export const splitSentences: Operation = {
  id: 'split-sentences',
  propose: (post) =>
    post.body
      .filter(({ block }) => block.kind === 'paragraph' || block.kind === 'list-item')
      .flatMap((block) => splitsIn(post, block)),
};

function splitsIn(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  const long = block.sentences.some((sentence) => sentence.words.length > LONG);
  if (!long) return [];
  const { source } = post.document;
  const { places } = sentencePlaces(post, block);
  const find = freePlaces(post, block);
  return block.sentences.flatMap((sentence, i): Change[] => {
    const place = places[i];
    if (sentence.words.length <= LONG || place === undefined) return [];
    for (const at of jointsOf(sentence)) {
      const change = split(find, sentence, at);
      if (change === null) continue;
      const cut = change[0]?.start ?? 0;
      if (isClosed(source.slice(place.start, cut))) return [change];
    }
    return [];
  });
}

/** Numbers of the words that open a second main clause, the most even split first. */
function jointsOf(sentence: AnalysedSentence): number[] {
  const { words } = sentence;
  const middle = words.length / 2;
  const found: number[] = [];
  for (let at = FEWEST; at <= words.length - FEWEST; at += 1) {
    if (opensClause(sentence, at) && isMainClause(sentence, at)) found.push(at);
  }
  return found.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
}

function opensClause(sentence: AnalysedSentence, at: number): boolean {
  const { words, block } = sentence;
  const word = words[at];
  const before = words[at - 1];
  const next = words[at + 1];
  if (word === undefined || before === undefined || next === undefined) return false;
  const gap = block.text.slice(before.span.end, word.span.start);
  if (gap === '; ') {
    if (GOES_ON.has(word.lower) || RELATIVES.has(word.lower) || sentence.text.split(';').length > 2)
      return false;
    return PERSONS.has(word.lower) || hasVerb(sentence, at, at + 6);
  }
  if (gap !== ', ' || !JOINTS.has(word.lower) || !SUBJECTS.has(next.lower)) return false;
  return PERSONS.has(next.lower) || hasVerb(sentence, at + 1, at + 5);
}

/** A main clause with a verb of its own stands before the joint, and nothing there waits for the clause after it. */
function isMainClause(sentence: AnalysedSentence, at: number): boolean {
  const { words } = sentence;
  const first = words[0]?.lower ?? '';
  if (!hasVerb(sentence, 0, at)) return false;
  // "When X, and we Y, Z" has its main clause behind the joint.
  if (SUBORDINATORS.has(first) && commasBefore(sentence, at) < 2) return false;
  const tail = words.slice(Math.max(0, at - 9), at);
  // "things that they use, and we ..." may go on inside the relative clause.
  if (tail.some(({ lower }) => lower === 'if' || lower === 'whether' || lower === 'not')) return false;
  return !words
    .slice(0, at)
    .some(({ lower }) => lower === 'both' || lower === 'either' || lower === 'neither');
}

function commasBefore({ block, words }: AnalysedSentence, at: number): number {
  const start = words[0]?.span.start ?? 0;
  return block.text.slice(start, words[at]?.span.start ?? start).split(', ').length - 1;
}

function hasVerb({ words }: AnalysedSentence, from: number, to: number): boolean {
  return words
    .slice(from, to)
    .some(({ lower }) => isHelpingVerb(lower) || isVerbForm(lower) || /['’](?:s|re|ve|ll|m|d)$/.test(lower));
}

/** Ends the first clause and begins the second as a sentence; "and" goes, "but" and "so" stay. */
function split(find: FindPlace, sentence: AnalysedSentence, at: number): Change | null {
  const before = sentence.words[at - 1];
  const joint = sentence.words[at];
  if (before === undefined || joint === undefined) return null;
  const opener = joint.lower === 'and' ? sentence.words[at + 1] : joint;
  if (opener === undefined) return null;
  const place = find({ start: before.span.end, end: opener.span.end });
  return place === null ? null : [{ ...place, text: `. ${capital(opener.text)}` }];
}
