// How well an extracted text matches the true one: shingles of four words, each counted as often as it comes. Precision
// and recall are means over pages, so that long pages do not outweigh short ones; F1 is made of those two means.

const WORDS = /[\p{L}\p{N}_]+/gu;
const SHINGLE = 4;

export function articleScores(pairs) {
  const pages = pairs.map(([truth, found]) => matches(shingles(truth), shingles(found)));
  const precision = mean(
    pages.filter(({ hit, extra }) => hit + extra > 0).map(({ hit, extra }) => hit / (hit + extra)),
  );
  const recall = mean(
    pages.filter(({ hit, missed }) => hit + missed > 0).map(({ hit, missed }) => hit / (hit + missed)),
  );
  return { f1: (2 * precision * recall) / (precision + recall), precision, recall };
}

function shingles(text) {
  const words = text.match(WORDS) ?? [];
  const counts = new Map();
  for (let i = 0; i < Math.max(1, words.length - SHINGLE + 1); i += 1) {
    const shingle = words.slice(i, i + SHINGLE).join(' ');
    if (shingle !== '') counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  }
  return counts;
}

function matches(truth, found) {
  const sum = { hit: 0, extra: 0, missed: 0 };
  for (const shingle of new Set([...truth.keys(), ...found.keys()])) {
    const [wanted, got] = [truth.get(shingle) ?? 0, found.get(shingle) ?? 0];
    sum.hit += Math.min(wanted, got);
    sum.extra += Math.max(0, got - wanted);
    sum.missed += Math.max(0, wanted - got);
  }
  return sum;
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
