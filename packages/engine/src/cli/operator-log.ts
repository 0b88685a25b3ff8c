import type { Log } from '../app/context.ts';
import type { LogLevel } from './settings.ts';
import type { Terminal } from './terminal.ts';

const ORDER: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

/** The operator's log: one line per fact on standard error, as text or, with --json, as a JSON document. */
export function operatorLog(terminal: Terminal, lowest: LogLevel, json: boolean, now: () => Date): Log {
  const { dim, warn, bad } = terminal.messageStyles;
  const coloured = { debug: dim, info: (text: string) => text, warn, error: bad };
  return (level, message, fields = {}) => {
    if (ORDER.indexOf(level) < ORDER.indexOf(lowest)) return;
    const at = now().toISOString();
    if (json) return terminal.problem(JSON.stringify({ at, level, message, ...fields }));
    const facts = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
    const line = [dim(at.slice(11, 19)), coloured[level](level.padEnd(5)), message, dim(facts.join(' '))];
    return terminal.problem(line.join('  ').trimEnd());
  };
}
