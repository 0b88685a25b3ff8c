import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import chromiumBinary from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

/** A Chromium that came with npm; CHROMIUM_PATH names another one. */
export async function launchBrowser(): Promise<Browser> {
  const own = process.env.CHROMIUM_PATH;
  const executablePath = own === undefined || own === '' ? await unpacked() : own;
  return chromium.launch({
    executablePath,
    // Without the package's own arguments: they put everything into one process, which ends with its first page.
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    headless: true,
  });
}

/** It comes packed. Whoever is first unpacks it, and others wait: a file that is still being written cannot be run. */
async function unpacked(): Promise<string> {
  const begun = join(tmpdir(), 'chromium-begun');
  const ready = join(tmpdir(), 'chromium-ready');
  try {
    mkdirSync(begun);
  } catch {
    for (let waited = 0; !existsSync(ready) && waited < PATIENCE_MS; waited += PAUSE_MS)
      await sleep(PAUSE_MS);
    return chromiumBinary.executablePath();
  }
  const path = await chromiumBinary.executablePath();
  writeFileSync(ready, '');
  return path;
}
