import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wallOfText, warmUp } from './blog-posts.ts';
import { openStudio, type Studio } from './open-studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
  await warmUp(studio);
});
afterAll(() => studio.close());

/** Presses a key until what has the focus is called this. */
async function walkTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const told: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press(key);
    const here = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      const labels = [...(element.labels ?? [])].map((label) => label.textContent);
      return (element.getAttribute('aria-label') ?? labels.join(' ') ?? '') || (element.textContent ?? '');
    });
    told.push(here.trim());
    if (typeof name === 'string' ? here.trim() === name : name.test(here)) return;
  }
  throw new Error(`The keyboard did not lead to ${name}. It led to: ${told.join(' | ')}`);
}

/** The next part of the view; the focus moves a moment after the key. */
async function nextTab(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name }).and(page.locator(':focus')).waitFor();
}

describe('a post by keyboard alone', () => {
  it('is added, looked at, compared, decided on, and becomes a version of the author', {
    timeout: 240_000,
  }, async () => {
    const page = await studio.open('/');
    await page.locator('h1').first().waitFor();
    await walkTo(page, 'Blog');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Blog posts' }).waitFor();
    await page.getByRole('heading', { name: 'No post yet' }).waitFor();
    await walkTo(page, 'Add a post');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Add a post' }).waitFor();
    await walkTo(page, 'The post, in Markdown');
    await page.keyboard.insertText(wallOfText);
    await page.getByRole('heading', { name: 'What would start a rewrite' }).waitFor();
    await walkTo(page, 'Start looking after it');
    await page.keyboard.press('Enter');
    await page.getByText('Rewritten, and it now meets every threshold.').waitFor({ timeout: 100_000 });

    // The findings: a bar, then the marks by arrow keys.
    await walkTo(page, 'Versions and scores');
    await nextTab(page, 'Text and findings');
    await page.keyboard.press('Enter');
    await walkTo(page, /^Concrete details/);
    await page.keyboard.press('Enter');
    await page.getByText('places are marked for “Concrete details”').waitFor();
    await walkTo(page, 'Show the first place');
    await page.keyboard.press('Enter');
    await page.getByRole('tooltip').waitFor();

    // The decision.
    await walkTo(page, 'Text and findings', 'Shift+Tab');
    await nextTab(page, 'What happened');
    await nextTab(page, 'Before and after');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Change 1', exact: true }).waitFor();
    await walkTo(page, /^\s*Take\s*$/);
    await page.keyboard.press('ArrowDown');
    await page.getByText(/1 left out/).waitFor();
    await walkTo(page, 'Make this my version');
    await page.keyboard.press('Enter');
    await page.locator('.blog-version', { hasText: 'v3' }).waitFor();
    const blogId = new URL(page.url()).pathname.split('/').at(-1);
    const { versions } = await studio.ask('GET', `/v1/blogs/${blogId}`);
    expect(versions[2].origin).toBe('author');
    expect(studio.faults).toEqual([]);
    await page.context().close();
  });
});
