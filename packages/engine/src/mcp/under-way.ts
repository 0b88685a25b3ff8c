/** Work that was begun for clients. Whoever asked may stop waiting for it; it is not broken off. */
export interface UnderWay {
  /** Begins work when its turn has come. */
  begin<T>(work: () => Promise<T>): Promise<T>;
  /** When nothing is left to do. */
  settled(): Promise<void>;
}

export function createUnderWay(mostAtOnce: number): UnderWay {
  const all = new Set<Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let active = 0;
  const turn = async () => {
    if (active < mostAtOnce) active += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const over = () => {
    const next = waiting.shift();
    // The place is handed on, so that nobody can slip in between.
    if (next === undefined) active -= 1;
    else next();
  };
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await work();
    } finally {
      over();
    }
  };
  return {
    begin(work) {
      const done = inTurn(work);
      // Nobody may be left who waits for it, and then nobody would catch it.
      const noted = done.catch(() => undefined).finally(() => all.delete(noted));
      all.add(noted);
      return done;
    },
    async settled() {
      while (all.size > 0) await Promise.all(all);
    },
  };
}
