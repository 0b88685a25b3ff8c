// How the network for danger is fitted, and what it is worth on wordings it was not fitted to.
import { gatherEvidence } from '../../packages/pipelines/dist/complaint/classifier/evidence.js';
import { DANGER_KINDS } from '../../packages/pipelines/dist/complaint/classifier/model/classes.js';
import { dangerFeatures } from '../../packages/pipelines/dist/complaint/classifier/model/danger-features.js';
import {
  chooseDanger,
  isExcused,
} from '../../packages/pipelines/dist/complaint/classifier/model/judge-danger.js';
import {
  readNetwork,
  weighNetwork,
} from '../../packages/pipelines/dist/complaint/classifier/model/network.js';
import { LANGUAGES, readCases } from './cases.mjs';
import { readMessages } from './classifier-examples.mjs';
import { hash, networkOf } from './classifier-validation.mjs';
import { loadDetector } from './detector.mjs';

const FOLDS = 5;
/** A flag of the lists, as the classifier raises it. */
const CERTAIN = 3;

export const DANGER_TASK = {
  name: 'danger',
  classes: DANGER_KINDS,
  keys: ({ keys }) => keys,
  shares: ({ danger }) => DANGER_KINDS.map((name) => (name === danger ? 1 : 0)),
  network: { hidden: 16, most: 5000, rounds: 20 },
};

/** The messages written for this network, and all other open ones: these have no family. */
export async function dangerExamples() {
  const detect = await loadDetector();
  const written = (await readCases('danger')).map((each) => ({
    ...each,
    evidence: gatherEvidence(each.text, detect, LANGUAGES),
  }));
  const others = (await readMessages()).map((each) => ({ ...each, danger: flagOf(each) }));
  // Everyday messages are not doubled here: they would only outweigh the few dangerous ones further.
  return [...written, ...others].map(({ id, language, text, danger, family, evidence }) => ({
    id,
    language,
    text,
    danger,
    family,
    keys: dangerFeatures(evidence),
    excused: isExcused(evidence),
    listed: evidence.signals.some(
      ({ kind, weight }) => weight >= CERTAIN && (kind === 'threat' || kind === 'self_harm'),
    ),
  }));
}

/**
 * Fivefold. `whole`: whole families are left out, in all languages at once, so that no wording of the same idea was seen;
 * otherwise single messages. Gives shares in per cent; a message is flagged by the lists or by the network, of whichever kind.
 */
export function validateDanger(examples, whole) {
  const foldOf = whole ? foldsOf(examples) : () => undefined;
  const counts = new Map();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isKept = (example) => (foldOf(example) ?? hash(example.text) % FOLDS) === fold;
    const network = readNetwork(
      networkOf(
        examples.filter((example) => !isKept(example)),
        DANGER_TASK,
      ),
    );
    for (const example of examples.filter(isKept)) {
      const name = groupOf(example);
      if (name === null) continue;
      const count = counts.get(name) ?? { all: 0, flagged: 0 };
      counts.set(name, count);
      count.all += 1;
      if (example.listed || chooseDanger(weighNetwork(network, example.keys), example.excused) !== 'none')
        count.flagged += 1;
    }
  }
  return Object.fromEntries([...counts].map(([name, { all, flagged }]) => [name, (100 * flagged) / all]));
}

function groupOf({ danger, family }) {
  if (family === undefined) return danger === 'none' ? 'ordinary messages flagged' : null;
  if (danger === 'none') return 'harmless look-alikes flagged';
  return danger === 'threat' ? 'threats known' : 'self-harm known';
}

/** Families of each kind are dealt out in turn, so that every fold has some of each. */
function foldsOf(examples) {
  const nameOf = ({ danger, family }) => `${danger} ${family}`;
  const folds = new Map();
  for (const kind of DANGER_KINDS) {
    const own = examples.filter(({ danger, family }) => danger === kind && family !== undefined);
    const names = [...new Set(own.map(nameOf))].sort((a, b) => hash(a) - hash(b));
    for (const [at, name] of names.entries()) folds.set(name, at % FOLDS);
  }
  return (example) => (example.family === undefined ? undefined : folds.get(nameOf(example)));
}

function flagOf({ safety_flags: flags }) {
  if (flags.includes('self_harm')) return 'self_harm';
  return flags.includes('threat') ? 'threat' : 'none';
}
