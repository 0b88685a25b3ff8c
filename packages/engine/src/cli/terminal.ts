/** The part of a stream the command writes to. */
export interface OutputStream {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

type Style = (text: string) => string;
export interface Styles {
  readonly good: Style;
  readonly warn: Style;
  readonly bad: Style;
  readonly dim: Style;
  readonly bold: Style;
}

/** Data goes to standard output, everything said about it to standard error. */
export interface Terminal {
  /** For text on standard output. */
  readonly styles: Styles;
  /** One line, or several, of what was asked for. */
  data(text: string): void;
  json(value: unknown): void;
  /** Says how things go; silent with --quiet. */
  message(text: string): void;
  /** Said in any case. */
  problem(text: string): void;
  /** A line that replaces itself; only on a terminal. An empty text takes it away. */
  progress(text: string): void;
  /** For text on standard error. */
  readonly messageStyles: Styles;
  /** How wide prose on standard output may be: what the screen has, and no more than reads well. */
  readonly width: number;
  /** Whether a person sits in front of it. */
  readonly isTerminal: boolean;
}

const NARROWEST = 40;
const WIDEST = 92;

export interface TerminalOptions {
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly quiet: boolean;
}

export function createTerminal({ stdout, stderr, environment, quiet }: TerminalOptions): Terminal {
  const onTerminal = stderr.isTTY === true && environment.TERM !== 'dumb';
  let shown = false;
  const clear = () => {
    if (shown) stderr.write('\r\u001b[2K');
    shown = false;
  };
  const say = (text: string) => {
    clear();
    stderr.write(`${text}\n`);
  };
  const data = (text: string) => {
    clear();
    stdout.write(`${text}\n`);
  };
  return {
    styles: stylesFor(stdout, environment),
    messageStyles: stylesFor(stderr, environment),
    width: Math.max(NARROWEST, Math.min(stdout.columns ?? WIDEST, WIDEST)),
    isTerminal: stderr.isTTY === true,
    data,
    json: (value) => data(JSON.stringify(value, null, stdout.isTTY === true ? 2 : 0)),
    message: (text) => {
      if (!quiet) say(text);
    },
    problem: say,
    progress: (text) => {
      if (!onTerminal || quiet) return;
      clear();
      if (text === '') return;
      stderr.write(text.slice(0, (stderr.columns ?? 80) - 1));
      shown = true;
    },
  };
}

function stylesFor(stream: OutputStream, environment: TerminalOptions['environment']): Styles {
  const wanted = stream.isTTY === true && (environment.NO_COLOR ?? '') === '' && environment.TERM !== 'dumb';
  const style =
    (code: number): Style =>
    (text) =>
      wanted ? `\u001b[${code}m${text}\u001b[0m` : text;
  return { good: style(32), warn: style(33), bad: style(31), dim: style(2), bold: style(1) };
}
