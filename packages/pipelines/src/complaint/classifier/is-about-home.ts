import { gatherEvidence } from './evidence.ts';
import { judgeMatter } from './model/judge.ts';

/** Whether a message of a known language is about the home at all, and not small talk, wishes, news or work. */
export function isAboutHome(message: string, language: string): boolean {
  return judgeMatter(gatherEvidence(message, () => ({ language, confidence: 'high' }), [language]));
}
