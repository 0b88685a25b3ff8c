/** Tells when a command that runs on and on was asked to leave. */
export interface StopSignal {
  readonly requested: Promise<void>;
  /** No longer listens. */
  release(): void;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A second signal finds no listener and ends the process at once: whoever insists is obeyed. */
export function stopSignal(given: AbortSignal | undefined): StopSignal {
  let stop: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const release = () => {
    for (const name of SIGNALS) process.off(name, onSignal);
    given?.removeEventListener('abort', onSignal);
  };
  const onSignal = () => {
    release();
    stop();
  };
  if (given === undefined) for (const name of SIGNALS) process.on(name, onSignal);
  else if (given.aborted) onSignal();
  else given.addEventListener('abort', onSignal);
  return { requested, release };
}
