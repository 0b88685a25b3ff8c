import { nearTo } from '../words/near.ts';
import { languageOf } from '../words/languages.ts';
import { CONCEPT_WEIGHTS } from './model/concept-weights.ts';
import { conceptCandidates } from './model/concept-candidates.ts';
import { foldedText } from './model/folded-text.ts';
import { type SparseTable, readSparse, weighSparse } from './model/sparse-table.ts';
import { type NamedConcept, nameConcepts } from './name-concepts.ts';

export interface ConceptHit extends NamedConcept {
  /** How likely the message is about it, in twentieths of a natural logarithm; 0 where it is as likely as not. */
  readonly weight: number;
}

/** From here on a concept counts as spoken of though no pattern names it. */
const HEARD = -50;
let table: SparseTable | undefined;

/**
 * The household concepts a text speaks of, in the order of appearance: those its word lists name, with those they imply,
 * and those its words are near enough to.
 *
 * @example
 * findConcepts('You left your plates again', 'en').map(({ id }) => id); // ['dishes']
 */
export function findConcepts(text: string, language: string): ConceptHit[] {
  const code = languageOf(language);
  if (code === null) return [];
  table ??= readSparse(CONCEPT_WEIGHTS);
  const named = new Map(nameConcepts(text, code).map((hit) => [hit.id, hit]));
  const { words, places } = foldedText(text, code);
  const hits: ConceptHit[] = [];
  for (const { id, at, features } of conceptCandidates(nearTo('concepts', code)(words), new Set(named.keys()))) {
    const [weight = 0] = weighSparse(table, features, 1);
    const hit = named.get(id);
    const place = places[at];
    if (hit !== undefined) hits.push({ ...hit, weight });
    else if (weight >= HEARD && place !== undefined)
      hits.push({ id, span: place.span, sentence: place.sentence, weight });
  }
  return hits.sort((a, b) => a.span.start - b.span.start);
}
