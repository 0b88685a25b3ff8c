import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { unknownEntities } from '../entity-facts.ts';

export const lostEntity: BlogGuard = {
  id: 'lost-entity',
  severity: 'hard',
  summary: 'Every person, place, body and product of the original is still named.',
  why: 'Who said or did something is part of what is said. A repetition may become a pronoun.',
  check: ({ parent, child }) =>
    problemAt(
      'A name of the original is missing. The spans point into the original.',
      unknownEntities(parent, child, { mayBeLonger: true }).map(({ source }) => source),
    ),
};
