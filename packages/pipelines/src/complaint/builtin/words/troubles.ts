import type { ConceptId } from '../concepts/ids.ts';

/**
 * The noun phrase for what troubles the sender about a concept, where its plain name would not tell: "the kitchen" is no
 * trouble, its state is. In the form the openings need (German: accusative).
 */
export type Troubles = Readonly<Partial<Record<ConceptId, string>>>;
