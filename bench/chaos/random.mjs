// A small seeded generator, so that a run of the chaos can be repeated by its seed.
export function seeded(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low, high) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    chance: (share) => next() < share,
    oneOf: (items) => items[Math.floor(next() * items.length)],
    shuffled(items) {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [order[last], order[other]] = [order[other], order[last]];
      }
      return order;
    },
  };
}

/** The value below which the given share of the numbers lies. */
export function percentile(numbers, share) {
  if (numbers.length === 0) return Number.NaN;
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
}
