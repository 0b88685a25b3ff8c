// WiCE: are the sentences that bear on a claim among the five best of its source?
import { readFile } from 'node:fs/promises';
import { dataFolder } from '../data-folder.mjs';
import { mean } from './metrics.mjs';

const TOP = 5;

/**
 * Over claims that have evidence at all. A claim may have several sets of sentences that each suffice (or, for a claim
 * supported in part, that bear on it): `sets` is the share of the best set that lies in the top five, the strict measure
 * the goal is for; `any` is the share of claims with at least one such sentence in the top five. Null without the data.
 */
export async function wiceRecall() {
  const path = dataFolder('research', 'wice', 'dev.jsonl');
  if (path === null) return null;
  const { buildIndex } = await import('../../packages/pipelines/dist/research/retrieval/build-index.js');
  const { searchIndex } = await import('../../packages/pipelines/dist/research/retrieval/search.js');
  const claims = (await readFile(path, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .map((claim) => ({ ...claim, sets: claim.supporting_sentences.filter((set) => set.length > 0) }))
    .filter((claim) => claim.sets.length > 0);
  const asPassages = (claim) => {
    const passages = claim.evidence.map((text) => ({ ref: '', text }));
    const index = buildIndex([{ docId: 'source', title: '', passages }]);
    const [hit] = searchIndex(index, claim.claim, { top: 1, passages: TOP });
    return new Set((hit?.passages ?? []).map((passage) => passage.index));
  };
  const asDocuments = (claim) => {
    const index = buildIndex(
      claim.evidence.map((text, i) => ({ docId: String(i), title: '', passages: [{ ref: '', text }] })),
    );
    return new Set(
      searchIndex(index, claim.claim, { top: TOP, passages: 0 }).map((hit) => Number(hit.docId)),
    );
  };
  const measure = (rank) => {
    const tops = claims.map(rank);
    const share = (set, top) => set.filter((sentence) => top.has(sentence)).length / set.length;
    return {
      sets: mean(claims.map(({ sets }, i) => Math.max(...sets.map((set) => share(set, tops[i]))))),
      any: mean(claims.map(({ sets }, i) => (sets.flat().some((sentence) => tops[i].has(sentence)) ? 1 : 0))),
    };
  };
  return { claims: claims.length, passages: measure(asPassages), documents: measure(asDocuments) };
}
