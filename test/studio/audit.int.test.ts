import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import { axeFindings, keepPicture } from './look.ts';
import { openStudio, type Studio } from './open-studio.ts';

const POST = readFileSync(new URL('../../examples/blog/hidden-answer.md', import.meta.url), 'utf8');
const HOSTILE = '# What is <img src=x onerror=alert(1)>?\n\n<script>alert(2)</script> It is a name.\n';

let studio: Studio;
let blogId: string;
let runId: string;
beforeAll(async () => {
  studio = await openStudio();
  const started = await studio.ask('POST', '/v1/blogs?wait=30', { content: POST });
  blogId = started.blogId;
  runId = started.run.runId;
  await studio.ask('POST', '/v1/blogs?wait=30', { content: HOSTILE });
});
afterAll(() => studio.close());

const events = (page: Page) => page.getByRole('region', { name: 'Events', exact: true });
const THEMES = ['light', 'dark'] as const;

describe('the record of everything', () => {
  it('lists events newest first, by kind, with the choice in the address', async () => {
    const page = await studio.open('/audit');
    await events(page).getByText('The run ended').first().waitFor();
    await page.getByLabel('Kind of event').selectOption('run-started');
    await eventually(() => events(page).getByRole('listitem').count()).toBe(2);
    await page.waitForURL(/type=run-started/);
    await page.reload();
    await eventually(() => events(page).getByRole('listitem').count()).toBe(2);
    await page.getByLabel('Kind of event').selectOption('');
    await page.getByLabel('Belongs to').selectOption('tenant');
    await events(page).getByText('The record began').waitFor();
    await page.getByLabel('Belongs to').selectOption('api-keys');
    await page.getByText('No event fits these filters.').waitFor();
    await page.getByRole('button', { name: 'Show all events again' }).click();
    await events(page).getByText('The run ended').first().waitFor();
    await page.context().close();
  });

  it('opens an event: its facts, as JSON too, and its words only when asked for', async () => {
    const page = await studio.open('/audit?type=version-created&order=oldest');
    await events(page)
      .getByRole('button', { name: /version 1, by the author/ })
      .first()
      .click();
    await page.waitForURL(/event=no-\d+/);
    await events(page).getByText('version number').waitFor();
    await page.getByRole('button', { name: 'Show as JSON' }).click();
    await events(page).getByText('"versionNumber": 1').waitFor();
    const words = POST.trim().split('\n').at(-1) as string;
    expect(await events(page).getByText(words.slice(0, 40)).count()).toBe(0);
    await page.getByRole('button', { name: 'Show the words' }).click();
    await events(page).getByText(words.slice(0, 40)).waitFor();
    await page.context().close();
  });

  it('shows hostile words as words', async () => {
    const page = await studio.open('/audit?type=version-created');
    await events(page)
      .getByRole('button', { name: /version 1/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Show the words' }).click();
    await events(page).getByText('<script>alert(2)</script>').waitFor();
    expect(await page.locator('main img, main script').count()).toBe(0);
    await page.context().close();
  });

  it('checks the whole record and makes every decision again, and says so in words', async () => {
    const page = await studio.open('/audit?tab=check');
    await page.getByRole('button', { name: 'Check the whole record' }).click();
    await page
      .getByText(/In order: [\d,]+ events checked, nothing was changed/)
      .first()
      .waitFor();
    await page.getByText(/whether the newest events were cut off/).waitFor();
    await page.getByRole('button', { name: 'Make every decision again' }).click();
    await page
      .getByText(/The same: [\d,]+ decisions made again/)
      .first()
      .waitFor();
    await page.getByLabel('Under other rules').selectOption('blog/strict-v1');
    await page.getByRole('button', { name: 'Make every decision again' }).click();
    await page.getByText(/Under blog\/strict-v1, /).waitFor();
    await page.context().close();
  });

  it('anchors the check to a proof that somebody kept, and refuses another file', async () => {
    const proof = await studio.ask('GET', `/v1/audit/runs/${runId}/proof`);
    const page = await studio.open('/audit?tab=check');
    const file = (content: string) => ({
      name: 'kept.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    await page.getByLabel('A checkpoint that you kept').setInputFiles(file('{"no": "checkpoint"}'));
    await page.getByText('This file holds no checkpoint.').waitFor();
    await page.getByLabel('A checkpoint that you kept').setInputFiles(file(JSON.stringify(proof)));
    await page.getByRole('button', { name: 'Check the whole record' }).click();
    await page.getByText('It also agrees with the checkpoint you gave').waitFor();
    await page.context().close();
  });
});

describe('the record of a run', () => {
  it('is found by its id, and says how the run stands', async () => {
    const page = await studio.open('/audit');
    await page.getByLabel('Id of the run').fill(runId);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.waitForURL(`**/audit/${runId}`);
    await page.getByText('Done: nothing asks for another rewrite').waitFor();
    await page.getByText(`blog:${blogId}`).first().waitFor();
    await events(page).getByText('A run began').waitFor();
    await page.context().close();
  });

  it('says so where there is no such run', async () => {
    const page = await studio.open('/audit/no-such-run');
    await page.getByRole('alert').waitFor();
    expect(studio.faults.filter((each) => !each.includes('404'))).toEqual([]);
    await page.context().close();
  });

  it('shows who was asked, with prompt, raw answer, tokens, cost and time', async () => {
    const page = await studio.open(`/audit/${runId}?tab=attempts`);
    const calls = page.getByRole('region', { name: 'Calls of models, searches and fetches' });
    await calls.getByRole('button', { name: /rewrite-1/ }).click();
    await page.getByText('The prompt, word for word').waitFor();
    await page.getByText('The answer exactly as it came').waitFor();
    await page.waitForURL(/attempt=/);
    await page.getByText('Tokens in / out').first().waitFor();
    await page.context().close();
  });

  it('gives its proof as a file', async () => {
    const page = await studio.open(`/audit/${runId}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the proof' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`proof-${runId}.json`);
    const proof = JSON.parse(readFileSync((await download.path()) ?? '', 'utf8'));
    expect(proof).toMatchObject({ format: 'palimpsest/bundle/v1', run: runId });
    await page.context().close();
  });

  it('is checked by keyboard alone: open an event, read its words, make the decisions again', async () => {
    const page = await studio.open(`/audit/${runId}`);
    await events(page).getByText('A run began').waitFor();
    await tabTo(page, /A run began/);
    await page.keyboard.press('Enter');
    await tabTo(page, /Show the words/);
    await page.keyboard.press('Space');
    await page.getByText('The text').first().waitFor();
    await tabTo(page, /What happened/, 'Shift+Tab');
    for (const name of ['Who was asked', 'Check it']) {
      await page.keyboard.press('ArrowRight');
      await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Check it', selected: true }).waitFor();
    await tabTo(page, /Make its decisions again/);
    await page.keyboard.press('Enter');
    await page
      .getByText(/The same: \d+ decisions made again/)
      .first()
      .waitFor();
    await page.context().close();
  });
});

describe('how the audit looks', () => {
  const views = [
    ['audit', '/audit'],
    ['audit-check', '/audit?tab=check'],
    ['audit-erase', '/audit?tab=erase'],
  ] as const;
  it.each(THEMES.flatMap((theme) => views.map(([name, path]) => [name, path, theme] as const)))(
    '%s (%s) has nothing in %s that keeps people out',
    async (name, path, theme) => look(await studio.open(path, { theme }), `${name}-${theme}`),
  );

  it.each(THEMES)('the record of a run has nothing in %s that keeps people out', async (theme) => {
    const page = await studio.open(`/audit/${runId}?type=decision-made`, { theme });
    await events(page)
      .getByRole('button', { name: /A rule decided/ })
      .first()
      .click();
    await page.getByText('What is on record').waitFor();
    await look(page, `audit-run-${theme}`);
    const calls = await studio.open(`/audit/${runId}?tab=attempts`, { theme });
    await calls.getByRole('button', { name: /rewrite-1/ }).click();
    await calls.getByText('The prompt, word for word').waitFor();
    await look(calls, `audit-attempts-${theme}`);
  });
});

describe('erasing', () => {
  it.each(THEMES)('names what it cannot reach before it asks, in %s', async (theme) => {
    const page = await openErase(theme);
    const dialog = page.getByRole('dialog', { name: 'Erase for ever?' });
    await dialog.getByText('Backups and snapshots').waitFor();
    await dialog.getByText('Model providers').waitFor();
    await eventually(() => dialog.getByRole('button', { name: 'Erase for ever' }).isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, `audit-erase-dialog-${theme}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('erases once the subject was typed; the record says so and still checks out', async () => {
    const page = await openErase('light');
    const dialog = page.getByRole('dialog', { name: 'Erase for ever?' });
    await dialog.getByRole('textbox').fill(`blog:${blogId}`);
    await dialog.getByRole('button', { name: 'Erase for ever' }).click();
    await page
      .getByText(/Erased: \d+ texts of blog:/)
      .first()
      .waitFor();
    await page.getByText('Out of reach; see to these yourself').waitFor();
    await keepPicture(page, 'audit-erased');
    await page.goto(`${studio.url}/audit/${runId}?type=version-created`);
    await events(page)
      .getByRole('button', { name: /version 1/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Show the words' }).click();
    await page.getByText('These words were erased.').first().waitFor();
    await page.getByRole('tab', { name: 'Check it' }).click();
    await page.getByRole('button', { name: 'Check the whole record' }).click();
    await page
      .getByText(/In order: /)
      .first()
      .waitFor();
    await page.context().close();
  });

  it('says so where nothing is known of the subject', async () => {
    const page = await studio.open('/audit?tab=erase&subject=nobody:1');
    await page.getByLabel('Why').fill('ticket 8');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('nobody:1');
    await page.getByRole('button', { name: 'Erase for ever' }).click();
    await page.getByText('Nothing was erased: no words were ever kept for nobody:1.').first().waitFor();
    await page.context().close();
  });

  it('did nothing wrong on the way', () => {
    // The browser itself notes the one run that was asked for and is not there.
    expect(studio.faults.filter((each) => !each.includes('404'))).toEqual([]);
  });
});

async function openErase(theme: 'light' | 'dark'): Promise<Page> {
  const page = await studio.open(`/audit/${runId}`, { theme });
  await page.getByRole('link', { name: 'Erase its words' }).click();
  await page.getByLabel('Why').fill('ticket 7');
  await page.getByRole('button', { name: 'Go on' }).click();
  return page;
}

async function look(page: Page, name: string): Promise<void> {
  await page.getByRole('tabpanel').waitFor();
  await page.getByText('Loading …').first().waitFor({ state: 'detached' });
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await keepPicture(page, `${name}-narrow`);
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.context().close();
}

/** Goes on by keyboard until what has the focus says this. */
async function tabTo(page: Page, words: RegExp, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    if (words.test(await page.evaluate(() => document.activeElement?.textContent ?? ''))) {
      const inner = await page.evaluate(() => document.activeElement?.matches('button, a, [role="tab"]'));
      if (inner === true) return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${words}.`);
}
