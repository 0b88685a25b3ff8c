import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/setup/longest-first.ts';

// Tests run workspace packages from their sources: no build is needed before a unit test, and no stale dist can
// make one pass. Naming conditions replaces Vite's defaults, so those that Node itself knows are repeated here:
// 'module' is for bundlers, and some packages keep files behind it that Node cannot load.
const conditions = ['@palimpsest/source', 'node', 'development|production'];
const fromSource = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const built = ['**/node_modules/**', '**/dist/**'];
// Left to itself vitest keeps one processor back, of two on a small machine.
const processors = availableParallelism();

const pure = 'packages/@(contracts|kernel|pipelines)/src/**/*.test.ts';
const others = [
  'packages/!(contracts|kernel|pipelines)/src/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'test/**/*.test.ts',
];
/** Forgets what was loaded, which files after it would have to load again. */
const byItself = 'packages/pipelines/src/complaint/validate/lexicon/match/fold.test.ts';
const otherSuites = ['**/*.int.test.ts', '**/*.e2e.test.ts', ...built];
const unit = {
  setupFiles: ['test/setup/purity-guard.ts'],
  maxWorkers: processors,
  // Ends a hang; no test measures time, and a busy machine must not fail one.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
// Most of the time of the pure packages' tests went into loading the same word lists for every file. Pure code keeps
// no state, so a run of everything loads them once per process. Whoever names a project has `unit` with all of them,
// each file in a context of its own.
const isWhole = !process.argv.some((each) => each.startsWith('--project'));

export default defineConfig({
  test: {
    teardownTimeout: 30_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...fromSource,
        test: {
          ...unit,
          name: 'unit',
          include: [...others, isWhole ? byItself : pure],
          exclude: otherSuites,
          sequence: { groupOrder: 0 },
        },
      },
      ...(isWhole
        ? [
            {
              ...fromSource,
              test: {
                ...unit,
                name: 'pure',
                include: [pure],
                exclude: [...otherSuites, byItself],
                isolate: false,
                sequence: { groupOrder: 0 },
              },
            },
          ]
        : []),
      {
        // PostgreSQL servers, browsers and child processes, after the quick ones. More files at once than processors would
        // make their servers wait for each other. The time-outs only end a hang; no test measures time.
        ...fromSource,
        test: {
          name: 'int',
          include: ['packages/*/src/**/*.int.test.ts', 'test/**/*.int.test.ts'],
          exclude: built,
          globalSetup: ['test/setup/prepared-cluster.ts'],
          pool: 'forks',
          maxWorkers: Math.min(Math.max(processors, 2), 4),
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
