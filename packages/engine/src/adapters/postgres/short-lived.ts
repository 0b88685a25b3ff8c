/** Values that are gone from memory some time after they were put here, whether or not anybody asks again. */
export interface ShortLived<Value> {
  get(name: string): Value | undefined;
  set(name: string, value: Value): void;
  delete(name: string): void;
  clear(): void;
}

export function shortLived<Value>({ ms, most }: { ms: number; most: number }): ShortLived<Value> {
  // In the order in which they end, since all live equally long.
  const entries = new Map<string, { readonly value: Value; readonly until: number }>();
  let timer: NodeJS.Timeout | undefined;

  const dropOld = () => {
    timer = undefined;
    const now = performance.now();
    for (const [name, { until }] of entries) {
      if (until > now) break;
      entries.delete(name);
    }
    wake();
  };
  const wake = () => {
    const oldest = entries.values().next().value;
    if (timer !== undefined || oldest === undefined) return;
    timer = setTimeout(dropOld, Math.max(1, Math.ceil(oldest.until - performance.now())));
    // A process that has nothing else to do may end, and its memory with it.
    timer.unref();
  };

  return {
    get(name) {
      const known = entries.get(name);
      return known !== undefined && known.until > performance.now() ? known.value : undefined;
    },
    set(name, value) {
      entries.delete(name);
      if (entries.size >= most) entries.delete(entries.keys().next().value as string);
      entries.set(name, { value, until: performance.now() + ms });
      wake();
    },
    delete: (name) => void entries.delete(name),
    clear: () => entries.clear(),
  };
}
