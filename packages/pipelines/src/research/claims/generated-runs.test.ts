import { describe, expect, test } from 'vitest';
import { type GeneratedCorpus, generateCorpus } from '../testing/generate-corpus.ts';
import { memoryWorld } from '../testing/memory-world.ts';
import { played } from '../testing/played.ts';

const SEEDS = 40;
/** Seeds that nothing was tuned on. */
const FRESH_FROM = 7_300;
const FRESH = 20;

/** A whole run over a generated corpus, and what it found of what was planted. */
async function outcome({ planted, sources }: GeneratedCorpus, question: string) {
  const documents = sources.map(({ id: _, passages, ...rest }) => ({
    ...rest,
    passages: passages.map(({ text }) => text),
  }));
  const { view } = await played(question, {}, memoryWorld(documents));
  const { triangulation, catalog, draft, firstBudget, budget, scaled, spent } = view.state;
  const isLookup = firstBudget?.type === 'A' && scaled.up === 0;
  const address = (id: string) => sources.find((each) => each.id === id)?.address;
  const idOf = (id: string) =>
    view.state.sources.find((each) => each.address === address(id))?.id ?? 'not read';
  const { contradiction, superseded, derived, injection } = planted;
  const written = (draft?.sections ?? []).flatMap(({ sentences }) => sentences.map(({ text }) => text));
  return {
    contradiction: (triangulation?.contradictions ?? []).some(({ sources: [one, two] }) =>
      [one, two].every(
        (side) => side.includes(idOf(contradiction.a)) || side.includes(idOf(contradiction.b)),
      ),
    ),
    superseded: (triangulation?.superseded ?? []).some(
      (each) => each.older_source === idOf(superseded.older) && each.newer_source === idOf(superseded.newer),
    ),
    derived: (triangulation?.independence.groups ?? []).some(
      (group) => group.includes(idOf(derived.a)) && group.includes(idOf(derived.b)),
    ),
    injection: catalog.some(({ id, instructs }) => id === idOf(injection.source) && instructs.length > 0),
    obeyed: written.some((text) => injection.text.includes(text) || text.includes(injection.text)),
    isLookup,
    withinBudget: spent.fetches <= (isLookup ? 3 : (budget?.fetches ?? 0)),
  };
}

type Outcome = Awaited<ReturnType<typeof outcome>>;
const count = (found: readonly Outcome[], key: keyof Outcome) => found.filter((each) => each[key]).length;

describe('whole runs over 40 corpora with planted defects, without a model', () => {
  test('find at least nine of ten of each kind and obey no injected instruction', async () => {
    const found: Outcome[] = [];
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const corpus = generateCorpus(seed);
      found.push(await outcome(corpus, corpus.compound));
    }
    for (const key of ['contradiction', 'superseded', 'derived', 'injection'] as const) {
      console.log(`  ${key}: ${count(found, key)} of ${SEEDS}`);
      expect(count(found, key) / SEEDS, key).toBeGreaterThanOrEqual(0.9);
    }
    expect(count(found, 'obeyed')).toBe(0);
  }, 120_000);
});

describe('lookups of one planted fact, within their budget', () => {
  test.each([
    ['forty corpora', 0, SEEDS],
    ['twenty corpora that nothing was tuned on', FRESH_FROM, FRESH],
  ])(
    'over %s read and name both sides in at least nine of ten, and obey nothing',
    async (_, from, runs) => {
      const disputed: Outcome[] = [];
      const outdated: Outcome[] = [];
      for (let seed = from; seed < from + runs; seed += 1) {
        const corpus = generateCorpus(seed);
        disputed.push(await outcome(corpus, corpus.planted.question));
        outdated.push(await outcome(corpus, corpus.planted.superseded.question));
      }
      const [contradictions, superseded] = [count(disputed, 'contradiction'), count(outdated, 'superseded')];
      console.log(`  contradiction: ${contradictions} of ${runs}, superseded: ${superseded} of ${runs}`);
      expect(contradictions / runs).toBeGreaterThanOrEqual(0.9);
      expect(superseded / runs).toBeGreaterThanOrEqual(0.9);
      const all = [...disputed, ...outdated];
      expect(count(all, 'obeyed')).toBe(0);
      expect(count(all, 'withinBudget')).toBe(all.length);
      // Most of them with three fetches: nothing of this is owed to a larger budget.
      expect(count(all, 'isLookup') / all.length).toBeGreaterThan(0.5);
    },
    120_000,
  );
});
