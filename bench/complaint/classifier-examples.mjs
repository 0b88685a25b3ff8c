// The open messages with the features the classifier sees in them.
import { gatherEvidence } from '../../packages/pipelines/dist/complaint/classifier/evidence.js';
import {
  intentFeatures,
  topicFeatures,
} from '../../packages/pipelines/dist/complaint/classifier/model/features.js';
import { LANGUAGES, readCases } from './cases.mjs';
import { loadDetector } from './detector.mjs';

/** `listed`: the word lists were made or extended with the message in view, so they read it better than any other. */
export async function readExamples() {
  const detect = await loadDetector();
  const later = await readCases('open-later');
  const ids = new Set(later.map(({ id }) => id));
  return (await readCases('open')).map(
    ({ id, text, language, topics, intent, safety_flags: flags, concepts, ask }) => {
      const evidence = gatherEvidence(text, detect, LANGUAGES);
      return {
        text,
        language,
        concepts,
        ask,
        topics,
        intent,
        hot: flags.includes('emotional_intensity'),
        evidence,
        listed: !ids.has(id),
        topicKeys: topicFeatures(evidence),
        intentKeys: intentFeatures(evidence),
      };
    },
  );
}
