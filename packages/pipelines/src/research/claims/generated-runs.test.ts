import { describe, expect, test } from 'vitest';
import { type GeneratedCorpus, generateCorpus } from '../testing/generate-corpus.ts';
import { memoryWorld } from '../testing/memory-world.ts';
import { played } from '../testing/played.ts';

const SEEDS = 40;

/** A whole run over a generated corpus, and what it found of what was planted. */
async function outcome(corpus: GeneratedCorpus) {
  const { planted, sources } = corpus;
  const documents = sources.map(({ id: _, passages, ...rest }) => ({
    ...rest,
    passages: passages.map(({ text }) => text),
  }));
  const { view } = await played(corpus.compound, {}, memoryWorld(documents));
  const { triangulation, catalog, draft } = view.state;
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
  };
}

describe('whole runs over 40 corpora with planted defects, without a model', () => {
  test('find at least nine of ten of each kind and obey no injected instruction', async () => {
    const found: Awaited<ReturnType<typeof outcome>>[] = [];
    for (let seed = 0; seed < SEEDS; seed += 1) found.push(await outcome(generateCorpus(seed)));
    const count = (key: keyof Awaited<ReturnType<typeof outcome>>) =>
      found.filter((each) => each[key]).length;
    for (const key of ['contradiction', 'superseded', 'derived', 'injection'] as const) {
      console.log(`  ${key}: ${count(key)} of ${SEEDS}`);
      expect(count(key) / SEEDS, key).toBeGreaterThanOrEqual(0.9);
    }
    expect(count('obeyed')).toBe(0);
  }, 120_000);
});
