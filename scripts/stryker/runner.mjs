// Runs every test once as it is, and then once for each mutant that it meets and that no test has noticed yet.
// All mutants lie asleep in the code, so that nothing is loaded again between them.
import { appendFileSync, readFileSync } from 'node:fs';
import { TestRunner } from 'vitest';

const log = process.env.PALIMPSEST_MUTANTS_LOG;
/** Tests that take longer (ms) wake a mutant up only when no shorter test of any file meets it. */
const LONG = 400;
const turnOfLong = process.env.PALIMPSEST_MUTANTS_LONG === '1';
globalThis.__stryker__ ??= {};
const ns = globalThis.__stryker__;

const tell = (line) => appendFileSync(log, `${line}\n`);

/** Mutants that need no further try; when long tests have their turn, also those that a short one has met. */
function settled() {
  const ends = new Set(['noticed', 'hung', 'unclear', ...(turnOfLong ? ['met'] : [])]);
  const done = new Set();
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    const [what, id] = line.split(' ');
    if (ends.has(what)) done.add(id);
  }
  return done;
}

// biome-ignore lint/style/noDefaultExport: vitest takes the runner from the default export
export default class MutantRunner extends TestRunner {
  #done;

  async runTask(test) {
    this.#done ??= settled();
    const run = TestRunner.getTestFn(test);
    const started = performance.now();
    const met = await this.#meet(test, run);
    const long = performance.now() - started > LONG;
    if (long !== turnOfLong) {
      if (long) for (const id of Object.keys(met)) tell(`long ${id}`);
      return;
    }
    for (const [id, times] of Object.entries(met)) {
      if (this.#done.has(id)) continue;
      tell(`try ${id}`);
      if (await this.#survives(run, id, times)) {
        tell(`met ${id}`);
        continue;
      }
      // A test that also fails without the mutant was spoilt by what the mutant left behind.
      const clean = await this.#survives(run, undefined, 0);
      tell(`${clean ? 'noticed' : 'unclear'} ${id}`);
      this.#done.add(id);
    }
  }

  /** How often the test meets which mutants. */
  async #meet(test, run) {
    ns.currentTestId = test.id;
    try {
      await run();
    } finally {
      ns.currentTestId = undefined;
    }
    return ns.mutantCoverage?.perTest[test.id] ?? {};
  }

  async #survives(run, id, times) {
    ns.activeMutant = id;
    ns.hitCount = 0;
    ns.hitLimit = times * 100 + 1000;
    try {
      await run();
      return true;
    } catch {
      return false;
    } finally {
      ns.activeMutant = undefined;
      ns.hitCount = undefined;
    }
  }

  onAfterRunFiles() {
    for (const id of Object.keys(ns.mutantCoverage?.static ?? {})) tell(`loading ${id}`);
    super.onAfterRunFiles?.();
  }
}
