export function quantile(values, share) {
  const sorted = Float64Array.from(values).sort();
  const at = (sorted.length - 1) * share;
  const low = Math.floor(at);
  return sorted[low] + (at - low) * ((sorted[low + 1] ?? sorted[low]) - sorted[low]);
}

function below(sorted, value, orEqual) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < value || (orEqual && sorted[middle] === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The chance that a generated text scores higher than a human one. `places`: where the generated ones stand in `values`. */
export function aurocSorted(human, places, values) {
  let sum = 0;
  for (const place of places) {
    const low = below(human, values[place], false);
    sum += human[low] === values[place] ? (low + below(human, values[place], true)) / 2 : low;
  }
  return sum / (human.length * places.length);
}

export function auroc(human, generated) {
  return aurocSorted(Float64Array.from(human).sort(), [...generated.keys()], generated);
}

export function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function deviation(values) {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) * (value - middle))));
}

export const shareAbove = (values, places, limit) =>
  places.filter((i) => values[i] > limit).length / places.length;

/** A share with soft edges, so that the ascent has something to climb. */
export function ramp(values, places, middle, width) {
  let sum = 0;
  for (const i of places) sum += Math.max(0, Math.min(1, (values[i] - middle + width) / (2 * width)));
  return sum / places.length;
}
