import type { Topic } from '@palimpsest/contracts';
import { CONCEPT_IDS, CONCEPTS } from '../../builtin/concepts/ids.ts';
import { languageOf } from '../../builtin/words/languages.ts';
import { WORDS } from '../../builtin/words/words.ts';
import { foldText, shortUmlauts } from '../text/fold.ts';
import { pagesOf } from '../words/lexicons.ts';
import { TOPIC_CLASSES } from './classes.ts';
import { stemOf } from './stem.ts';

type Counts = ReadonlyMap<string, readonly number[]>;

/** How much a word is doubted: one that only a single phrase has says less than one that many have. */
const DOUBT = 1.5;
const made = new Map<string, Counts>();

/**
 * How near the words of a message are to each topic, in the order of the topics. A word is near a topic when the
 * phrases it occurs in, in the classifier's lists and the renderer's, are mostly of that topic, whether or not the
 * message has such a phrase whole.
 */
export function associate(words: Iterable<string>, language: string): readonly number[] {
  const counts = countsOf(language);
  const sums = TOPIC_CLASSES.map(() => 0);
  for (const word of words) {
    const found = counts.get(word) ?? counts.get(stemOf(word) ?? '');
    if (found === undefined) continue;
    const total = found.reduce((sum, count) => sum + count, DOUBT);
    for (const [k, count] of found.entries())
      sums[k] = (sums[k] ?? 0) + (count + DOUBT / sums.length) / total - 1 / sums.length;
  }
  return sums;
}

function countsOf(language: string): Counts {
  const before = made.get(language);
  if (before !== undefined) return before;
  const counts = new Map<string, number[]>();
  const pages = pagesOf(language);
  const code = languageOf(language);
  if (pages !== undefined)
    for (const topic of TOPIC_CLASSES) count(counts, pages.topics[topic], topic, pages.umlauts);
  if (code !== null)
    for (const id of CONCEPT_IDS) {
      const { hear, weak = '', say, ask = {} } = WORDS[code].concepts[id];
      const all = [hear, weak, say, ...Object.values(ask)].join(',');
      count(counts, all, CONCEPTS[id].topic, pages?.umlauts === true);
    }
  made.set(language, counts);
  return counts;
}

function count(counts: Map<string, number[]>, page: string, topic: Topic, umlauts: boolean): void {
  const k = TOPIC_CLASSES.indexOf(topic);
  for (const phrase of foldText(page).split(/[,\n]/)) {
    const wanted = phrase
      .split('&')
      .filter((part) => !part.trim().startsWith('!'))
      .join(' ');
    for (const word of new Set(wanted.split(/[^\p{L}\d*']+/u))) {
      const plain = word.replace(/[*']/g, '');
      const spelled = umlauts ? shortUmlauts(plain) : plain;
      if (spelled.length < 2) continue;
      const stem = stemOf(spelled);
      for (const key of stem === null ? [spelled] : [spelled, stem]) {
        const row = counts.get(key) ?? TOPIC_CLASSES.map(() => 0);
        row[k] = (row[k] ?? 0) + 1;
        counts.set(key, row);
      }
    }
  }
}
