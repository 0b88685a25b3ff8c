// Reads the development texts and measures them with the built rules, once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETS } from './fit.mjs';

export const FOLDS = 5;

/** By set and number in the id, so that texts on one prompt stay together. */
function foldOf(key) {
  let hash = 2166136261;
  for (const c of key) hash = Math.imul(hash ^ c.charCodeAt(0), 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  hash = (hash ^ (hash >>> 12)) >>> 0;
  return (hash >>> 3) % FOLDS;
}

function readTexts(data) {
  const texts = [];
  for (const set of SETS) {
    const file = join(data, `ai-likeness/ghostbuster-${set}.jsonl`);
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const { id, source, text } = JSON.parse(line);
      texts.push({ set, source, text, fold: foldOf(set + id.split('-').at(-1)) });
    }
  }
  const folder = join(data, 'blog/18f');
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    texts.push({ set: 'blog', source: 'human', text, fold: foldOf(name) });
  }
  return texts;
}

/** `rules`: what the build offers (parseDocument, analyse, textView, GAUGES, the finders of choices and their keys). */
export function measureTexts(data, { parseDocument, analyse, textView, GAUGES, evidence, finders, keyOf }) {
  const names = nameWatch();
  const rows = readTexts(data).map(({ text, ...about }) => {
    const view = textView(analyse(parseDocument(text)));
    names.see(view);
    const chosen = {};
    for (const [kind, find] of Object.entries(finders)) {
      const keys = new Map();
      find(view, (first, last) => {
        const key = keyOf(first, last);
        keys.set(key, (keys.get(key) ?? 0) + 1);
      });
      chosen[kind] = keys;
    }
    const rates = Object.fromEntries(GAUGES.map((gauge) => [gauge.id, gauge.read(view).rate]));
    return { ...about, words: view.wordCount, evidence: evidence(view), rates, chosen };
  });
  return { rows, isName: names.isName };
}

/** Words that stand with a capital inside sentences more often than without. */
function nameWatch() {
  const counts = new Map();
  return {
    see(view) {
      for (const { tokens } of view.sentences)
        for (const { lower, text } of tokens.slice(1))
          counts.set(lower, (counts.get(lower) ?? 0) + (text === lower || /^i(?:'|$)/.test(lower) ? -1 : 1));
    },
    isName: (word) => (counts.get(word) ?? 1) > 0,
  };
}
