import { describe, expect, it } from 'vitest';
import { CONCEPT_IDS, type ConceptId } from '../ids.ts';
import type { Candidate } from './concept-candidates.ts';
import { linkedCandidates } from './concept-choice.ts';

const dishes: Candidate = { id: 'dishes', at: 3, features: ['near dishes'] };

function scoresWith(own: Partial<Record<ConceptId, number>>): number[] {
  return CONCEPT_IDS.map((id) => own[id] ?? -200);
}

function chosen(
  scores: readonly number[],
  candidates: readonly Candidate[] = [dishes],
  named: ConceptId[] = [],
) {
  return new Map(
    linkedCandidates(candidates, scores, new Set(named)).map((each) => [each.id, each] as const),
  );
}

describe('candidates with what all else in a message says of them', () => {
  it('keep what their own words say and where these stand', () => {
    const found = chosen(scoresWith({})).get('dishes');
    expect(found?.at).toBe(3);
    expect(found?.features).toContain('near dishes');
  });

  it('include a concept no word is near to when the rest of the message speaks for it', () => {
    const found = chosen(scoresWith({ knocking: 10 })).get('knocking');
    expect(found?.at).toBe(-1);
    expect(found?.features).toContain('absent');
  });

  it('leave out what neither words nor links speak for', () => {
    expect([...chosen(scoresWith({ knocking: -101 })).keys()]).toEqual(['dishes']);
  });

  it('take twelve at most for their links alone, the likeliest', () => {
    const all = CONCEPT_IDS.map((_, at) => -at);
    expect([...chosen(all, []).keys()]).toEqual(CONCEPT_IDS.slice(0, 12));
  });

  it('tell apart what is named, what is near and what is only linked', () => {
    const features = (named: ConceptId[]) =>
      chosen(scoresWith({ dishes: 0 }), [dishes], named).get('dishes')?.features;
    expect(features(['dishes'])).toContain('link 0 named');
    expect(features([])).toContain('link 0 near');
    expect(chosen(scoresWith({ sink: 0 })).get('sink')?.features).toContain('link 0 absent');
  });

  it.each([
    [-500, 'link -9'],
    [-20, 'link -2'],
    [-1, 'link -1'],
    [14, 'link 1'],
    [500, 'link 6'],
  ])('count a link of %i in steps: %s', (score, step) => {
    expect(chosen(scoresWith({ dishes: score })).get('dishes')?.features).toContain(step);
  });

  it('say in which place a concept stands by its links', () => {
    const all = CONCEPT_IDS.map((_, at) => -at);
    const places = CONCEPT_IDS.slice(0, 12).map((id) =>
      chosen(all, [])
        .get(id)
        ?.features.find((name) => /^linked \d$/.test(name)),
    );
    expect(places).toEqual([0, 1, 2, 3, 4, 4, 4, 5, 5, 5, 5, 5].map((place) => `linked ${place}`));
    expect(chosen(scoresWith({})).get('dishes')?.features).toContain(
      CONCEPT_IDS.indexOf('dishes') < 12 ? 'linked 5' : 'linked 6',
    );
  });
});
