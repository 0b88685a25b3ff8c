import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import { launchBrowser } from './launch-browser.ts';
import { axeFindings, keepPicture } from './look.ts';

interface Engine {
  finishRun(tenant: string, runId: string): Promise<unknown>;
  close(): Promise<void>;
}
interface Server {
  readonly url: string;
  close(): Promise<void>;
}

const HOME = '11111111-0000-4000-8000-000000000001';
const SENDER = '33333333-0000-4000-8000-000000000001';
const RECIPIENT = '22222222-0000-4000-8000-000000000001';
const WORDS = 'Could you please turn the music down at night? I cannot sleep.';
const SENT = Date.parse('2026-11-16T09:00:00.000Z');
const DAY_MS = 86_400_000;
/** What the browser itself says of an answer that the test is after. */
const EXPECTED = /status of 404/;

/** The built server without anybody who works on the queue, and with a clock that the test sets. */
let engine: Engine;
let server: Server;
let browser: Browser;
let home: string;
let clock = SENT;
const faults: string[] = [];

const built = (path: string) =>
  import(new URL(`../../packages/engine/dist/${path}`, import.meta.url).href) as Promise<
    Record<string, (...given: unknown[]) => Promise<never>>
  >;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'palimpsest-waiting-'));
  const { createEngine } = await built('index.js');
  const { startHttpServer } = await built('http/server.js');
  const now = () => new Date(clock).toISOString();
  engine = (await createEngine?.({ home, environment: {}, now })) as unknown as Engine;
  server = (await startHttpServer?.(engine, { host: '127.0.0.1', port: 0 })) as unknown as Server;
  browser = await launchBrowser();
  await ask('PUT', `/v1/homes/${HOME}`, {
    members: [
      { user_id: RECIPIENT, role: 'owner', locale: 'en', preferences: null },
      { user_id: SENDER, role: 'member', locale: 'en', preferences: null },
    ],
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await engine?.close();
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
});

async function ask(method: string, path: string, body?: unknown) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': `${method}${path}${Math.random()}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

async function send(): Promise<string> {
  const sent = await ask('POST', '/v1/rpc/weekly_feedback_rewrite_create_v1', {
    home_id: HOME,
    sender_user_id: SENDER,
    recipient_user_id: RECIPIENT,
    sender_message: WORDS,
  });
  return sent.rewrite_request_id;
}

async function open(path: string, key?: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.clock.install({ time: clock });
  if (key !== undefined)
    await page.addInitScript((given) => sessionStorage.setItem('palimpsest.key', given), key);
  await page.goto(`${server.url}${path}`);
  return page;
}

describe('a message that nobody has begun to write', () => {
  it('is shown as on its way to all three, and is taken back by its sender by keyboard', async () => {
    const message = await send();
    const page = await open(`/messages/${message}`);
    await page
      .locator('.message-step')
      .nth(9)
      .getByText('It was handed to the queue for the writer.')
      .waitFor();
    await page.getByText('The writer was not asked.').waitFor();
    await page.getByRole('tab', { name: 'Recipient' }).click();
    await page.getByText('Nothing has arrived').waitFor();
    await page.getByRole('tab', { name: 'Sender' }).click();
    await page.getByText('Your message is on its way.').waitFor();
    await page.getByRole('button', { name: 'Take it back' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Take this message back?' });
    await dialog.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, 'message-cancel-light');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Take it back');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Take it back' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('You took this message back. Nobody received it.').waitFor();
    expect((await ask('GET', `/v1/messages/${message}/audit`)).status).toBe('cancelled');
    await page.context().close();
  });
});

describe('a message that was delivered', () => {
  it('counts down to the moment when its sender sees the new words, and then shows them', async () => {
    const message = await send();
    const { run_id } = await ask('GET', `/v1/messages/${message}/audit`);
    await engine.finishRun('local', run_id);
    clock = SENT + DAY_MS - 90_000;
    const page = await open(`/messages/${message}?as=sender`);
    await page
      .getByRole('timer')
      .getByText(/You see the new words in (1 min( \d+ s)?|\d+ s)/)
      .waitFor();
    expect(await page.getByText('What arrived').count()).toBe(0);
    clock = SENT + DAY_MS + 5_000;
    await page.clock.runFor(100_000);
    await page.getByRole('heading', { name: 'What arrived' }).waitFor();
    const view = await ask('GET', `/v1/messages/${message}?as=sender&user_id=${SENDER}`);
    await page.getByText(view.rewritten_text).waitFor();
    await page.getByText(WORDS, { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, 'message-revealed-light');
    await page.context().close();
  });
});

describe('somebody whose key is not an operator’s', () => {
  it('writes by ids, sees their own side, and no list', async () => {
    // The first key ends the time in which everybody on this machine may do everything.
    const { secret } = await ask('POST', '/v1/keys', {
      name: 'a housemate’s app',
      scopes: ['complaint:read', 'complaint:write'],
    });
    const page = await open('/messages', secret);
    await page.getByRole('heading', { name: 'This list is for operators' }).waitFor();
    await page.getByRole('link', { name: 'Write a message' }).click();
    await page.getByLabel('Home').fill('somewhere');
    await page.getByText('This is not an id such as').waitFor();
    await page.getByLabel('Home').fill(HOME);
    await page.getByLabel('From').fill(SENDER);
    await page.getByLabel('To', { exact: true }).fill(RECIPIENT);
    await page.getByLabel('Your message').fill(WORDS);
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, 'message-by-hand-light');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Your message is on its way.').waitFor();
    expect(await page.getByRole('tab', { name: 'Operator' }).count()).toBe(0);
    const { pathname } = new URL(page.url());
    const asked = await open(pathname, secret);
    await asked.getByLabel('Id of the person').fill(RECIPIENT);
    await asked.getByRole('button', { name: 'Show' }).click();
    await asked.getByText('There is no such message for this person').waitFor();
    await asked.context().close();
    await page.context().close();
  });

  it('meets no fault of the page on the way', () => {
    expect(faults.filter((fault) => !EXPECTED.test(fault))).toEqual([]);
  });
});
