// How the tables that hear concepts and asks in a message are fitted, and what they find in messages they have not seen.
import { ASK_IDS } from '../../packages/pipelines/dist/complaint/builtin/concepts/asks.js';
import { CONCEPT_IDS } from '../../packages/pipelines/dist/complaint/builtin/concepts/ids.js';
import {
  askFeatures,
  sharedFeatures,
} from '../../packages/pipelines/dist/complaint/builtin/concepts/model/ask-features.js';
import { conceptCandidates } from '../../packages/pipelines/dist/complaint/builtin/concepts/model/concept-candidates.js';
import { linkedCandidates } from '../../packages/pipelines/dist/complaint/builtin/concepts/model/concept-choice.js';
import { foldedText } from '../../packages/pipelines/dist/complaint/builtin/concepts/model/folded-text.js';
import { nearConcepts } from '../../packages/pipelines/dist/complaint/builtin/concepts/model/near-text.js';
import {
  readSparse,
  weighSparse,
} from '../../packages/pipelines/dist/complaint/builtin/concepts/model/sparse-table.js';
import { nameAsks } from '../../packages/pipelines/dist/complaint/builtin/concepts/name-asks.js';
import { nameConcepts } from '../../packages/pipelines/dist/complaint/builtin/concepts/name-concepts.js';
import { nearTo } from '../../packages/pipelines/dist/complaint/builtin/words/near.js';
import { hearHousehold } from '../../packages/pipelines/dist/complaint/classifier/model/household.js';
import { train } from './logistic.mjs';

const FINENESS = 20;
const LINK_PENALTY = 2;
/** Weights below it are left out: they would double the table for nothing. */
const FAINT_LINK = 8;
const FAINT_ASK = 7;

/** What the tables can see in a message. */
export function readHousehold({ text, language, concepts, ask, listed, evidence }) {
  const folded = foldedText(text, language);
  const heard = hearHousehold(text, language);
  // What only this message shows was heard and is not in its evidence any more.
  const isHonest = (kind) => (id) =>
    !listed || evidence.household[kind].has(id) || !(heard[kind].has(id) || heard[kind].has(`~${id}`));
  const named = new Set(
    nameConcepts(text, language)
      .map(({ id }) => id)
      .filter(isHonest('concepts')),
  );
  const namedAsks = nameAsks(text, language)
    .map(({ id }) => id)
    .filter(isHonest('asks'));
  const near = nearConcepts(folded, language);
  const seen = {
    text: folded,
    language,
    asks: nearTo('asks', language)(folded.words),
    concepts: near,
    namedAsks,
    namedConcepts: named,
  };
  return {
    concepts,
    ask,
    named,
    namedAsks,
    candidates: conceptCandidates(near, named),
    // The classifier ranks concepts by all words, courtesies too.
    all: conceptCandidates(nearTo('concepts', language)(folded.words), named),
    askKeys: askFeatures(seen),
    linkKeys: [...sharedFeatures(seen)],
  };
}

/** One weight a feature: for the concept, against it. */
export function conceptTable(examples) {
  const rows = examples.flatMap(({ all, concepts }) =>
    all.map(({ id, features }) => ({
      keys: features,
      shares: concepts.includes(id) ? [0, 1] : [1, 0],
    })),
  );
  return forAndAgainst(rows);
}

function forAndAgainst(rows) {
  const penaltyOf = (name) => (name === '' ? 0.2 : /^(?:is|near|named) [a-z]+_?[a-z_]*$/.test(name) ? 2 : 1);
  return lines(
    [...train(rows, { classes: 2, penaltyOf, rounds: 80, least: 5 })].map(([name, [against, for_]]) => [
      name,
      [for_ - against],
    ]),
    1,
  );
}

/** What else a message says for and against each concept. */
export function linkTable(examples) {
  const rows = examples.map(({ linkKeys, concepts }) => ({
    keys: linkKeys,
    shares: CONCEPT_IDS.map((id) => (concepts.includes(id) ? 1 : 0)),
  }));
  const penaltyOf = (name) => (name === '' ? 0.2 : LINK_PENALTY);
  return lines(
    [...train(rows, { classes: CONCEPT_IDS.length, penaltyOf, rounds: 50, least: 3, apart: true })],
    FAINT_LINK,
  );
}

/** How much to believe words and links; each half of the messages is linked by a table fitted to the other half. */
export function choiceTable(examples) {
  const halves = [0, 1].map((half) => examples.filter((_, at) => at % 2 === half));
  const rows = halves.flatMap((own, half) => {
    const table = readSparse(linkTable(halves[1 - half]));
    return own.flatMap(({ candidates, concepts, named, linkKeys }) =>
      linkedCandidates(candidates, weighSparse(table, linkKeys, CONCEPT_IDS.length), named).map(
        ({ id, features }) => ({ keys: features, shares: concepts.includes(id) ? [0, 1] : [1, 0] }),
      ),
    );
  });
  return forAndAgainst(rows);
}

export function askTable(examples) {
  const rows = examples.map(({ askKeys, ask }) => ({
    keys: askKeys,
    shares: ASK_IDS.map((id) => (id === ask ? 1 : 0)),
  }));
  const penaltyOf = (name) => (name === '' ? 0.5 : /^@a1? /.test(name) ? 0.5 : /^[@&]/.test(name) ? 1 : 4);
  return lines([...train(rows, { classes: ASK_IDS.length, penaltyOf, rounds: 60, most: 2500 })], FAINT_ASK);
}

function lines(weights, faint) {
  return weights
    .map(([name, row]) => [
      name,
      row
        .map((weight, k) => [k, Math.round(weight * FINENESS)])
        .filter(([, weight]) => Math.abs(weight) >= faint),
    ])
    .filter(([, row]) => row.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `${name}=${row.map(([k, weight]) => `${k}:${weight}`).join(',')}`)
    .join('\n');
}
