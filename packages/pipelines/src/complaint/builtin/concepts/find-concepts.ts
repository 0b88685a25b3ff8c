import { languageOf } from '../words/languages.ts';
import { nearTo } from '../words/near.ts';
import { WORDS } from '../words/words.ts';
import { CONCEPT_IDS, type ConceptId } from './ids.ts';
import { NOISY } from './implied.ts';
import { sharedFeatures } from './model/ask-features.ts';
import { conceptCandidates } from './model/concept-candidates.ts';
import { linkedCandidates } from './model/concept-choice.ts';
import { foldedText } from './model/folded-text.ts';
import { nearConcepts } from './model/near-text.ts';
import { weighSparse } from './model/sparse-table.ts';
import { choiceTable, linkTable } from './model/tables.ts';
import { nameAsks } from './name-asks.ts';
import { type NamedConcept, nameConcepts } from './name-concepts.ts';

export interface ConceptHit extends NamedConcept {
  /** How likely the message is about it, in twentieths of a natural logarithm; 0 where it is as likely as not. */
  readonly weight: number;
  /** The word lists name it; otherwise the words are only near to it. */
  readonly named: boolean;
}

/** From here on a concept counts as spoken of though no pattern names it. */
const HEARD = -24;
/** What no word is near to must be likelier than not by all the rest. */
const LINKED = 10;

/**
 * The household concepts a text speaks of, in the order of appearance: those its word lists name, with those they imply,
 * and those its words are near enough to, or all it says makes likely.
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
  const names = new Set(named.keys());
  const near = nearConcepts(folded, code);
  const links = sharedFeatures({
    text: folded,
    language: code,
    asks: nearTo('asks', code)(folded.words),
    concepts: near,
    namedAsks: nameAsks(text, code).map(({ id }) => id),
    namedConcepts: names,
  });
  const scores = weighSparse(linkTable(), [...links], CONCEPT_IDS.length);
  for (const { id, at, features } of linkedCandidates(conceptCandidates(near, names), scores, names)) {
    const [weight = 0] = weighSparse(choiceTable(), features, 1);
    const hit = named.get(id);
    // Without a word that is near it is the whole message that speaks of it.
    const place = folded.places[Math.max(0, at)];
    if (hit !== undefined) hits.push({ ...hit, weight, named: true });
    else if (weight >= (at < 0 ? LINKED : HEARD) && place !== undefined && !isSaid(id))
      hits.push({ id, span: place.span, sentence: place.sentence, weight, named: false });
  }
  const noisy = hits.some(({ id }) => NOISY.has(id));
  return hits
    .filter(({ id, named: isNamed }) => isNamed || (id === 'late_noise' ? noisy : id !== 'early_noise'))
    .sort((a, b) => a.span.start - b.span.start);

  /** A general word for a topic, only near, adds nothing where something more exact is named. */
  function isSaid(id: ConceptId): boolean {
    const general = WORDS[code ?? 'en'].concepts[id].weak !== undefined;
    return general && named.size > 0;
  }
}
