import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import { axeFindings, keepPicture } from './look.ts';
import { openStudio, type Studio } from './open-studio.ts';

const example = (name: string) =>
  readFileSync(new URL(`../../examples/blog/${name}`, import.meta.url), 'utf8');
const HOME = '0a4f5d2b-1e01-4f55-8d53-9a1c6be0c901';
const [ANA, BEN] = ['0a4f5d2b-1e01-4f55-8d53-9a1c6be0ca01', '0a4f5d2b-1e01-4f55-8d53-9a1c6be0ca02'];

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

/** One of everything that a person may have to look at, and one of what nobody has to. */
async function seed(): Promise<void> {
  const member = { role: 'member', locale: 'en-GB', preferences: null };
  await studio.ask('POST', '/v1/blogs?wait=30', { content: example('good.md') });
  await studio.ask('POST', '/v1/blogs?wait=30', { content: example('needs-its-author.md') });
  await studio.ask('POST', '/v1/blogs', {
    content: '# How long does paint dry?\n\nIt takes two days.\n',
    settings: { scores: 'external' },
  });
  await studio.ask('PUT', `/v1/homes/${HOME}`, {
    members: [
      { user_id: ANA, ...member },
      { user_id: BEN, ...member },
    ],
  });
  const threat = studio.ask('POST', '/v1/rpc/complaint_rewrite_create_v1', {
    home_id: HOME,
    sender_user_id: ANA,
    recipient_user_id: BEN,
    surface: 'direct_message',
    sender_message: 'If you touch my food again I will kill you.',
  });
  await expect(threat).rejects.toThrow('message_not_accepted');
  await eventually(async () => (await studio.ask('GET', '/v1/overview?attention=any')).items.length).toBe(3);
}

const rows = (page: Page) => page.getByRole('region', { name: 'Runs, newest first' }).getByRole('listitem');

describe('the overview', () => {
  it.each(['light', 'dark'] as const)(
    'leads to the first actions where nothing ran, in %s',
    async (theme) => {
      const page = await studio.open('/', { theme });
      await page.getByRole('heading', { name: 'Nothing has run yet' }).waitFor();
      for (const name of ['Drop a Markdown file', 'Paste a message', 'Ask a question', 'Open an assignment'])
        await page.getByRole('link', { name }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await keepPicture(page, `overview-empty-${theme}`);
      await page.context().close();
    },
  );

  it('shows what ran by itself, and says what needs a person and why', async () => {
    const page = await studio.open('/');
    await page.getByRole('heading', { name: 'Nothing has run yet' }).waitFor();
    await seed();
    const needs = page.getByRole('region', { name: 'Needs a person' });
    await needs.getByText('Somebody may be in danger').waitFor();
    await eventually(() => needs.getByRole('listitem').count()).toBe(3);
    await needs.getByText('The author must add facts').waitFor();
    await needs.getByText('Waits for scores from elsewhere').waitFor();
    await rows(page).getByRole('link', { name: 'How long does paint dry?', exact: true }).waitFor();
    await eventually(() => rows(page).count()).toBe(5);
    await page.context().close();
  });

  it('keeps filters and search in the address', async () => {
    const page = await studio.open('/');
    await page.getByLabel('Kind').selectOption('blog');
    await eventually(() => rows(page).count()).toBe(3);
    await page.getByLabel('Search').fill('paint');
    await eventually(() => rows(page).count()).toBe(1);
    await page.getByLabel('Only what needs a person').check();
    await page.waitForURL(({ search }) =>
      ['kind=blog', 'search=paint', 'attention=any'].every((each) => search.includes(each)),
    );
    const again = await studio.open(new URL(page.url()).pathname + new URL(page.url()).search);
    await eventually(() => rows(again).count()).toBe(1);
    await eventually(() => again.getByLabel('Search').inputValue()).toBe('paint');
    await again.getByLabel('Search').fill('no such thing');
    await again.getByText('No run fits these filters.').waitFor();
    await again.getByRole('button', { name: 'Show everything again' }).click();
    await eventually(() => rows(again).count()).toBe(5);
    await page.context().close();
    await again.context().close();
  });

  it('is walked by keyboard alone: search for a post and open it', async () => {
    const page = await studio.open('/');
    await rows(page).first().waitFor();
    const search = page.getByLabel('Search');
    for (let i = 0; i < 30 && !(await search.evaluate((field) => field === document.activeElement)); i += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.type('paint');
    await eventually(() => rows(page).count()).toBe(1);
    const link = rows(page).getByRole('link', { name: 'How long does paint dry?', exact: true });
    for (let i = 0; i < 10 && !(await link.evaluate((each) => each === document.activeElement)); i += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/blogs/*');
    await page.context().close();
  });

  it('holds ten thousand runs with few of them in the page', async () => {
    const page = await studio.open('/rules');
    await page.route('**/v1/overview*', async (route) => {
      const query = new URL(route.request().url()).searchParams;
      const from = Number(query.get('cursor') ?? 0);
      const limit = Number(query.get('limit') ?? 50);
      const items = query.get('attention') === null ? manyRuns(from, limit) : [];
      const nextCursor = from + limit < 10_000 && items.length > 0 ? String(from + limit) : null;
      await route.fulfill({ json: { items, nextCursor } });
    });
    await page.getByRole('link', { name: 'Overview' }).click();
    await rows(page).first().waitFor();
    const box = page.getByRole('region', { name: 'Runs, newest first' });
    for (let loaded = 200; loaded < 10_000; loaded += 200) {
      await box.evaluate((each) => each.scrollTo(0, each.scrollHeight));
      await page.getByText(`The newest ${loaded} runs`, { exact: true }).waitFor({ state: 'detached' });
    }
    await page.getByText('10000 runs', { exact: true }).waitFor();
    await box.evaluate((each) => each.scrollTo(0, each.scrollHeight));
    await rows(page).getByRole('link', { name: 'Post 9999', exact: true }).waitFor();
    await eventually(() => rows(page).count()).toBeLessThan(60);
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)('has nothing in %s that keeps people out', async (theme) => {
    const page = await studio.open('/', { theme });
    await rows(page).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, `overview-filled-${theme}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await keepPicture(page, `overview-filled-${theme}-narrow`);
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await page.context().close();
  });

  it('did nothing wrong on the way', () => {
    expect(studio.faults).toEqual([]);
  });
});

function manyRuns(from: number, limit: number): object[] {
  return Array.from({ length: Math.min(limit, 10_000 - from) }, (_, at) => ({
    run: {
      runId: `run-${from + at}`,
      pipeline: 'blog/v1',
      subject: `blog:${from + at}`,
      status: 'finished',
      outcome: 'completed',
      reason: null,
      startedAt: '2026-11-01T10:00:00.000Z',
      finishedAt: '2026-11-01T10:00:01.000Z',
    },
    name: `Post ${from + at}`,
    itemId: `${from + at}`,
    attention: null,
  }));
}
