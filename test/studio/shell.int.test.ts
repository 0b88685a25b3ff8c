import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import { axeFindings, keepPicture } from './look.ts';
import { openStudio, type Studio } from './open-studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const VIEWS = ['/', '/blogs', '/assignments', '/messages', '/research', '/audit', '/rules'];

describe('the frame of the studio', () => {
  it.each(VIEWS)('%s opens by its address and by the menu', async (path) => {
    const page = await studio.open(path);
    await page.locator('h1').first().waitFor();
    await eventually(() => page.locator('nav a[aria-current="page"]').count()).toBe(1);
    await page.context().close();
  });

  it('says so where there is nothing, and leads back', async () => {
    const page = await studio.open('/blogs/nothing/at/all');
    await page.getByRole('link', { name: 'To the overview' }).click();
    await page.locator('nav a[aria-current="page"]', { hasText: 'Overview' }).waitFor();
    await page.context().close();
  });

  it('says of an empty record that nothing has happened yet, and offers no filter to take away', async () => {
    const page = await studio.open('/audit');
    await page.getByText('Nothing has happened yet.').waitFor();
    expect(await page.getByRole('button', { name: 'Show all events again' }).count()).toBe(0);
    await page.context().close();
  });

  it('can be walked by keyboard: past the menu, and along it', async () => {
    const page = await studio.open('/');
    await page.locator('h1').first().waitFor();
    await page.keyboard.press('Tab');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Skip to the content',
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/blogs');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)('has nothing in %s that keeps people out', async (theme) => {
    const page = await studio.open('/', { theme });
    await page.locator('h1').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, `overview-${theme}`);
    await page.context().close();
  });

  it('keeps the colours that were chosen', async () => {
    const page = await studio.open('/');
    await page.getByLabel('Colours').selectOption('dark');
    await page.reload();
    await eventually(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.context().close();
  });

  it('asks for nothing from elsewhere and runs no script within the page', async () => {
    const response = await fetch(`${studio.url}/`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(await response.text()).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(studio.faults).toEqual([]);
  });
});

const POST = '# Opening hours\n\nThe shop opens at nine.';

/** For this page alone nothing comes from the server, until what is returned is called. */
async function takeAway(page: Page, what = '**/*'): Promise<() => Promise<void>> {
  await page.route(what, (route) => route.abort('connectionrefused'));
  return () => page.unroute(what);
}
const away = (page: Page) => page.getByText('The server does not answer at the moment.');

describe('the studio while the server is away', () => {
  it('says so, keeps what was typed, and goes on by itself', async () => {
    const page = await studio.open('/blogs/new');
    const words = page.getByRole('textbox').first();
    await words.fill('# Opening');
    await page.getByText('What would start a rewrite').waitFor();
    const giveBack = await takeAway(page);
    await words.fill(POST);
    await away(page).waitFor();
    await page.getByRole('button', { name: 'Start looking after it' }).click();
    await page.getByText('The server cannot be reached.').waitFor();
    expect(await words.inputValue()).toBe(POST);
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, 'server-away');
    await giveBack();
    await away(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Start looking after it' }).click();
    await page.waitForURL(/\/blogs\/[0-9a-f-]{36}/);
    await page.context().close();
  });

  it('a view that never came is shown once it is back', async () => {
    const page = await studio.open('/');
    const giveView = await takeAway(page, '**/assets/rules-page*');
    await page.locator('h1').first().waitFor();
    const giveRest = await takeAway(page);
    await page.getByRole('link', { name: 'Rules' }).click();
    await away(page).waitFor();
    await giveView();
    await giveRest();
    await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
    await page.context().close();
  });
});

// Behind the test that looks for faults: the browser counts an answer of 404 among them.
it('offers no second try for a post that does not exist', async () => {
  const page = await studio.open('/blogs/00000000-0000-4000-8000-000000000000');
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.context().close();
});
