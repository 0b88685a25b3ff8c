import type { AnalysedBlock, AnalysedSentence, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import { freePlaces } from '../free-text.ts';
import type { Operation } from '../operation.ts';
import { isClosed, sentencePlaces } from '../source-place.ts';
import { isHelpingVerb } from '../words/clauses.ts';
import { RESULT_VERBS } from '../words/result-verbs.ts';
import { isVerbForm } from '../words/verbs.ts';
import { wordSet } from '../words/word-list.ts';

/** A main clause this long can stand alone; then the trailing clause becomes a sentence, else a relative clause. */
const LONG = 14;
const FEWEST_BEFORE = 4;
const PRESENT = wordSet('is are am has have can will do does may might should must shall would could');
const PAST = wordSet('was were had did made built gave took led ran came went');
const FEWEST_AFTER = 3;

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
    const verb = word === undefined ? undefined : RESULT_VERBS.get(word.lower);
    if (before === undefined || word === undefined || verb === undefined) return [];
    const place = find({ start: before.span.end, end: word.span.end });
    const start = places[i]?.start ?? 0;
    if (place === null || !isClosed(source.slice(start, place.start))) return [];
    const form = isPast(sentence, at) ? verb.past : verb.present;
    return [[{ ...place, text: at >= LONG ? `. This ${form}` : `, which ${form}` }]];
  });
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
      /, (?:\w+ing|and|or|but|while|then)\b/.test(rest) ||
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

/** Past only where no helper verb puts the sentence into the present or the possible. */
function isPast({ words }: AnalysedSentence, at: number): boolean {
  const head = words.slice(0, at).map(({ lower }) => lower);
  if (head.some((lower) => PRESENT.has(lower))) return false;
  return head.some((lower) => PAST.has(lower) || (lower.endsWith('ed') && lower.length > 4));
}
