import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from './assignment-requests.ts';
import { eventually } from './eventually.ts';
import { axeFindings, keepPicture } from './look.ts';
import { openStudio, type Studio } from './open-studio.ts';

/** A model that answers when it is told to, so that a rewrite stays under way for as long as a test looks at it. */
let model: Server;
let studio: Studio;
let released = false;
const held: (() => void)[] = [];

/** One problem is reworded as asked; of the other, a number is changed, which no check lets pass. */
function answer(response: ServerResponse, prompt: string): void {
  const content = prompt.includes('ruler')
    ? 'Use a ruler to measure the line of 12 cm.'
    : 'Use the table to find the sum of 3 and 4.';
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'x',
      object: 'chat.completion',
      model: 'slow',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: { prompt_tokens: 10, completion_tokens: 4, total_tokens: 14 },
    }),
  );
}

function release(): void {
  released = true;
  for (const go of held.splice(0)) go();
}

beforeAll(async () => {
  model = createServer((asked, response) => {
    let prompt = '';
    asked.on('data', (part) => {
      prompt += String(part);
    });
    asked.on('end', () => {
      if (released) answer(response, prompt);
      else held.push(() => answer(response, prompt));
    });
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

describe('a rewrite under way, with a model', () => {
  it('is shown as it happens, can be left and found again, and says what a check refused', async () => {
    // Kept as version 1, so that the document is there while its first rewrite is under way.
    const problems = request('live').problems.map(({ ProblemId, Content }) => [ProblemId, Content]);
    const rows = problems.map(([id, words]) => `${id},"${words?.replaceAll('"', '""')}"`);
    await studio.ask('POST', '/v1/documents', {
      documentId: 'live',
      format: 'csv',
      text: ['problemId,content', ...rows].join('\n'),
    });
    const page = await studio.open('/assignments/live');
    const first = page.getByRole('article', { name: 'p_1', exact: true });
    await first.getByRole('button', { name: 'Add feedback to p_1' }).click();
    await first.getByLabel('What should change').fill('Replace "Utilize" with "Use".');
    await first.getByText('For further problems, too').click();
    await first.getByLabel('p_3').check();
    await first.getByRole('button', { name: 'Add and select' }).click();
    await page.getByText('Who writes, and other choices').click();
    await page.getByLabel('Who writes', { exact: true }).selectOption('openai-compatible');
    await page.getByLabel('Model', { exact: true }).fill('slow');
    await page.getByRole('button', { name: 'Rewrite the problems' }).click();
    const live = page.getByRole('region', { name: 'The problems are being reworded' });
    await live.getByText('The writer was asked').first().waitFor();
    await eventually(() => page.getByRole('button', { name: 'Rewrite the problems' }).isDisabled()).toBe(
      true,
    );
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, 'assignment-live-light');

    await page.getByRole('link', { name: 'Assignments', exact: true }).click();
    await page.getByRole('link', { name: 'live', exact: true }).click();
    await live.waitFor();
    const dark = await studio.open('/assignments/live', { theme: 'dark' });
    await dark.getByRole('region', { name: 'The problems are being reworded' }).waitFor();
    expect(await axeFindings(dark)).toEqual([]);
    await keepPicture(dark, 'assignment-live-dark');

    release();
    for (const each of [page, dark]) {
      await each.getByRole('heading', { name: 'Version 2 is on record' }).waitFor();
      const refused = each.locator('.unapplied > li', { hasText: 'on p_3' });
      await refused.getByText('A check refused the new words').waitFor();
      await refused.getByText('There is no number that the problem did not have.').waitFor();
    }
    await keepPicture(dark, 'assignment-made-dark');
    await page.getByText('Select feedback to have problems reworded.').waitFor();
    const { problems: now } = await studio.ask('GET', '/v1/documents/live');
    expect(now.map(({ content }: { content: string }) => content.slice(0, 7))).toEqual([
      'Use the',
      'Name tw',
      'Utilize',
      'Which i',
    ]);
    expect(studio.faults).toEqual([]);
    await page.context().close();
    await dark.context().close();
  });
});
