import type { Log } from '../app/context.ts';
import type { Redactor } from '../app/telemetry/redact-secrets.ts';
import { harmless } from './layout.ts';
import type { LogFormat, LogLevel } from './settings.ts';
import type { Terminal } from './terminal.ts';

export interface OperatorLogOptions {
  readonly terminal: Terminal;
  readonly level: LogLevel;
  readonly format: LogFormat;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now?: () => Date;
}

const ORDER: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

/** The operator's log on standard error: one line per fact, for people or, as JSON, for programs. */
export async function operatorLog(options: OperatorLogOptions): Promise<Log> {
  const { terminal, level, environment, now = () => new Date() } = options;
  const { secretRedactor } = await import('../app/telemetry/redact-secrets.ts');
  const redact = secretRedactor(environment);
  if (!isJson(options)) return textLog(terminal, level, redact, now);
  const { jsonLog } = await import('../app/telemetry/json-log.ts');
  return jsonLog({ level, redact, now, write: (line) => terminal.problem(line) });
}

/** Nobody reads along where standard error is no terminal: there a program collects the lines. */
export function isJson({ format, terminal }: Pick<OperatorLogOptions, 'format' | 'terminal'>): boolean {
  return format === 'json' || (format === 'auto' && !terminal.isTerminal);
}

function textLog(terminal: Terminal, lowest: LogLevel, redact: Redactor, now: () => Date): Log {
  const { dim, warn, bad } = terminal.messageStyles;
  const coloured = { debug: dim, info: (text: string) => text, warn, error: bad };
  return (level, message, fields = {}) => {
    if (ORDER.indexOf(level) < ORDER.indexOf(lowest)) return;
    const facts = Object.entries(redact(fields) as object).map(([name, value]) => `${name}=${shown(value)}`);
    terminal.problem(
      [
        dim(now().toISOString().slice(11, 19)),
        coloured[level](level.padEnd(5)),
        harmless(String(redact(message))),
        dim(facts.join(' ')),
      ]
        .join('  ')
        .trimEnd(),
    );
  };
}

function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return harmless(JSON.stringify(value));
  return harmless(String(value));
}
