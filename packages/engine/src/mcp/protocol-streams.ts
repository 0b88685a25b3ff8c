import { Readable, Writable } from 'node:stream';

export interface Output {
  write(text: string): unknown;
}

export interface ProtocolStreams {
  readonly input: Readable;
  readonly output: Writable;
  /** Writes what is left, and gives standard output back. */
  release(): Promise<void>;
}

/**
 * The streams the protocol speaks over. Where that is the standard output of this process, nothing else may write
 * there: a library that prints a warning would end the conversation, so its words go to standard error instead.
 */
export function protocolStreams(stdin: AsyncIterable<Uint8Array | string>, stdout: Output): ProtocolStreams {
  const input = stdin instanceof Readable ? stdin : Readable.from(stdin, { objectMode: false });
  const write = stdout.write.bind(stdout) as (text: string, done?: () => void) => unknown;
  const output = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      // Only the process's own streams take a function that tells when it is written.
      if (stdout === process.stdout) write(text, () => done());
      else {
        write(text);
        done();
      }
    },
  });
  const own = process.stdout.write;
  if (stdout === process.stdout)
    process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write;
  return {
    input,
    output,
    release: async () => {
      await new Promise<void>((resolve) => output.end(resolve));
      process.stdout.write = own;
    },
  };
}
