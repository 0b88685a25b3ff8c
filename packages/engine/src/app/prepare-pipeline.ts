import { loadAnswers } from './prompt-answers.ts';

/** What each pipeline needs in memory that is too heavy to load with every command. */
const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'complaint/v1': async () => (await import('./language-detector.ts')).loadDetector(),
};

/** Loads it, once per process: a second call finds it there. */
export async function preparePipeline(ref: string): Promise<void> {
  await Promise.all([loadAnswers(ref), LOADERS[ref]?.()]);
}
