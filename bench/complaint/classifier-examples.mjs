// The open messages with the features the classifier sees in them.
import {
  intentFeatures,
  topicFeatures,
} from '../../packages/pipelines/dist/complaint/classifier/model/features.js';
import { wideFeatures } from '../../packages/pipelines/dist/complaint/classifier/model/wide-features.js';
import { readCases } from './cases.mjs';
import { loadDetector } from './detector.mjs';
import { gatherHonestly } from './honest-evidence.mjs';

/**
 * `listed`: the word lists were made or extended with the message in view, so they read it better than any other.
 * `plain`: of the plain messages, which no table of the renderer is fitted to.
 * `everyday`: of the first set, whose mix of intents and topics is that of everyday messages.
 */
export async function readMessages() {
  const detect = await loadDetector();
  const cases = [...(await readCases('open')), ...(await readCases('training'))].map((each) => ({
    ...each,
    listed: isListed(each.id),
  }));
  const evidence = gatherHonestly(cases, detect);
  return cases.map((each, at) => ({
    ...each,
    plain: /-v\d/.test(each.id),
    everyday: /-\d/.test(each.id),
    hot: each.safety_flags.includes('emotional_intensity'),
    evidence: evidence[at],
  }));
}

/** The lists were extended with the first three sets in view, and with every second message of the next three. */
function isListed(id) {
  const [, set, number] = /-([a-z]?)(\d+)$/.exec(id);
  return !'wxy'.includes(set || '-') && (!'tuv'.includes(set || '-') || Number(number) % 2 === 1);
}

/** `concepts`: the table that ranks them, as it will be in the source; without it, the one that is there. */
export function withFeatures(message, concepts) {
  const topicKeys = topicFeatures(message.evidence, concepts);
  return {
    ...message,
    topicKeys,
    wideKeys: wideFeatures(message.evidence, topicKeys),
    intentKeys: intentFeatures(message.evidence),
  };
}
