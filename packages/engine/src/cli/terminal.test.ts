import { describe, expect, it } from 'vitest';
import { createTerminal } from './terminal.ts';

function terminalOn({
  isTTY,
  quiet = false,
  environment = {},
}: {
  isTTY: boolean;
  quiet?: boolean;
  environment?: Record<string, string>;
}) {
  const written = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof written) => ({
    isTTY,
    columns: 20,
    write: (text: string) => {
      written[name] += text;
    },
  });
  const streams = { stdout: stream('stdout'), stderr: stream('stderr') };
  return { written, terminal: createTerminal({ ...streams, environment, quiet }) };
}

describe('the terminal', () => {
  it('keeps data and messages apart', () => {
    const { terminal, written } = terminalOn({ isTTY: false });
    terminal.data('42');
    terminal.message('counted');
    expect(written).toEqual({ stdout: '42\n', stderr: 'counted\n' });
  });

  it('says nothing but data and problems when it should be quiet', () => {
    const { terminal, written } = terminalOn({ isTTY: true, quiet: true });
    terminal.message('counted');
    terminal.progress('counting');
    terminal.problem('broken');
    expect(written).toEqual({ stdout: '', stderr: 'broken\n' });
  });

  it('shows no progress and no colour where no person sits', () => {
    const { terminal, written } = terminalOn({ isTTY: false });
    terminal.progress('counting');
    terminal.data(terminal.styles.bad('42'));
    expect(written).toEqual({ stdout: '42\n', stderr: '' });
  });

  it('takes the progress line away before anything else is written, and keeps it on one line', () => {
    const { terminal, written } = terminalOn({ isTTY: true });
    terminal.progress('counting to a very large number');
    terminal.data('42');
    expect(written.stderr).toBe('counting to a very \r\u001b[2K');
  });

  it.each([
    [{}, true],
    [{ NO_COLOR: '1' }, false],
    [{ NO_COLOR: '' }, true],
    [{ TERM: 'dumb' }, false],
  ])('colours on a terminal with %j: %s', (environment, coloured) => {
    const { terminal } = terminalOn({ isTTY: true, environment });
    expect(terminal.styles.good('ok')).toBe(coloured ? '\u001b[32mok\u001b[0m' : 'ok');
  });
});
