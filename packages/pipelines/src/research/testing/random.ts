/** Repeatable chance for tests: the same seed gives the same corpus everywhere. */
export interface Chance {
  /** A whole number from 0 up to, but not, `below`. */
  readonly whole: (below: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** `count` different items in chance order. */
  readonly some: <Item>(items: readonly Item[], count: number) => Item[];
}

export function chance(seed: number): Chance {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x51ed270b) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const whole = (below: number): number => next() % Math.max(1, below);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  };
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    const left = [...items];
    const chosen: Item[] = [];
    while (chosen.length < count && left.length > 0) chosen.push(...left.splice(whole(left.length), 1));
    return chosen;
  };
  return { whole, pick, some };
}
