import chromiumBinary from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** A Chromium that came with npm; CHROMIUM_PATH names another one. */
export async function launchBrowser(): Promise<Browser> {
  const own = process.env.CHROMIUM_PATH;
  const executablePath = own === undefined || own === '' ? await chromiumBinary.executablePath() : own;
  return chromium.launch({
    executablePath,
    // Without the package's own arguments: they put everything into one process, which ends with its first page.
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    headless: true,
  });
}
