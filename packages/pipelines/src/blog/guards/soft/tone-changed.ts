import type { BlogGuard, Problem } from '../blog-guard.ts';
import type { ReadText } from '../read-text.ts';

const LEAST_WORDS = 40;
/** Change of a rate that a reader notices, as a share of the words. */
const NOTICED = 0.015;

export const toneChanged: BlogGuard = {
  id: 'tone-changed',
  severity: 'soft',
  summary: 'Exclamation marks, contractions and the way readers are addressed are as before.',
  why: 'The prompt forbids another tone unless a fix asks for it.',
  check: ({ parent, child, allows }) => {
    const before = toneOf(parent);
    const after = toneOf(child);
    const problems: Problem[] = [];
    const say = (message: string) => problems.push({ message, spans: [] });
    if (after.exclamations > before.exclamations)
      say('The rewrite has more exclamation marks than the original.');
    if (before.words < LEAST_WORDS || after.words < LEAST_WORDS) return problems;
    const moved = (count: 'contractions' | 'first' | 'second') =>
      after[count] / after.words - before[count] / before.words;
    if (Math.abs(moved('contractions')) > NOTICED && !(allows.moreContractions && moved('contractions') > 0))
      say('The rewrite has clearly more or fewer contractions than the original.');
    if (Math.abs(moved('first')) > NOTICED * 1.5)
      say('The rewrite speaks clearly more or less in the first person than the original.');
    if (Math.abs(moved('second')) > NOTICED * 1.5)
      say('The rewrite addresses its readers clearly more or less than the original.');
    return problems;
  },
};

function toneOf({ passages }: ReadText) {
  const tone = { words: 0, exclamations: 0, contractions: 0, first: 0, second: 0 };
  for (const { text, words, block } of passages) {
    if (block.prose === null || block.kind === 'quote') continue;
    tone.words += words.length;
    for (let at = text.indexOf('!'); at !== -1; at = text.indexOf('!', at + 1)) tone.exclamations += 1;
    for (const { lower } of words) {
      if (/['’](?:t|re|ve|ll|d|m)$/.test(lower) || /^(?:it|that|there|here|what|let)['’]s$/.test(lower))
        tone.contractions += 1;
      if (/^(?:i|we|me|us|my|our|mine|ours)(?:['’]|$)/.test(lower)) tone.first += 1;
      if (/^(?:you|your|yours|yourself)(?:['’]|$)/.test(lower)) tone.second += 1;
    }
  }
  return tone;
}
