const RUN = 'run/';

/** The run that a stream of events belongs to; null for the others. */
export function runOf(stream: string): string | null {
  return stream.startsWith(RUN) ? stream.slice(RUN.length) : null;
}

export function streamOf(run: string): string {
  return `${RUN}${run}`;
}
