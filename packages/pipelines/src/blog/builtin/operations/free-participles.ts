import type { Word } from '@palimpsest/kernel/text';
import type { AnalysedBlock, AnalysedSentence, BlogAnalysis } from '../../analysis.ts';
import type { Change, Edit } from '../edit.ts';
import { freePlaces } from '../free-text.ts';
import type { Operation } from '../operation.ts';
import { isClosed, sentencePlaces } from '../source-place.ts';
import { type Tense, tenseOf } from '../tense.ts';
import { isHelpingVerb } from '../words/clauses.ts';
import { RESULT_VERBS } from '../words/result-verbs.ts';
import { isVerbForm } from '../words/verbs.ts';

/** A main clause this long can stand alone; then the trailing clause becomes a sentence, else a relative clause. */
const LONG = 14;
const FEWEST_BEFORE = 4;
const FEWEST_AFTER = 3;
/** "encouraging creativity, connection, and growth": the commas divide what the verb acts on. */
const ROW_OF_NOUNS = /^\w+ing [\w-]+, [\w-]+, (?:and|or) [\w-]+\.$/;

/** Gives trailing -ing clauses about an outcome their own verb: ", allowing us to" becomes ". This allows us to". */
export const freeParticiples: Operation = {
  id: 'free-participles',
  propose: (post) => post.body.flatMap((block) => changesIn(post, block)),
};

function changesIn(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  if (!block.words.some(({ lower }) => RESULT_VERBS.has(lower))) return [];
  const { source } = post.document;
  const { places } = sentencePlaces(post, block);
  const find = freePlaces(post, block);
  return block.sentences.flatMap((sentence, i): Change[] => {
    const at = trailingClause(sentence);
    const before = sentence.words[at - 1];
    const word = sentence.words[at];
    if (before === undefined || word === undefined) return [];
    const tense = tenseOf(sentence.words.slice(0, at).map(({ lower }) => lower));
    const joined = joinedVerbs(sentence, at);
    if (tense === null || joined === null) return [];
    const place = find({ start: before.span.end, end: word.span.end });
    const start = places[i]?.start ?? 0;
    if (place === null || !isClosed(source.slice(start, place.start))) return [];
    const lead = at >= LONG ? '. This' : ', which';
    const edits: Edit[] = [{ ...place, text: `${lead} ${finite(word.lower, tense)}` }];
    for (const { lower, span } of joined) {
      const also = find(span);
      if (also === null) return [];
      edits.push({ ...also, text: finite(lower, tense) });
    }
    return [edits];
  });
}

function finite(gerund: string, tense: Tense): string {
  return RESULT_VERBS.get(gerund)?.[tense] ?? gerund;
}

/**
 * The -ing forms that go on with the clause, "saving time and raising spirits": they change with its verb. Null where
 * one of them cannot: the clause would be half one thing and half the other.
 */
function joinedVerbs({ words }: AnalysedSentence, at: number): Word[] | null {
  const found: Word[] = [];
  for (let i = at + 2; i < words.length; i += 1) {
    const word = words[i];
    if (word === undefined || !word.lower.endsWith('ing')) continue;
    const joint = words[i - 1]?.lower.endsWith('ly') === true ? i - 2 : i - 1;
    if (!/^(?:and|or|thus|thereby)$/.test(words[joint]?.lower ?? '')) continue;
    if (!RESULT_VERBS.has(word.lower)) return null;
    found.push(word);
  }
  return found;
}

/** The word that opens the last clause of the sentence, when it is one of the verbs and nothing else follows it. */
function trailingClause(sentence: AnalysedSentence): number {
  const { words, block } = sentence;
  for (let at = words.length - FEWEST_AFTER; at >= FEWEST_BEFORE; at -= 1) {
    const word = words[at];
    const before = words[at - 1];
    if (word === undefined || before === undefined || !RESULT_VERBS.has(word.lower)) continue;
    if (block.text.slice(before.span.end, word.span.start) !== ', ') continue;
    const head = words.slice(0, at).map(({ lower }) => lower);
    if (!head.some((lower) => isHelpingVerb(lower) || isVerbForm(lower))) return -1;
    // In a row of -ing forms the clause is an item and no outcome.
    const rest = block.text.slice(word.span.start, sentence.span.end);
    if (
      (/, (?:\w+ing|and|or|but|while|then)\b/.test(rest) && !ROW_OF_NOUNS.test(rest)) ||
      head.some((lower, i) => i > at - 8 && RESULT_VERBS.has(lower))
    )
      return -1;
    return /^(?:if|when|while|although|because|since|by|as|after|before)$/.test(head[0] ?? '') &&
      commas(sentence, at) < 2
      ? -1
      : at;
  }
  return -1;
}

function commas({ block, words }: AnalysedSentence, at: number): number {
  return block.text.slice(words[0]?.span.start ?? 0, words[at]?.span.start ?? 0).split(', ').length - 1;
}
