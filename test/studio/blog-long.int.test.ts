import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longPost, warmUp } from './blog-posts.ts';
import { eventually } from './eventually.ts';
import { openStudio, type Studio } from './open-studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
  await warmUp(studio);
});
afterAll(() => studio.close());

interface Watched {
  readonly took: number;
  readonly longest: number;
}

/** From now on: how long the page could not answer at a time, by a clock that should tick every few milliseconds. */
async function watch(page: Page): Promise<() => Promise<Watched>> {
  await page.evaluate(() => {
    const kept = window as unknown as { longest: number; clock: number };
    let last = performance.now();
    clearInterval(kept.clock);
    kept.longest = 0;
    kept.clock = window.setInterval(() => {
      const now = performance.now();
      kept.longest = Math.max(kept.longest, now - last);
      last = now;
    }, 4);
    performance.mark('begin');
  });
  return () =>
    page.evaluate(async () => {
      const { duration } = performance.measure('watched', 'begin');
      await new Promise((resolve) => setTimeout(resolve, 20));
      const { longest } = window as unknown as { longest: number };
      return { took: Math.round(duration), longest: Math.round(longest) };
    });
}

/** Looked for within the page at every frame: the browser's driver looks only twice a second. */
const seen = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () =>
          document.querySelector(wanted) === null ? requestAnimationFrame(look) : resolve();
        look();
      }),
    selector,
  );

/** Told, never asserted: a busy machine must not fail a test. */
const tell = (what: string, { took, longest }: Watched) =>
  console.log(`${what}: ${took} ms, the page was busy for at most ${longest} ms at a time`);

describe('a post of ten thousand words', () => {
  const before = longPost();
  const after = longPost((at) => (at % 3 === 0 ? ' In the end they laughed about it, all of them.' : ''));

  it('is compared, marked and written without the page standing still', { timeout: 240_000 }, async () => {
    expect(before.split(/\s+/).length).toBeGreaterThan(10_000);
    // Scores from elsewhere that ask for nothing: both versions stay as they are.
    const perfect = {
      aeo: {
        total: 100,
        pillars: {
          answerability: 25,
          structure: 20,
          specificity: 20,
          trust: 15,
          coverage: 10,
          freshness: 5,
          readability: 5,
        },
      },
      aiLikeness: {
        total: 0,
        categories: {
          vocabulary_inflation: 0,
          participial_density: 0,
          rhetorical_formulas: 0,
          stock_phrases: 0,
          template_frame: 0,
          rhythm: 0,
          voice_deficit: 0,
          punctuation_format: 0,
        },
      },
    };
    const { blogId } = await studio.ask('POST', '/v1/blogs?wait=60', { content: before, scores: perfect });
    await studio.ask('POST', `/v1/blogs/${blogId}/versions?wait=60`, { content: after, scores: perfect });

    const page = await studio.open(`/blogs/${blogId}`);
    await page.getByRole('tab', { name: 'Before and after' }).waitFor();
    await page.waitForLoadState('networkidle');
    // A clock that notices nothing would tell nothing.
    const blocked = await watch(page);
    await page.evaluate(() => {
      const until = performance.now() + 150;
      while (performance.now() < until);
    });
    expect((await blocked()).longest).toBeGreaterThanOrEqual(150);
    const compared = await watch(page);
    // Clicked within the page, so that only the page is measured.
    await page
      .getByRole('button', { name: 'Compare and decide' })
      .evaluate((each: HTMLElement) => each.click());
    await seen(page, '.diff-passage.changed');
    tell('10,000 words compared', await compared());
    await page.getByText('54 taken, 0 left out').waitFor();
    await eventually(() => page.locator('.diff-passage').count()).toBeLessThan(60);

    const decided = await watch(page);
    await page.getByRole('button', { name: 'Leave all out' }).evaluate((each: HTMLElement) => each.click());
    await page.getByText('0 taken, 54 left out').waitFor();
    tell('54 changes left out', await decided());

    const marked = await watch(page);
    await page
      .getByRole('tab', { name: 'Text and findings' })
      .evaluate((each: HTMLElement) => each.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
    await page.locator('.marked-block mark').first().waitFor();
    tell('Findings of 10,000 words marked', await marked());
    await eventually(() => page.locator('.marked-blocks').textContent()).toBe(after);

    await page.goto(`${studio.url}/blogs/new`);
    const editor = page.getByLabel('The post, in Markdown');
    await editor.fill(before);
    await page.getByRole('region', { name: 'Score as you type' }).getByText('/ 100').first().waitFor();
    const written = await watch(page);
    await editor.press('End');
    await page.keyboard.type('Some more words, key by key.');
    await eventually(() => editor.inputValue()).toContain('key by key.');
    tell('28 keys typed into 10,000 words', await written());
    expect(studio.faults).toEqual([]);
    await page.context().close();
  });
});
