import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    expect(await menu.getByRole('link').allTextContents()).toEqual(items.map(({ ref }: never) => ref));
    for (const { ref, rules } of items) {
      await menu.getByRole('link', { name: ref, exact: true }).click();
      await page.getByRole('heading', { level: 2, name: ref }).waitFor();
      expect(await page.getByRole('tabpanel').getByRole('article').count()).toBe(rules);
    }
    await page.context().close();
  });

  it('shows each threshold with what it means', async () => {
    const page = await studio.open('/rules?set=blog/v1&tab=thresholds');
    const terms = page.getByRole('tabpanel').locator('dl.thresholds > div');
    await terms.first().waitFor();
    const { parameters } = await studio.ask('GET', '/v1/rules/blog/v1');
    expect(await terms.count()).toBe(Object.keys(parameters).length);
    expect(await terms.filter({ hasText: 'aeoTotalMin' }).locator('dd').textContent()).toBe(
      String(parameters.aeoTotalMin),
    );
    await page.context().close();
  });

  it('shows the word lists, word for word', async () => {
    const page = await studio.open('/rules?set=ai-likeness/v1&tab=lists');
    await page.getByRole('button', { name: /^inflated words/ }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: /^delve$/ })
      .waitFor();
    await page.getByRole('button', { name: /^Show all/ }).click();
    const { items } = await studio.ask('GET', '/v1/rules/ai-likeness/v1/lists');
    const list = items.find(({ name }: { name: string }) => name === 'inflated words');
    expect(await page.getByRole('tabpanel').getByRole('listitem').count()).toBe(list.entries.length);
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
    await page.getByRole('heading', { name: 'In word lists' }).waitFor();
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
      ['rules-search', '/rules?search=threshold'],
    ] as const) {
      const page = await studio.open(path, { theme });
      await page.getByRole('heading', { level: 2 }).nth(4).waitFor();
      await page.getByText('Loading …').waitFor({ state: 'detached' });
      if (name === 'rules-lists') await page.getByRole('button', { name: /^fillers/ }).click();
      expect(await axeFindings(page)).toEqual([]);
      await keepPicture(page, `${name}-${theme}`);
      await page.setViewportSize({ width: 390, height: 844 });
      await keepPicture(page, `${name}-${theme}-narrow`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.context().close();
    }
  });

  it('did nothing wrong on the way', () => {
    expect(studio.faults).toEqual([]);
  });
});
