import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { protocolStreams } from './protocol-streams.ts';

async function* words(...parts: string[]) {
  yield* parts;
}

describe('the streams of the protocol', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('take what comes in and give what goes out', async () => {
    const written: string[] = [];
    const { input, output, release } = protocolStreams(words('a', 'b'), {
      write: (part) => written.push(part),
    });
    expect(await text(input)).toBe('ab');
    output.write('one\n');
    output.write('two\n');
    await release();
    expect(written).toEqual(['one\n', 'two\n']);
  });

  it('keep standard output for the protocol: whatever else is printed goes to standard error', async () => {
    const printed: string[] = [];
    const complained: string[] = [];
    const own = process.stdout.write;
    const write = vi.fn((part: string, done?: () => void) => {
      printed.push(part);
      done?.();
      return true;
    });
    vi.spyOn(process.stderr, 'write').mockImplementation((part) => complained.push(String(part)) > 0);
    process.stdout.write = write as never;
    try {
      const { output, release } = protocolStreams(words(), process.stdout);
      process.stdout.write('Warning: a library speaks\n');
      output.write('{"jsonrpc":"2.0"}\n');
      await release();
      expect(process.stdout.write).toBe(write);
    } finally {
      process.stdout.write = own;
    }
    expect(printed).toEqual(['{"jsonrpc":"2.0"}\n']);
    expect(complained).toEqual(['Warning: a library speaks\n']);
  });
});
