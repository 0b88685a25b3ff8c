// SciFact as it lies in the development data: abstracts, queries with relevant abstracts, claims with labels.
import { readFile } from 'node:fs/promises';
import { dataFolder } from '../data-folder.mjs';

const lines = (text) => text.split('\n').filter((line) => line !== '');

/** Abstracts, train queries and what is relevant for each; null when the data is not there. */
export async function readScifact() {
  const folder = dataFolder('research', 'scifact');
  if (folder === null) return null;
  const read = (name) => readFile(`${folder}/${name}`, 'utf8');
  const documents = lines(await read('corpus.jsonl')).map((line) => {
    const { doc_id, title, abstract } = JSON.parse(line);
    return { id: String(doc_id), title, sentences: abstract };
  });
  const texts = new Map(
    lines(await read('beir/queries.jsonl')).map((line) => {
      const { _id, text } = JSON.parse(line);
      return [_id, text];
    }),
  );
  const relevant = new Map();
  for (const line of lines(await read('beir/train.tsv')).slice(1)) {
    const [query, document] = line.split('\t');
    relevant.set(query, (relevant.get(query) ?? new Set()).add(document));
  }
  const queries = [...relevant].map(([id, wanted]) => ({ id, text: texts.get(id), wanted }));
  return { documents, queries };
}

const LABELS = { SUPPORT: 'SUPPORTS', CONTRADICT: 'CONTRADICTS' };

/** Train claims, each with one abstract it cites and what that says about it; null when the data is not there. */
export async function readClaims() {
  const scifact = await readScifact();
  if (scifact === null) return null;
  const byId = new Map(scifact.documents.map((document) => [document.id, document]));
  const folder = dataFolder('research', 'scifact');
  const found = new Map();
  for (const row of lines(await readFile(`${folder}/claims-train.csv`, 'utf8'))
    .slice(1)
    .map(cells)) {
    const [id, claim, documentId, label, , cited] = row;
    for (const each of cited.match(/\d+/g) ?? []) {
      const key = `${id} ${each}`;
      const document = byId.get(each);
      if (document !== undefined && !found.has(key))
        found.set(key, { id, claim, title: document.title, passages: document.sentences, label: 'NEUTRAL' });
    }
    const pair = found.get(`${id} ${documentId}`);
    if (pair !== undefined && label !== '') pair.label = LABELS[label];
  }
  return [...found.values()];
}

/** The cells of one line of a CSV file. */
function cells(line) {
  const found = [];
  for (const match of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
    found.push(match[1] === undefined ? match[2] : match[1].replaceAll('""', '"'));
  return found;
}
