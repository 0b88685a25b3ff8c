import { Socket } from 'node:net';

/**
 * A connection that sends once a turn of the event loop: the statements of one turn, which wait for nothing in between,
 * go out together. Each sending wakes the server's process, which costs as much as a small statement does.
 */
export class TurnSocket extends Socket {
  #holding = false;

  // biome-ignore lint/suspicious/noExplicitAny: the forms of `connect`, passed on as they come.
  override connect(...place: any[]): this {
    super.connect(...(place as [string]));
    // Connecting gives a socket a `write` of its own, for one that was used before and ended.
    Reflect.deleteProperty(this, 'write');
    return this;
  }

  override cork(): void {
    if (this.#holding) return;
    this.#holding = true;
    super.cork();
    process.nextTick(() => {
      this.#holding = false;
      super.uncork();
    });
  }

  /** The end of the turn does it. */
  override uncork(): void {}

  // biome-ignore lint/suspicious/noExplicitAny: the three forms of `write`, passed on as they come.
  override write(chunk: any, encoding?: any, done?: any): boolean {
    this.cork();
    return super.write(chunk, encoding, done);
  }
}
