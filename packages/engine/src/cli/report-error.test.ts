import { describe, expect, it } from 'vitest';
import { PalimpsestError } from '../errors/palimpsest-error.ts';
import { reportError } from './report-error.ts';
import { createTerminal } from './terminal.ts';

function said(error: unknown, options: { json?: boolean; verbose?: boolean } = {}): string {
  let text = '';
  const write = (part: string) => {
    text += part;
  };
  const terminal = createTerminal({ stdout: { write }, stderr: { write }, environment: {}, quiet: true });
  reportError(terminal, error, { json: false, verbose: false, ...options });
  return text;
}

describe('an error in words', () => {
  const known = new PalimpsestError({ code: 'no_luck', message: 'No luck.', hint: 'Try again.' });

  it('is a message and a way out, without a stack', () => {
    expect(said(known, { verbose: true })).toBe('palimpsest: No luck.\n  Try again.\n');
  });

  it('is one JSON document with --json', () => {
    expect(JSON.parse(said(known, { json: true }))).toEqual({
      error: { code: 'no_luck', message: 'No luck.', hint: 'Try again.' },
    });
  });

  it('tells in plain words what the system refused', () => {
    const full = Object.assign(new Error("ENOSPC: no space left on device, write '/x'"), {
      code: 'ENOSPC',
      syscall: 'write',
      path: '/x',
    });
    expect(said(full)).toBe(
      'palimpsest: No space left on device [ENOSPC] (/x).\n  The disk is full. Free some space and try again: nothing that was confirmed is lost.\n',
    );
  });

  it('tells when the working folder was deleted', () => {
    const gone = Object.assign(new Error('ENOENT: no such file or directory, uv_cwd'), {
      code: 'ENOENT',
      syscall: 'uv_cwd',
    });
    expect(said(gone)).toContain('The folder you are in is no longer there.');
  });

  it('asks to be reported when nobody expected it, and shows its stack on demand only', () => {
    expect(said(new TypeError('x is not a function'))).toContain('please report it');
    expect(said(new TypeError('x is not a function'))).not.toContain('    at ');
    expect(said(new TypeError('x is not a function'), { verbose: true })).toContain('    at ');
  });

  it('never repeats what the database said, since that may quote a row', () => {
    const raw = Object.assign(new Error('invalid input: "geheim"'), { code: '22P02', severity: 'ERROR' });
    expect(said(raw, { verbose: true })).toContain('(22P02)');
    expect(said(raw, { verbose: true })).not.toContain('geheim');
  });

  it('copes with something that is no error at all', () => {
    expect(said('a plain string')).toContain('a plain string');
    expect(said(undefined)).toContain('undefined');
  });
});
