// The open messages with the features the classifier sees in them.
import {
  intentFeatures,
  topicFeatures,
} from '../../packages/pipelines/dist/complaint/classifier/model/features.js';
import { readCases } from './cases.mjs';
import { loadDetector } from './detector.mjs';
import { gatherHonestly } from './honest-evidence.mjs';

/**
 * `listed`: the word lists were made or extended with the message in view, so they read it better than any other.
 * `everyday`: of the first set, whose mix of intents and topics is that of everyday messages.
 */
export async function readExamples() {
  const detect = await loadDetector();
  const cases = (await readCases('open')).map((each) => ({ ...each, listed: !/-n\d/.test(each.id) }));
  const evidence = gatherHonestly(cases, detect);
  return cases.map((each, at) => ({
    ...each,
    everyday: /-\d/.test(each.id),
    hot: each.safety_flags.includes('emotional_intensity'),
    evidence: evidence[at],
    topicKeys: topicFeatures(evidence[at]),
    intentKeys: intentFeatures(evidence[at]),
  }));
}
