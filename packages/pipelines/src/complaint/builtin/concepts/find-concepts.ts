import { languageOf } from '../words/languages.ts';
import { WORDS } from '../words/words.ts';
import { CONCEPTS, type ConceptId } from './ids.ts';
import { NOISY } from './implied.ts';
import { conceptCandidates } from './model/concept-candidates.ts';
import { foldedText } from './model/folded-text.ts';
import { nearConcepts } from './model/near-text.ts';
import { weighSparse } from './model/sparse-table.ts';
import { conceptTable } from './model/tables.ts';
import { type NamedConcept, nameConcepts } from './name-concepts.ts';

export interface ConceptHit extends NamedConcept {
  /** How likely the message is about it, in twentieths of a natural logarithm; 0 where it is as likely as not. */
  readonly weight: number;
  /** The word lists name it; otherwise the words are only near to it. */
  readonly named: boolean;
}

/** From here on a concept counts as spoken of though no pattern names it. */
const HEARD = -50;

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
  const named = new Map(nameConcepts(text, code).map((hit) => [hit.id, hit]));
  const folded = foldedText(text, code);
  const hits: ConceptHit[] = [];
  for (const { id, at, features } of conceptCandidates(nearConcepts(folded, code), new Set(named.keys()))) {
    const [weight = 0] = weighSparse(conceptTable(), features, 1);
    const hit = named.get(id);
    const place = folded.places[at];
    if (hit !== undefined) hits.push({ ...hit, weight, named: true });
    else if (weight >= HEARD && place !== undefined && !isSaid(id))
      hits.push({ id, span: place.span, sentence: place.sentence, weight, named: false });
  }
  const noisy = hits.some(({ id }) => NOISY.has(id));
  return hits
    .filter(({ id, named: isNamed }) => isNamed || noisy || (id !== 'late_noise' && id !== 'early_noise'))
    .sort((a, b) => a.span.start - b.span.start);

  /** A general word for a topic adds nothing where something more exact of it is named. */
  function isSaid(id: ConceptId): boolean {
    const general = WORDS[code ?? 'en'].concepts[id].weak !== undefined;
    return general && [...named.keys()].some((each) => CONCEPTS[each].topic === CONCEPTS[id].topic);
  }
}
