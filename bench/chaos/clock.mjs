// Sets the clock of this process back while it works, if CHAOS_CLOCK_BACK_MS says by how much. Whatever counts time
// without looking at the clock (timers, performance.now) goes on as on a machine whose clock somebody corrects.
const back = Number(process.env.CHAOS_CLOCK_BACK_MS ?? 0);
const WORKS_FOR_MS = 1_000;

if (back > 0) {
  const Real = Date;
  let shift = 0;
  globalThis.Date = class extends Real {
    constructor(...given) {
      if (given.length === 0) super(Real.now() - shift);
      else super(...given);
    }

    static now() {
      return Real.now() - shift;
    }
  };
  setTimeout(() => {
    shift = back;
  }, WORKS_FOR_MS).unref();
}
