import { languageOf } from '../words/languages.ts';
import { nearTo } from '../words/near.ts';
import { ASK_IDS, type AskId } from './asks.ts';
import { askFeatures } from './model/ask-features.ts';
import { type FoldedText, foldedText } from './model/folded-text.ts';
import { nearConcepts } from './model/near-text.ts';
import { nearnessOf } from './model/nearness.ts';
import { weighSparse } from './model/sparse-table.ts';
import { askTable } from './model/tables.ts';
import { type NamedAsk, nameAsks } from './name-asks.ts';
import { nameConcepts } from './name-concepts.ts';

export interface AskHit extends NamedAsk {
  /** The word lists name it; otherwise it is what the message most likely means. */
  readonly named: boolean;
  /** Nothing else is likelier. */
  readonly likeliest: boolean;
  /** By how much less likely than the likeliest, in the units of the table. */
  readonly behind: number;
}

/** An ask no pattern names counts when it is nearly the likeliest, and not much less likely than none. */
const NEARLY = 30;
const AT_MOST = 2;
const OTHER = ASK_IDS.indexOf('other');

/**
 * What a text asks for: what its word lists name, in the order of appearance, and what it most likely means.
 *
 * @example
 * findAsks('Please turn it down', 'en').map(({ id }) => id); // ['turn_down']
 */
export function findAsks(text: string, language: string): AskHit[] {
  const code = languageOf(language);
  if (code === null) return [];
  const named = nameAsks(text, code);
  const folded = foldedText(text, code);
  const asks = nearTo('asks', code)(folded.words);
  const scores = weighSparse(
    askTable(),
    askFeatures({
      text: folded,
      language: code,
      asks,
      concepts: nearConcepts(folded, code),
      namedAsks: named.map(({ id }) => id),
      namedConcepts: new Set(nameConcepts(text, code).map(({ id }) => id)),
    }),
    ASK_IDS.length,
  );
  const near = nearnessOf(asks);
  const likely = likelyAsks(scores);
  const best = Math.max(...scores);
  const standing = (id: AskId) => ({
    likeliest: id === likely[0],
    behind: best - (scores[ASK_IDS.indexOf(id)] ?? 0),
  });
  return [
    ...named.map((hit) => ({ ...hit, ...standing(hit.id), named: true })),
    ...likely
      .filter((id) => named.every((hit) => hit.id !== id))
      .flatMap((id) => hitOf(id, near.get(id)?.at, folded).map((hit) => ({ ...hit, ...standing(id) }))),
  ];
}

function likelyAsks(scores: readonly number[]): AskId[] {
  const ranked = ASK_IDS.map((id, k) => ({ id, score: scores[k] ?? 0 }))
    .filter(({ id }) => id !== 'other')
    .sort((a, b) => b.score - a.score);
  const least = Math.max(ranked[0]?.score ?? 0, scores[OTHER] ?? 0) - NEARLY;
  return ranked
    .slice(0, AT_MOST)
    .filter(({ id, score }, at) => score >= least && (at === 0 || id !== 'explain'))
    .map(({ id }) => id);
}

/** Where its nearest word stands; without one it is the whole message that asks. */
function hitOf(id: AskId, at: number | undefined, { places }: FoldedText): (NamedAsk & { named: false })[] {
  const place = places[at ?? 0];
  return place === undefined ? [] : [{ id, span: place.span, sentence: place.sentence, named: false }];
}
