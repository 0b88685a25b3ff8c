import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../engine.ts';
import { runAssessmentExample } from './run-assessment-example.ts';
import { runBlogExample } from './run-blog-example.ts';
import { runComplaintExample } from './run-complaint-example.ts';
import { runResearchExample } from './run-research-example.ts';

/** What came of one example. */
export interface ExampleResult {
  readonly pipeline: string;
  readonly name: string;
  /** In one sentence. */
  readonly what: string;
  /** The command that shows more. */
  readonly show: string;
  /** False where it had been run before and was found on record. */
  readonly fresh: boolean;
}

export interface Example {
  readonly tenant: string;
  /** Where the file lies, for examples that have more beside it. */
  readonly folder: string;
  readonly name: string;
  readonly text: string;
}

/** Each pipeline that has examples: their folder, their kind of file, and what is done with one. */
const KINDS: Readonly<
  Record<
    string,
    {
      readonly ending: string;
      run(engine: Engine, example: Example): Promise<ExampleResult | readonly ExampleResult[]>;
    }
  >
> = {
  blog: { ending: '.md', run: runBlogExample },
  assessment: { ending: '.json', run: runAssessmentExample },
  complaint: { ending: '.json', run: runComplaintExample },
  research: { ending: '.json', run: runResearchExample },
};

/**
 * Runs everything in the folder of examples, in order. What was run before is on record and is only read again, so
 * that starting twice makes nothing twice.
 */
export async function runExamples(
  engine: Engine,
  folder: string,
  tenant: string,
  onProgress: (name: string) => void,
): Promise<readonly ExampleResult[]> {
  const results: ExampleResult[] = [];
  for (const [pipeline, { ending, run }] of Object.entries(KINDS)) {
    for (const name of await filesIn(join(folder, pipeline), ending)) {
      onProgress(`${pipeline}/${name}`);
      const own = join(folder, pipeline);
      const text = await readFile(join(own, name), 'utf8');
      results.push(...[await run(engine, { tenant, folder: own, name, text })].flat());
    }
  }
  return results;
}

/** An installation without the repository has no examples, which is no error. */
async function filesIn(folder: string, ending: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(ending)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
