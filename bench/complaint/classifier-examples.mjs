// The open messages with the features the classifier sees in them.
import { gatherEvidence } from '../../packages/pipelines/dist/complaint/classifier/evidence.js';
import {
  intentFeatures,
  topicFeatures,
} from '../../packages/pipelines/dist/complaint/classifier/model/features.js';
import { LANGUAGES, readCases } from './cases.mjs';
import { loadDetector } from './detector.mjs';

/** `listed`: the classifier's word lists were made from the message, so they read it better than any other. */
export async function readExamples() {
  const detect = await loadDetector();
  const added = await readCases('open-more');
  const ids = new Set(added.map(({ id }) => id));
  return (await readCases('open')).map(({ id, text, topics, intent, safety_flags: flags }) => {
    const evidence = gatherEvidence(text, detect, LANGUAGES);
    return {
      text,
      topics,
      intent,
      hot: flags.includes('emotional_intensity'),
      evidence,
      listed: !ids.has(id),
      topicKeys: topicFeatures(evidence),
      intentKeys: intentFeatures(evidence),
    };
  });
}
