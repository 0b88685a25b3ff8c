import { kindsIn } from '../../../classifier/model/kinds.ts';
import { addMeanings } from '../../../classifier/model/meanings.ts';
import { stemOf } from '../../../classifier/model/stem.ts';
import type { Near } from '../../matching/near-words.ts';
import type { AskId } from '../asks.ts';
import type { ConceptId } from '../ids.ts';
import type { FoldedText } from './folded-text.ts';
import { nearnessOf } from './nearness.ts';

export interface AskEvidence {
  readonly text: FoldedText;
  readonly language: string;
  /** What the words are near to. */
  readonly asks: readonly Near[];
  readonly concepts: readonly Near[];
  /** What the patterns name. */
  readonly namedAsks: readonly AskId[];
  readonly namedConcepts: ReadonlySet<ConceptId>;
}

const STRONG = 1.4;

/**
 * What means the same in every language: what is named, what words are near to, of which kinds they are (`&`), and how
 * the sentences end. It speaks for asks, and for concepts whatever their own words: who is to knock came in.
 */
export function sharedFeatures({
  text: { questions, words },
  language,
  asks,
  concepts,
  namedAsks,
  namedConcepts,
}: AskEvidence): Set<string> {
  const found = new Set<string>();
  for (const id of namedConcepts) found.add(`@c ${id}`);
  for (const [id, { strength }] of nearnessOf(concepts)) {
    found.add(`@v ${id}`);
    if (strength >= STRONG) found.add(`@vv ${id}`);
  }
  for (const id of namedAsks) found.add(`@a ${id}`);
  if (namedAsks[0] !== undefined) found.add(`@a1 ${namedAsks[0]}`);
  const near = [...nearnessOf(asks)].sort(([, a], [, b]) => b.strength - a.strength);
  for (const [id, { strength, phrase }] of near) {
    found.add(`@av ${id}`);
    if (strength >= STRONG || phrase) found.add(`@avv ${id}`);
  }
  if (near[0] !== undefined) found.add(`@av1 ${near[0][0]}`);
  found.add(`@questions ${Math.min(2, questions.filter((asked) => asked).length)}`);
  found.add(`@sentences ${Math.min(4, questions.length)}`);
  if (questions[0] === true) found.add('@opens with a question');
  if (questions.at(-1) === true) found.add('@ends with a question');
  for (const kind of kindsIn(words, language)) found.add(`&${kind}`);
  addMeanings(found, words, language);
  return found;
}

/** `@` and `&` mean the same in every language; words carry theirs. */
export function askFeatures(evidence: AskEvidence): readonly string[] {
  const found = sharedFeatures(evidence);
  const { text, language } = evidence;
  let before = '^';
  for (const { text: word, opens, sentence } of text.places) {
    const stem = stemOf(word);
    found.add(`${language}:${word}`);
    if (stem !== null) found.add(`${language}:${stem}`);
    found.add(`${language}:${opens ? '^' : before} ${word}`);
    if (text.questions[sentence] === true) found.add(`${language}:${word}?`);
    before = word;
  }
  return [...found];
}
