import { pino } from 'pino';
import type { Log } from '../context.ts';
import type { Redactor } from './redact-secrets.ts';

export interface JsonLogOptions {
  readonly level: Parameters<Log>[0];
  readonly redact: Redactor;
  readonly now: () => Date;
  /** Takes one line, without its end. */
  readonly write: (line: string) => void;
}

/** These are told by the log itself; a fact of the same name goes under another one. */
const OWN_FIELDS = new Set(['at', 'level', 'message']);

/** A log of JSON lines, for programs that collect them. */
export function jsonLog({ level: lowest, redact, now, write }: JsonLogOptions): Log {
  const logger = pino(
    {
      level: lowest,
      base: null,
      messageKey: 'message',
      timestamp: () => `,"at":"${now().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line: string) => write(line.trimEnd()) },
  );
  return (level, message, fields) => {
    if (!logger.isLevelEnabled(level)) return;
    logger[level](renamed(redact(fields ?? {}) as object), redact(message) as string);
  };
}

function renamed(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [OWN_FIELDS.has(name) ? `${name}_` : name, value]),
  );
}
