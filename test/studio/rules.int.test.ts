import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import { axeFindings, keepPicture } from './look.ts';
import { openStudio, type Studio } from './open-studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const THEMES = ['light', 'dark'] as const;

describe('the rules', () => {
  it('shows every rule set with all its rules, as the server has them', async () => {
    const { items } = await studio.ask('GET', '/v1/rules');
    const page = await studio.open('/rules');
    const menu = page.getByRole('navigation', { name: 'Rule sets' });
    await menu.getByRole('link').first().waitFor();
    await eventually(() => menu.getByRole('link').allTextContents()).toEqual(
      items.map(({ ref }: never) => ref),
    );
    for (const { ref, rules } of items) {
      await menu.getByRole('link', { name: ref, exact: true }).click();
      await page.getByRole('heading', { level: 2, name: ref }).waitFor();
      await eventually(() => page.getByRole('tabpanel').getByRole('article').count()).toBe(rules);
    }
    await page.context().close();
  });

  it('shows each threshold with what it means', async () => {
    const page = await studio.open('/rules?set=blog/v1&tab=thresholds');
    const terms = page.getByRole('tabpanel').locator('dl.thresholds > div');
    await terms.first().waitFor();
    const { parameters } = await studio.ask('GET', '/v1/rules/blog/v1');
    await eventually(() => terms.count()).toBe(Object.keys(parameters).length);
    await terms
      .filter({ hasText: 'aeoTotalMin' })
      .locator('dd')
      .filter({ hasText: new RegExp(`^${parameters.aeoTotalMin}$`) })
      .waitFor();
    await page.context().close();
  });

  it('shows the word lists, word for word', async () => {
    const page = await studio.open('/rules?set=ai-likeness/v1&tab=lists');
    await page.getByRole('button', { name: /^inflated words/ }).click();
    const lines = page.getByRole('region', { name: 'Lines of inflated words' });
    await lines.getByText('delve', { exact: true }).waitFor();
    const { items } = await studio.ask('GET', '/v1/rules/ai-likeness/v1/lists');
    const list = items.find(({ name }: { name: string }) => name === 'inflated words');
    // Further pages come as the end comes into sight.
    await eventually(async () => {
      await lines.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      return lines.getByText(list.entries.at(-1), { exact: true }).isVisible();
    }).toBe(true);
    await page.getByLabel('Search in inflated words').fill('delv');
    await page
      .getByRole('listitem')
      .filter({ hasText: /^delving$/ })
      .waitFor();
    await page.getByText('crucial', { exact: true }).waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('shows the weights that were learnt, the heaviest first, however many there are', async () => {
    const page = await studio.open('/rules?set=complaint/v1&tab=lists');
    await page.getByLabel('Find a list').fill('topic network');
    await page
      .getByRole('status')
      .filter({ hasText: /^1 of \d+ lists/ })
      .waitFor();
    await page.getByRole('button', { name: /^topic network/ }).click();
    const lines = page.getByRole('region', { name: 'Lines of topic network' });
    const { items } = await studio.ask('GET', '/v1/rules/complaint/v1/tables/topic-network?limit=1');
    await lines.getByText(items[0].entry, { exact: true }).waitFor();
    // Thousands of lines, and only those in sight are in the page.
    expect(await lines.getByRole('listitem').count()).toBeLessThan(400);
    await page.reload();
    await lines.getByText(items[0].entry, { exact: true }).waitFor();
    await page.context().close();
  });

  it('finds a word in rules, thresholds and lists, and leads there, by keyboard alone', async () => {
    const page = await studio.open('/rules');
    const search = page.getByLabel('Search the rules');
    await search.waitFor();
    for (let i = 0; i < 30 && !(await search.evaluate((field) => field === document.activeElement)); i += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.type('delve');
    await page.waitForURL(/search=delve/);
    await page.getByRole('heading', { name: 'In word lists and weights' }).waitFor();
    const found = page
      .getByRole('region', { name: /What was found/ })
      .getByRole('link')
      .first();
    for (let i = 0; i < 40 && !(await found.evaluate((each) => each === document.activeElement)); i += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/set=/);
    await page.getByRole('tabpanel').waitFor();
    await page.getByLabel('Search the rules').fill('zzzzzz');
    await page.getByText('No rule, threshold or word list has “zzzzzz”.').first().waitFor();
    await page.context().close();
  });

  it.each(THEMES)('has nothing in %s that keeps people out', async (theme) => {
    for (const [name, path] of [
      ['rules', '/rules?set=aeo/v1'],
      ['rules-thresholds', '/rules?set=research/v1&tab=thresholds'],
      ['rules-lists', '/rules?set=aeo/v1&tab=lists'],
      ['rules-weights', '/rules?set=complaint/v1&tab=lists&named=network&table=topic-network'],
      ['rules-search', '/rules?search=threshold'],
    ] as const) {
      const page = await studio.open(path, { theme });
      await page.getByRole('heading', { level: 2 }).nth(4).waitFor();
      await page.getByText('Loading …').first().waitFor({ state: 'detached' });
      if (name === 'rules-lists') {
        await page.getByRole('button', { name: /^fillers/ }).click();
        await page.getByText('in order to', { exact: true }).waitFor();
      }
      if (name === 'rules-weights') await page.getByRole('region', { name: /^Lines of/ }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await keepPicture(page, `${name}-${theme}`);
      await page.setViewportSize({ width: 390, height: 844 });
      await keepPicture(page, `${name}-${theme}-narrow`);
      await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
      await page.context().close();
    }
  });

  it('did nothing wrong on the way', () => {
    expect(studio.faults).toEqual([]);
  });
});
