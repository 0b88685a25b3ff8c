// How good a ranking or a labelling is.
const gain = (place) => 1 / Math.log2(place + 2);

/** nDCG at ten with relevance 0 or 1. */
export function ndcg(ranked, wanted) {
  const got = ranked.slice(0, 10).reduce((sum, id, place) => sum + (wanted.has(id) ? gain(place) : 0), 0);
  let ideal = 0;
  for (let place = 0; place < Math.min(10, wanted.size); place += 1) ideal += gain(place);
  return got / ideal;
}

export const recall = (ranked, wanted) => ranked.filter((id) => wanted.has(id)).length / wanted.size;

export const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** The mean of the F1 of each label, however rare the label is. */
export function macroF1(given, right, labels) {
  return mean(
    labels.map((label) => {
      const both = given.filter((each, i) => each === label && right[i] === label).length;
      const either =
        given.filter((each) => each === label).length + right.filter((each) => each === label).length;
      return either === 0 ? 0 : (2 * both) / either;
    }),
  );
}
