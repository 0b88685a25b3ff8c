import { addKinds, kindsOf } from '../../../classifier/model/kinds.ts';
import { addNearConcepts } from '../../../classifier/model/near-features.ts';
import { addMeetings } from '../../../classifier/model/pairs.ts';
import { type AskEvidence, askFeatures } from './ask-features.ts';
import type { SparseTable } from './sparse-table.ts';

/**
 * What the network for concepts sees: what asks are judged by, which concepts the words are nearest to, and which kinds
 * and meanings meet in a sentence. `concepts` is the table that ranks them, where it is not yet the one in the source.
 */
export function conceptFeatures(evidence: AskEvidence, concepts?: SparseTable): readonly string[] {
  const { text, language, namedConcepts } = evidence;
  const found = new Set(askFeatures(evidence));
  addNearConcepts(found, text.words, language, namedConcepts, concepts);
  addKinds(found, kindsOf(text.places, language));
  addMeetings(found, text.places, language);
  return [...found];
}
