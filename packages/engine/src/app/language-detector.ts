import type { DetectLanguage } from '@palimpsest/kernel/text';

let loaded: DetectLanguage | undefined;

/** Loads what the detector needs, once per process. */
export async function loadDetector(): Promise<DetectLanguage> {
  const { loadLanguageDetector } = await import('../adapters/language/load-language-detector.ts');
  loaded ??= await loadLanguageDetector();
  return loaded;
}

/** The detector as pipelines get it: a plain function. The engine loads its data before it folds a run of theirs. */
export const detectLanguage: DetectLanguage = (text, among) => {
  if (loaded === undefined) throw new Error('The language detector was asked before it was loaded.');
  return loaded(text, among);
};
