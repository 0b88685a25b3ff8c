import { PalimpsestError } from '../errors/palimpsest-error.ts';
import type { Terminal } from './terminal.ts';

/** What a program gets to read on standard error with --json. */
interface ErrorReport {
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
}

const SYSTEM_HINTS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space and try again: nothing that was confirmed is lost.',
  EDQUOT: 'Your quota on this disk is used up. Free some space and try again.',
  EACCES: 'Check who owns it and whether you may read and write it.',
  EPERM: 'Check who owns it and whether you may change it.',
  EROFS: 'This disk can only be read. Choose another folder with --home or PALIMPSEST_HOME.',
  EEXIST: 'Nothing is overwritten. Choose another name, or move what is there.',
  ENOENT: 'Check the path.',
  ENOTDIR: 'Check the path: something in it is not a folder.',
  EISDIR: 'Give the path of a file, not of a folder.',
  EMFILE: 'Too many files are open. Raise the limit (ulimit -n) and try again.',
};
const UNEXPECTED_HINT =
  'This should not happen: please report it, with what you did and the output of `palimpsest doctor`. --verbose shows more.';

/** The one place where an error becomes words. Only an unexpected one may ever show its stack. */
function describeError(error: unknown): ErrorReport {
  if (error instanceof PalimpsestError) {
    return { code: error.code, message: error.message, hint: error.hint ?? null };
  }
  const { code, syscall, path, message, severity } = (error ?? {}) as NodeJS.ErrnoException & {
    severity?: unknown;
  };
  // A database error that nobody translated: its message may quote a row.
  if (typeof severity === 'string') {
    return {
      code: 'database_error',
      message: `The database refused a statement (${code}).`,
      hint: UNEXPECTED_HINT,
    };
  }
  if (syscall === 'uv_cwd') {
    const hint = 'Change to another folder and try again.';
    return { code: 'system_error', message: 'The folder you are in is no longer there.', hint };
  }
  if (typeof code === 'string' && typeof syscall === 'string') {
    const where = path === undefined ? '' : ` (${path})`;
    return {
      code: 'system_error',
      message: `${sentence(message, code)}${where}.`,
      hint: SYSTEM_HINTS[code] ?? 'palimpsest doctor may tell more.',
    };
  }
  const said = error instanceof Error && error.message !== '' ? error.message : String(error);
  return { code: 'unexpected', message: `Something unexpected went wrong: ${said}`, hint: UNEXPECTED_HINT };
}

export function reportError(
  terminal: Terminal,
  error: unknown,
  { json, verbose }: { json: boolean; verbose: boolean },
): void {
  const report = describeError(error);
  if (json) {
    terminal.problem(JSON.stringify({ error: report }));
  } else {
    const { bad, dim } = terminal.messageStyles;
    terminal.problem(`${bad('palimpsest:')} ${report.message}`);
    if (report.hint !== null) terminal.problem(dim(`  ${report.hint}`));
  }
  const stack = error instanceof Error ? error.stack : undefined;
  if (verbose && report.code === 'unexpected' && stack !== undefined) terminal.problem(stack);
}

/** Node writes `ENOENT: no such file or directory, open '/x'`; people need the middle of it. */
function sentence(message: string, code: string): string {
  const middle = /^[A-Z0-9]+: ([^,]+)/.exec(message)?.[1] ?? message;
  return `${middle.charAt(0).toUpperCase()}${middle.slice(1)} [${code}]`;
}
