import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import { axeFindings, keepPicture } from './look.ts';
import { openStudio, type Studio } from './open-studio.ts';

const OTTERS = 'How many otters live along the Aldermere river?';
const BARRIER = 'How high is the crest of the Aldermere tidal barrier?';

let studio: Studio;
/** A run whose sources disagree, and one where a newer document replaced a value. */
let otters: string;
let barrier: string;

async function answered(question: string): Promise<string> {
  const body = { question, corpus: 'aldermere', asOf: '2026-01-31' };
  return (await studio.ask('POST', '/v1/research?wait=60', body)).run.runId;
}

beforeAll(async () => {
  studio = await openStudio();
}, 120_000);
afterAll(() => studio.close());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

describe('research in the studio', () => {
  it('begins with an empty list that leads to the first question', async () => {
    const page = await studio.open('/research');
    await page.getByRole('heading', { name: 'No question was asked yet' }).waitFor();
    await page.getByRole('link', { name: 'Ask a question' }).click();
    await heading(page, 'Ask a question').waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe('/research/new');
    await page.context().close();
  });

  it('shows what a question would take before it is asked, and follows what was chosen', async () => {
    const page = await studio.open('/research/new');
    const cost = page.getByRole('region', { name: 'The most it can take' });
    await cost.getByText('Write a question to see').waitFor();
    await page.getByLabel('Your question').fill(OTTERS);
    await cost.getByText('Look up a fact (A)').waitFor();
    await cost.getByText('No model is asked: it costs nothing.').waitFor();
    await page.getByText('More choices').click();
    await page.getByLabel('How much effort').selectOption('C');
    await cost.getByText('Analyse in depth (C)').waitFor();
    await page.getByRole('spinbutton', { name: 'Searches' }).fill('4');
    await cost.locator('div', { hasText: /^Searches4$/ }).waitFor();
    expect((await studio.ask('GET', '/v1/research')).items).toEqual([]);
    await page.context().close();
  });

  it('says what is missing where there is no question or no source', async () => {
    const page = await studio.open('/research/new?corpus=none');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('Write a question first.').waitFor();
    await page.getByText('Choose a folder, or a search of the web.').waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.context().close();
  });

  it('asks, goes to the run, shows it live and ends with the report', async () => {
    const page = await studio.open('/research/new');
    await page.getByLabel('Your question').fill(OTTERS);
    await page.getByRole('radio', { name: /aldermere \d+ documents/ }).check();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/research\/[0-9a-f-]{36}/);
    await heading(page, OTTERS).waitFor();
    await tab(page, 'Report').waitFor({ timeout: 60_000 });
    await page.getByRole('heading', { name: 'Summary: sources disagree' }).waitFor();
    otters = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.context().close();
  });

  it('opens the passage of a citation with the quoted words marked, and goes back where it was', async () => {
    const page = await studio.open(`/research/${otters}`);
    const cite = page.getByRole('button', { name: /^\[1\] .*: show the passage$/ }).first();
    await cite.click();
    const panel = page.getByRole('dialog', { name: 'Otter survey of the Aldermere river 2024' });
    await panel.waitFor();
    expect(await panel.locator('mark').textContent()).toBe(
      'The survey found that 34 otters live along the Aldermere river.',
    );
    await eventually(() => new URL(page.url()).searchParams.get('cite')).toBe('c1');
    await panel.getByRole('button', { name: 'Next citation' }).click();
    const second = page.getByRole('dialog', { name: 'Counting otters with cameras' });
    await second.locator('mark', { hasText: '21 otters' }).waitFor();
    await page.keyboard.press('Escape');
    await second.waitFor({ state: 'detached' });
    await eventually(() => page.evaluate("document.activeElement.id === 'cite-c2'")).toBe(true);
    await page.context().close();
    // What is open stands in the address: it can be sent to somebody.
    const sent = await studio.open(`/research/${otters}?cite=c2`);
    await sent.getByRole('dialog').locator('mark', { hasText: '21 otters' }).waitFor();
    await sent.context().close();
  });

  it('lists claims with state, independence and the three ways, and filters them by the address', async () => {
    const page = await studio.open(`/research/${otters}?tab=claims`);
    const rows = page.locator('.research-claims tbody tr');
    await page.getByText('5 of 5 claims').waitFor();
    const first = rows.first();
    await first.getByText('Contradicted').waitFor();
    await first.getByText('Asked the other way round: disagrees').waitFor({ state: 'attached' });
    await page.getByRole('combobox', { name: 'State' }).selectOption('CONTRADICTED');
    await page.getByText('2 of 5 claims').waitFor();
    await eventually(() => new URL(page.url()).searchParams.get('status')).toBe('CONTRADICTED');
    await page.getByLabel('Words in the claim').fill('cameras');
    await page.getByText('1 of 5 claims').waitFor();
    await page.getByRole('button', { name: 'Details of claim k2' }).click();
    await page.getByText('1 source in 1 independent group.').waitFor();
    await page.getByRole('button', { name: 'Show in its passage' }).click();
    await page.getByRole('dialog').locator('mark', { hasText: '21 otters' }).waitFor();
    await page.context().close();
  });

  it('tells of doubts: limits, disagreement, replaced facts and what the critic said', async () => {
    const page = await studio.open(`/research/${otters}?tab=doubts`);
    const part = (name: string) => page.getByRole('region', { name });
    await part('Limits of this answer').getByText('could not be resolved').waitFor();
    await part('Where sources disagree')
      .getByRole('link', { name: /34 otters/ })
      .waitFor();
    await part('What speaks against the findings').getByText('Report both').waitFor();
    await page.context().close();
    barrier = await answered(BARRIER);
    const other = await studio.open(`/research/${barrier}?tab=doubts`);
    const replaced = other.getByRole('region', { name: 'Facts that newer ones replaced' });
    await replaced.getByText('Now', { exact: true }).first().waitFor();
    await other.context().close();
  });

  it('draws the scores of each round and says what cost points', async () => {
    const page = await studio.open(`/research/${otters}?tab=scores`);
    await page.locator('.chart canvas').waitFor();
    await page
      .getByRole('row', { name: /^Overall 8\.9/ })
      .last()
      .waitFor();
    await page.getByText('The draft says nothing about what follows.').waitFor();
    await page.context().close();
  });

  it('shows all phases, what was used of the budget, and the sources with their grades', async () => {
    const page = await studio.open(`/research/${otters}?tab=progress`);
    const phases = page.getByRole('list', { name: 'The eight phases' }).getByRole('listitem');
    await phases.first().waitFor();
    await eventually(() => phases.count()).toBe(8);
    await phases.nth(2).getByText('Done: 4 searches, 3 documents read').waitFor();
    await page.getByRole('region', { name: 'What it has used' }).getByText('4 / 5').waitFor();
    await tab(page, 'Sources').click();
    await page.getByRole('cell', { name: /^A An institution answers for it/ }).waitFor();
    await page.context().close();
  });

  it('gives the files to keep, word for word', async () => {
    const page = await studio.open(`/research/${otters}?tab=files`);
    const wanted = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download report.md' }).click();
    const download = await wanted;
    expect(download.suggestedFilename()).toMatch(/report\.md$/);
    const kept = await readFile(await download.path(), 'utf8');
    const response = await fetch(`${studio.url}/v1/research/${otters}/files/report.md`);
    expect(kept).toBe(await response.text());
    await eventually(() => page.getByRole('button', { name: /^Download / }).count()).toBe(8);
    await page.context().close();
  });

  it('does a run anew from a phase, and asks on from its evidence', async () => {
    const page = await studio.open(`/research/${otters}?tab=further`);
    await page.getByLabel('From which phase').selectOption('5');
    await page.getByLabel('Why (stays on record)').fill('a second look');
    await page.getByRole('button', { name: 'Do it anew' }).click();
    await page.waitForURL((url) => !url.pathname.includes(otters));
    await page.getByText('Done anew from phase 5').waitFor();
    await page.getByRole('link', { name: 'of this run' }).click();
    await page.waitForURL(`**/research/${otters}`);
    await page.getByRole('link', { name: 'Go further' }).click();
    await page.getByLabel('Further question').fill('Where were otter cubs seen?');
    await page.getByRole('button', { name: 'Ask on' }).click();
    await heading(page, 'Where were otter cubs seen?').waitFor();
    await page.getByText('Asked on from').waitFor();
    await tab(page, 'Report').waitFor({ timeout: 60_000 });
    await page.context().close();
  });

  it('lists what was asked, and keeps filters in the address', async () => {
    const page = await studio.open('/research');
    const list = page.getByRole('region', { name: 'Research runs' });
    await list.getByRole('link', { name: BARRIER }).waitFor();
    await page.getByLabel('Search', { exact: true }).fill('TIDAL barrier');
    await page.getByText('1 run shown').waitFor();
    await page.getByLabel('Search', { exact: true }).fill('');
    await list.getByRole('link', { name: OTTERS }).first().waitFor();
    const { project } = await studio.ask('GET', `/v1/research/${barrier}`);
    await page.getByLabel('Project').fill(project);
    await page.getByText('1 run shown').waitFor();
    await page.getByRole('combobox', { name: 'State' }).selectOption('open');
    await page.getByRole('heading', { name: 'No run fits these filters' }).waitFor();
    await eventually(() => new URL(page.url()).search).toContain('state=open');
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await list.getByRole('link', { name: OTTERS }).first().waitFor();
    await page.context().close();
  });

  it('can be asked and read with the keyboard alone', async () => {
    const page = await studio.open('/research/new');
    await page.getByRole('radio', { name: /aldermere/ }).waitFor();
    const press = async (key: string, until: () => Promise<boolean>) => {
      for (let times = 0; times < 60; times += 1) {
        if (await until()) return;
        await page.keyboard.press(key);
      }
      throw new Error(`${key} does not lead there.`);
    };
    const focused = (test: (element: Element) => boolean) => () =>
      page.evaluate(`(${test.toString()})(document.activeElement)`) as Promise<boolean>;
    await press(
      'Tab',
      focused((element) => element.tagName === 'TEXTAREA'),
    );
    await page.keyboard.type('Why did the night ferry between Lowtown and Skerry Point stop?');
    await press(
      'Tab',
      focused((element) => (element as HTMLButtonElement).type === 'submit'),
    );
    await page.keyboard.press('Enter');
    await tab(page, 'Report').waitFor({ timeout: 60_000 });
    await page.locator('.research-cite').first().waitFor({ timeout: 60_000 });
    await press(
      'Tab',
      focused((element) => element.classList.contains('research-cite')),
    );
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').locator('mark').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(() => page.evaluate("document.activeElement.classList.contains('research-cite')")).toBe(
      true,
    );
    await press(
      'Shift+Tab',
      focused((element) => element.getAttribute('role') === 'tab'),
    );
    await page.keyboard.press('ArrowRight');
    await eventually(() => page.evaluate("document.activeElement.textContent === 'Claims'")).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('columnheader', { name: 'Independent sources' }).waitFor();
    await page.locator('.research-claims button').first().waitFor();
    await press(
      'Tab',
      focused((element) => element.textContent === 'Details'),
    );
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Where it is said' }).waitFor();
    await page.context().close();
  });

  it('shows words of the question as words, whatever they are', async () => {
    const question = 'How high is <img src=x onerror=alert(1)> the **crest** of [it](javascript:alert(1))?';
    const run = await answered(question);
    const page = await studio.open(`/research/${run}`);
    await heading(page, question).waitFor();
    expect(await page.locator('main img, main a[href^="javascript"]').count()).toBe(0);
    await page.context().close();
  });

  it('is still readable where nothing was found', async () => {
    const run = await answered('What is the salary of the mayor of Quzzlebrook?');
    const page = await studio.open(`/research/${run}`);
    await tab(page, 'Report').waitFor();
    await tab(page, 'Progress').click();
    await page.getByRole('list', { name: 'The eight phases' }).waitFor();
    await keepPicture(page, 'research-nothing-found-light');
    await page.context().close();
  });

  describe.each(['light', 'dark'] as const)('in %s', (theme) => {
    const VIEWS: readonly (readonly [string, () => string, string])[] = [
      ['list', () => '/research', '.virtual-rows li'],
      ['new', () => `/research/new?question=${encodeURIComponent(BARRIER)}`, '.research-side dl'],
      ['report', () => `/research/${barrier}?cite=c1`, '.research-panel mark'],
      ['claims', () => `/research/${otters}?tab=claims&claim=k1`, '.research-claim-detail'],
      ['doubts', () => `/research/${otters}?tab=doubts`, '.research-versus'],
      ['scores', () => `/research/${otters}?tab=scores`, '.chart canvas'],
      ['sources', () => `/research/${otters}?tab=sources`, '.research-claims'],
      ['progress', () => `/research/${otters}?tab=progress`, '.research-plan'],
      ['files', () => `/research/${otters}?tab=files`, '.research-files'],
      ['further', () => `/research/${otters}?tab=further`, '.research-row'],
    ];
    it.each(VIEWS)('%s keeps nobody out, wide and narrow', async (name, path, there) => {
      const page = await studio.open(path(), { theme });
      await page.locator(there).first().waitFor();
      if (name === 'new') await page.getByText('More choices').click();
      expect(await axeFindings(page)).toEqual([]);
      await keepPicture(page, `research-${name}-${theme}`);
      await page.setViewportSize({ width: 390, height: 844 });
      await eventually(() => page.evaluate('document.documentElement.scrollWidth <= 390')).toBe(true);
      if (theme === 'light') await keepPicture(page, `research-${name}-narrow`);
      await page.context().close();
    });
  });

  it('raised no error and asked nothing of anybody else', () => {
    expect(studio.faults).toEqual([]);
  });
});
