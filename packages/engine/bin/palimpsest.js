#!/usr/bin/env node
// Plain JavaScript, so that a missing build can be told in one line instead of a stack.
import { existsSync } from 'node:fs';

const entry = new URL('../dist/cli/bin-entry.js', import.meta.url);
if (existsSync(entry)) {
  const { runCommand } = await import(entry.href);
  await runCommand();
} else {
  process.stderr.write('palimpsest: It was not built yet.\n  Run `npm run build` in the project first.\n');
  process.exitCode = 2;
}
