import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, keepPicture } from './look.ts';
import { openStudio, type Studio } from './open-studio.ts';

const QUESTION = 'How many otters live along the Aldermere river?';

/** A model that answers when it is told to, so that a run stays under way for as long as a test looks at it. */
let model: Server;
let studio: Studio;
let released = false;
const held: ServerResponse[] = [];

const answer = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'x',
      object: 'chat.completion',
      model: 'slow',
      choices: [
        { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'I cannot say.' } },
      ],
      usage: { prompt_tokens: 10, completion_tokens: 4, total_tokens: 14 },
    }),
  );

function release(): void {
  released = true;
  for (const response of held.splice(0)) answer(response);
}

beforeAll(async () => {
  model = createServer((request, response) => {
    request.resume();
    if (released) answer(response);
    else held.push(response);
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const { port } = model.address() as AddressInfo;
  studio = await openStudio({}, { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` });
});
afterAll(async () => {
  release();
  await studio.close();
  model.closeAllConnections();
  await new Promise((resolve) => model.close(resolve));
});

describe('a research run under way, with a model', () => {
  it('shows phases and gauges while it runs, can be left and found again, and ends with the report', async () => {
    const page = await studio.open('/research/new');
    // The first question to a server that has just begun may take its time on a busy machine.
    await page.getByRole('radio', { name: /aldermere/ }).waitFor({ timeout: 90_000 });
    await page.getByLabel('Your question').fill(QUESTION);
    await page.getByText('More choices').click();
    await page.getByLabel('Who writes').selectOption('openai-compatible');
    await page.getByLabel('Model', { exact: true }).fill('slow');
    const cost = page.getByRole('region', { name: 'The most it can take' });
    await cost.getByText('Calls of a model').first().waitFor();
    await cost.getByText('The model is paid by its provider’s price list.').waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/research\/[0-9a-f-]{36}/);
    const now = page.locator('li[aria-current="step"]', { hasText: 'Plan what to look for' });
    await now.waitFor();
    const used = page.getByRole('region', { name: 'What it has used' });
    await used.getByText('0 / 5').waitFor();
    await used.getByText('0 / 3').waitFor();
    await used.getByText('Calls of a model').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, 'research-live-light');

    const address = page.url();
    await page.getByRole('link', { name: 'Research', exact: true }).click();
    await page.getByText('Under way', { exact: true }).last().waitFor();
    await page.getByRole('link', { name: QUESTION }).click();
    await now.waitFor();
    const dark = await studio.open(new URL(address).pathname, { theme: 'dark' });
    await dark.locator('li[aria-current="step"]').waitFor();
    expect(await axeFindings(dark)).toEqual([]);
    await keepPicture(dark, 'research-live-dark');
    await dark.context().close();

    release();
    await page.getByRole('tab', { name: 'Report' }).waitFor({ timeout: 90_000 });
    await page.getByRole('heading', { name: 'Summary: sources disagree' }).waitFor();
    await page.getByRole('tab', { name: 'Doubts' }).click();
    await page.getByRole('heading', { name: 'Answers that were out of form and left out' }).waitFor();
    expect(studio.faults).toEqual([]);
    await page.context().close();
  });
});
