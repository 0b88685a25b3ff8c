import type { DetectLanguage } from '@palimpsest/kernel/text';
import { languageDetector } from './detect-language.ts';

let loading: Promise<DetectLanguage> | undefined;

/**
 * Loads the detector's data on first use (about 90 MB, a fifth of a second): a command that asks for no language does
 * not pay for it.
 */
export function loadLanguageDetector(): Promise<DetectLanguage> {
  loading ??= import('eld/extrasmall').then(({ eld }) =>
    languageDetector((text) => eld.detect(text).getScores()),
  );
  return loading;
}
