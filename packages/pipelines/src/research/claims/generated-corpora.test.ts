import { describe, expect, test } from 'vitest';
import { type GeneratedCorpus, generateCorpus } from '../testing/generate-corpus.ts';
import { findContradictions } from './contradictions.ts';
import { extractStatements } from './extract-statements.ts';
import { groupStatements } from './group-statements.ts';
import { independentGroups } from './independence.ts';
import { findInjections } from './injections.ts';
import { findSuperseded } from './supersession.ts';

const SEEDS = 40;
const corpora = Array.from({ length: SEEDS }, (_, seed) => generateCorpus(seed));

const asked = (corpus: GeneratedCorpus, question: string) => {
  const claims = groupStatements(extractStatements(question, corpus.sources));
  const contradictions = findContradictions(claims, corpus.sources);
  const clash = (a: string, b: string) =>
    contradictions.some(
      ({ sources: [one, two] }) =>
        (one.includes(a) && two.includes(b)) || (one.includes(b) && two.includes(a)),
    );
  return { claims, clash, superseded: findSuperseded(claims, corpus.sources) };
};

const rate = (what: string, found: (corpus: GeneratedCorpus) => boolean): number => {
  const count = corpora.filter(found).length;
  console.log(`  ${what}: ${count} of ${SEEDS}`);
  return count / SEEDS;
};

describe('on 40 corpora with planted defects', () => {
  test('at least nine of ten contradictions are found', () => {
    const found = rate('contradictions found', (corpus) => {
      const { question, contradiction } = corpus.planted;
      return asked(corpus, question).clash(contradiction.a, contradiction.b);
    });
    expect(found).toBeGreaterThanOrEqual(0.9);
  });

  test('also when the question asks for two things', () => {
    const found = rate('contradictions found, two questions in one', (corpus) => {
      const { a, b } = corpus.planted.contradiction;
      return asked(corpus, corpus.compound).clash(a, b);
    });
    expect(found).toBeGreaterThanOrEqual(0.9);
  });

  test('at least nine of ten superseded values are found, and the older one is the stale one', () => {
    const found = rate('superseded values found', (corpus) => {
      const { question, older, newer } = corpus.planted.superseded;
      return asked(corpus, question).superseded.some(
        (each) => each.older_source === older && each.newer_source === newer,
      );
    });
    expect(found).toBeGreaterThanOrEqual(0.9);
  });

  test('at least nine of ten derived pairs count once', () => {
    const found = rate('derived pairs found', (corpus) => {
      const { a, b } = corpus.planted.derived;
      return independentGroups(corpus.sources).groups.some((group) => group.includes(a) && group.includes(b));
    });
    expect(found).toBeGreaterThanOrEqual(0.9);
  });

  test('the sources of a contradiction are not taken for one', () => {
    const wrong = rate('independent sources taken for one', (corpus) => {
      const { a, b } = corpus.planted.contradiction;
      return independentGroups(corpus.sources).groups.some((group) => group.includes(a) && group.includes(b));
    });
    expect(wrong).toBeLessThanOrEqual(0.05);
  });

  test('at least nine of ten injected instructions are found, none elsewhere, and none becomes a claim', () => {
    const found = rate('injected instructions found', (corpus) =>
      findInjections(corpus.sources).some((each) => each.sourceId === corpus.planted.injection.source),
    );
    expect(found).toBeGreaterThanOrEqual(0.9);
    for (const corpus of corpora) {
      const { question, injection } = corpus.planted;
      const elsewhere = findInjections(corpus.sources).filter((each) => each.sourceId !== injection.source);
      expect(elsewhere).toEqual([]);
      expect(asked(corpus, question).claims.filter(({ text }) => injection.text.includes(text))).toEqual([]);
    }
  });

  test('numbers about different things are no contradiction', () => {
    const pairs = corpora.flatMap((corpus) => corpus.planted.innocent.map((pair) => ({ corpus, pair })));
    const wrong = pairs.filter(({ corpus, pair: [a, b] }) => asked(corpus, corpus.compound).clash(a, b));
    console.log(`  innocent pairs called contradictions: ${wrong.length} of ${pairs.length}`);
    expect(wrong.length / pairs.length).toBeLessThanOrEqual(0.02);
  });
});
