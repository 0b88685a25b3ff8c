import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { freshHome } from '../../packages/engine/src/testing/fresh-home.ts';
import { launchBrowser } from './launch-browser.ts';
import { untilSettled } from './until-settled.ts';

/** Long enough for a busy machine: it only ends a hang. */
const PATIENCE_MS = 60_000;
/**
 * To look for views that only work when answers come quickly and in order: with `STUDIO_DELAY_MS=1500` each answer of the
 * API is held back for a time of its own, up to this.
 */
const DELAY_MS = Number(process.env.STUDIO_DELAY_MS ?? 0);
const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Studio {
  readonly url: string;
  readonly browser: Browser;
  /** A page of its own in these colours. Whatever it asks of any other server, and every error in it, fails the test. */
  open(path: string, options?: { readonly theme?: 'light' | 'dark'; readonly width?: number }): Promise<Page>;
  /** The API behind it, to put things there. Throws where it refuses. */
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every shape
  ask(method: string, path: string, body?: unknown): Promise<any>;
  /** What went wrong in its pages so far: errors, refused scripts, requests to elsewhere. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

/** The built product as a person meets it: the command in a process of its own, an embedded database, a browser. */
export async function openStudio(
  config: object = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<Studio> {
  const home = freshHome('palimpsest-studio-');
  const file = join(home, 'palimpsest.config.json');
  await writeFile(
    file,
    JSON.stringify({
      home,
      logLevel: 'error',
      limits: { requestsPerSecond: 10_000, burst: 10_000 },
      corpora: { aldermere: join(root, 'examples/research/aldermere') },
      ...config,
    }),
  );
  const server = spawn(
    process.execPath,
    [join(root, 'packages/engine/bin/palimpsest.js'), 'serve', '--port', '0', '--json', '--config', file],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH ?? '', HOME: home, ...environment },
    },
  );
  const url = await addressOf(server);
  const [browser] = await Promise.all([launchBrowser(), untilSettled(url)]);
  const faults: string[] = [];
  const contexts: BrowserContext[] = [];
  return {
    url,
    browser,
    faults,
    async open(path, { theme = 'light', width = 1280 } = {}) {
      const context = await browser.newContext({
        colorScheme: theme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'UTC',
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      if (DELAY_MS > 0) await context.route('**/v1/**', (route) => heldBack(route).catch(() => undefined));
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(`error in the page: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
          faults.push(`asked elsewhere: ${request.url()}`);
      });
      page.on('dialog', (dialog) => {
        faults.push(`a dialog of the browser: ${dialog.message()}`);
        dialog.dismiss().catch(() => undefined);
      });
      await page.goto(`${url}${path}`);
      return page;
    },
    async ask(method, path, body) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text === '' ? null : JSON.parse(text);
    },
    async close() {
      for (const context of contexts) await context.close().catch(() => undefined);
      await browser.close();
      const left = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await left;
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** What is followed live has no end to wait for: there the question is held back instead of the answer. */
async function heldBack(route: Route): Promise<void> {
  const late = Math.random() * DELAY_MS;
  if (route.request().method() !== 'GET' || route.request().url().includes('/events')) {
    await pause(late);
    return route.continue();
  }
  const response = await route.fetch();
  await pause(late);
  return route.fulfill({ response });
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout?.on('data', (chunk) => {
      text += String(chunk);
      if (!text.includes('\n')) return;
      resolve((JSON.parse(text.slice(0, text.indexOf('\n'))) as { url: string }).url);
    });
    server.once('exit', (code) => reject(new Error(`The server left with ${code} before it served.`)));
  });
}
