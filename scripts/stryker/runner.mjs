// Runs every test once as it is, and then once for each mutant that it meets and that no test has noticed yet.
// All mutants lie asleep in the code, so that nothing is loaded again between them.
import { appendFileSync, readFileSync } from 'node:fs';
import { TestRunner } from 'vitest';

const log = process.env.PALIMPSEST_MUTANTS_LOG;
/** How long (ms) the tests of each turn take. Long ones try only the mutants that no shorter test of any file meets. */
const MOST = { short: 40, middle: 400, long: Number.POSITIVE_INFINITY };
const turn = process.env.PALIMPSEST_MUTANTS_TURN;
globalThis.__stryker__ ??= {};
const ns = globalThis.__stryker__;

const tell = (line) => appendFileSync(log, `${line}\n`);

/** Mutants that need no further try; when long tests have their turn, also those that a short one has met. */
function settled() {
  const ends = new Set(['noticed', 'hung', 'unclear', 'skipped', ...(turn === 'long' ? ['met'] : [])]);
  const done = new Set();
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    const [what, id] = line.split(' ');
    if (ends.has(what)) done.add(id);
  }
  return done;
}

/** The turn of each test, as it was when the test first ran: the second time it could seem shorter or longer. */
function turns() {
  const known = new Map();
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    const [what, id, took] = line.split(' ');
    if (what === 'took' && !known.has(id)) known.set(id, turnOf(Number(took)));
    // The tests begin again when one of them has hung.
    if (what === 'done') known.set(id, 'done');
  }
  return known;
}

function turnOf(took) {
  return Object.keys(MOST).find((name) => took <= MOST[name]);
}

// biome-ignore lint/style/noDefaultExport: vitest takes the runner from the default export
export default class MutantRunner extends TestRunner {
  #done;
  #turns;

  async runTask(test) {
    this.#done ??= settled();
    this.#turns ??= turns();
    const run = TestRunner.getTestFn(test);
    const own = this.#turns.get(test.id);
    if (own !== undefined && own !== turn) return;
    const met = await this.#meet(test, run);
    const took = own === undefined ? await this.#time(run) : 0;
    // Also says that the tests go on where they meet no mutant.
    tell(own === undefined ? `took ${test.id} ${took}` : 'ran');
    if ((own ?? turnOf(took)) !== turn) return;
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
    tell(`done ${test.id}`);
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

  /** How long it takes once everything is loaded and warm. */
  async #time(run) {
    const started = performance.now();
    await run();
    return Math.round(performance.now() - started);
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
