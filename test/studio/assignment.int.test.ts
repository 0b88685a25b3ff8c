import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csv, markdown, request } from './assignment-requests.ts';
import { eventually } from './eventually.ts';
import { axeFindings, keepPicture } from './look.ts';
import { openStudio, type Studio } from './open-studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const THEMES = ['light', 'dark'] as const;

/** A document whose first rewrite is over, by the API. */
async function rewritten(documentId: string, changes: object = {}): Promise<void> {
  await studio.ask('POST', `/v1/documents/${documentId}/rewrites?wait=60`, {
    request: request(documentId, changes),
  });
}
const read = (documentId: string, more = '') => studio.ask('GET', `/v1/documents/${documentId}${more}`);
const words = async (documentId: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await read(documentId)).problems.map((each: { problemId: string; content: string }) => [
      each.problemId,
      each.content,
    ]),
  );
const card = (page: Page, problemId: string) => page.getByRole('article', { name: problemId, exact: true });

/** Goes on by the Tab key until it is there. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 120; i += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement;
      const label = (at as HTMLInputElement).labels?.[0]?.textContent;
      return at.getAttribute('aria-label') ?? label ?? at.textContent ?? '';
    });
    if (here.trim() === name) return;
  }
  throw new Error(`The Tab key does not lead to ${name}.`);
}

describe('assignments in the studio', () => {
  it('lead from nothing to the first one, brought in as Markdown, with its fields locked', async () => {
    const page = await studio.open('/assignments');
    await page.getByRole('heading', { name: 'No assignment yet' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, 'assignment-empty-light');
    await page.getByRole('link', { name: 'Add an assignment' }).click();
    await page.getByLabel('The assignment').fill(markdown);
    await page.getByLabel('Short name').fill('fractions');
    await page.getByRole('button', { name: 'Keep as version 1' }).click();
    await page.waitForURL(/\/assignments\/fractions/);
    await page.getByRole('heading', { name: 'Fractions', level: 1 }).waitFor();
    const half = card(page, 'p_half');
    expect(await half.locator('.locked').textContent()).toMatch(/Locked.*Bloom levelApply.*Planned minutes3/);
    expect(await half.locator('.locked :is(input, textarea, select, button)').count()).toBe(0);
    // What the file says of the class goes with the next request.
    await page.getByRole('region', { name: 'What belongs to the assignment' }).getByText('3-5').waitFor();
    await page.context().close();
  });

  it('come from files, chosen or dropped, and say so where one cannot be read', async () => {
    const page = await studio.open('/assignments/new');
    const editor = page.getByLabel('The assignment');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'My table.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await eventually(() => editor.inputValue()).toBe(csv);
    await eventually(() => page.getByLabel('Table (CSV)').isChecked()).toBe(true);
    await eventually(() => page.getByLabel('Short name').inputValue()).toBe('My-table');
    await editor.evaluate((element) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array([0xff, 0xfe, 0x00, 0x81])], 'picture.md'));
      element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await page.getByText('That file is not text.').waitFor();
    await page.getByRole('button', { name: 'Keep as version 1' }).click();
    await page.waitForURL(/\/assignments\/My-table/);
    expect(await card(page, 'c_1').locator('.locked').textContent()).toContain('Points2');
    await page.goto(`${studio.url}/assignments/new?format=json`);
    await editor.fill('{ "documentId": ');
    await page.getByRole('button', { name: 'Look at it' }).click();
    await page.getByText('This is not JSON.').waitFor();
    await editor.fill('{ "documentId": "d", "version": 1, "problems": [{}] }');
    await page.getByRole('button', { name: 'Look at it' }).click();
    await page.getByText('The request lacks “problems”').waitFor();
    await page.context().close();
  });

  it('take a pasted request, show its signals, and rewrite only what is selected', async () => {
    const page = await studio.open('/assignments/new?format=json');
    await page.getByLabel('The assignment').fill(JSON.stringify(request('pasted')));
    await page.getByRole('button', { name: 'Look at it' }).click();
    await page.getByText('3 items selected for 4 problems.').waitFor();
    const first = card(page, 'p_1');
    expect(await first.getByRole('list', { name: 'From the simulation' }).textContent()).toMatch(
      /confused 70 %.*solved it 40 %.*minutes needed 5/,
    );
    await card(page, 'p_3').getByText('leap in level after').waitFor();
    await card(page, 'p_4').getByLabel('There is no time left for it.').uncheck();
    await card(page, 'p_2').getByLabel('Make it sing.').uncheck();
    await page.getByText('1 item selected for 2 problems.').waitFor();
    await keepPicture(page, 'assignment-pasted-light');
    await page.getByRole('button', { name: 'Rewrite the problems' }).click();
    await page.getByRole('heading', { name: 'Version 2 is on record' }).waitFor();
    await page.getByRole('link', { name: 'Compare before and after' }).click();
    await page.waitForURL(/\/assignments\/pasted\?.*tab=compare/);
    await card(page, 'p_1').getByText('Reworded').waitFor();
    await eventually(() => page.locator('.compared').count()).toBe(2);
    expect(Object.keys(await words('pasted'))).toEqual(['p_1', 'p_2', 'p_3', 'p_4']);
    expect((await words('pasted')).p_3).toBe('Use a ruler to measure the line of 9 cm.');
    await page.context().close();
  });

  it('tell why each problem changed, with links to the feedback behind it, and what was not applied', async () => {
    await rewritten('sources');
    const page = await studio.open('/assignments/sources?tab=compare');
    const first = card(page, 'p_1');
    await eventually(() => first.locator('del').first().textContent()).toBe('Utilize');
    await eventually(() => first.locator('ins').first().textContent()).toBe('Use');
    await first.getByText('Many were confused').waitFor();
    await first.getByRole('link', { name: 'Students asked what' }).waitFor();
    await first.getByRole('link', { name: 'Replace "Utilize" with "Use".' }).click();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain('fb_plain');
    await card(page, 'p_4').getByText('This problem was removed.').waitFor();
    await card(page, 'p_4').getByRole('link', { name: 'There is no time left for it.' }).waitFor();
    const behind = page.getByRole('region', { name: 'Feedback and notes behind these changes' });
    await behind.locator('li', { hasText: 'Make it sing.' }).getByText('not applied').waitFor();
    await page.getByLabel('Words', { exact: true }).selectOption('beside');
    await page.waitForURL(/words=beside/);
    await eventually(() => first.locator('.compared-sides > div').count()).toBe(2);
    await page.getByLabel('Show').selectOption('all');
    await card(page, 'p_2').getByText('As it was').waitFor();
    await page.context().close();
  });

  it('put single problems back as a new version, and keep the others', async () => {
    await rewritten('partly');
    const page = await studio.open('/assignments/partly?tab=compare');
    await page.getByText('All 3 changes stay').waitFor();
    await card(page, 'p_1').getByLabel('Put the earlier words back').check();
    await card(page, 'p_4').getByLabel('Bring it back').check();
    await page.getByText('2 problems put back, 1 kept.').waitFor();
    await keepPicture(page, 'assignment-decide-light');
    await page.getByRole('button', { name: 'Make version 3 of this choice' }).click();
    await page.waitForURL(/to=%223%22/);
    await eventually(() => page.locator('.compared').count()).toBe(1);
    const now = await words('partly');
    expect(Object.keys(now)).toEqual(['p_1', 'p_2', 'p_3', 'p_4']);
    expect([now.p_1?.slice(0, 7), now.p_3?.slice(0, 3)]).toEqual(['Utilize', 'Use']);
    const { versions } = await read('partly');
    expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual([
      'registered',
      'rewritten',
      'restored',
    ]);
    // The version in between is as it was.
    expect((await read('partly', '?version=2')).problems).toHaveLength(3);
    await page.context().close();
  });

  it('do not decide over a newer version that arrived meanwhile', async () => {
    await rewritten('meanwhile');
    const page = await studio.open('/assignments/meanwhile?tab=compare');
    await card(page, 'p_1').getByLabel('Put the earlier words back').check();
    await page.getByRole('button', { name: 'Make version 3 of this choice' }).waitFor();
    await studio.ask('POST', '/v1/documents/meanwhile/restorations', { version: 1 });
    await page.getByRole('button', { name: 'Make version 3 of this choice' }).click();
    await page.getByRole('alert').waitFor();
    expect((await read('meanwhile')).versions).toHaveLength(3);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('take feedback, notes and an order written here, and carry them out', async () => {
    await rewritten('own');
    const page = await studio.open('/assignments/own');
    const second = card(page, 'p_2');
    await second.getByText('not applied in version 2').waitFor();
    await second.getByRole('button', { name: 'Add feedback to p_2' }).click();
    await second.getByRole('button', { name: 'Add and select' }).click();
    await second.getByText('Write what should change.').last().waitFor();
    await second.getByLabel('What should change').fill('Replace "Name" with "Write down".');
    await second.getByRole('button', { name: 'Add and select' }).click();
    await eventually(() => second.getByLabel('Replace "Name" with "Write down".').isChecked()).toBe(true);
    await second.getByRole('button', { name: 'Add a note to p_2' }).click();
    await second.getByLabel('The note').fill('They only said them.');
    await second.getByRole('button', { name: 'Add the note' }).click();
    await page.getByRole('button', { name: 'Change the order' }).click();
    await page.getByLabel('Order, one id in a line').fill('p_3\np_1');
    await page.getByRole('button', { name: 'Add and select' }).click();
    await page.getByText('Name every problem exactly once.').waitFor();
    await page.getByLabel('Order, one id in a line').fill('p_3\np_1\np_2');
    await page.getByRole('button', { name: 'Add and select' }).click();
    await page.getByText('2 items selected for 3 problems.').waitFor();
    // What was selected and not yet asked for is still there after a look elsewhere.
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.goBack();
    await page.getByText('2 items selected for 3 problems.').waitFor();
    await page.getByRole('button', { name: 'Rewrite the problems' }).click();
    await page.getByRole('heading', { name: 'Version 3 is on record' }).waitFor();
    await page.getByText('Select feedback to have problems reworded.').waitFor();
    expect(Object.entries(await words('own')).map(([id, each]) => [id, each.slice(0, 5)])).toEqual([
      ['p_3', 'Use a'],
      ['p_1', 'Use t'],
      ['p_2', 'Write'],
    ]);
    await page.context().close();
  });

  it('say why nothing was rewritten, and leave the selection as it is', async () => {
    await rewritten('vain');
    const page = await studio.open('/assignments/vain');
    // The list of open runs may lag behind: here it never hears that this run has ended.
    await page.route(/\/v1\/runs\?.*status=open/, async (route) => {
      const response = await route.fetch({
        url: route.request().url().replace('&status=open', ''),
      });
      const { items, ...rest } = (await response.json()) as { items: { outcome: string | null }[] };
      const late = items.filter(({ outcome }) => outcome !== 'completed');
      const json = { ...rest, items: late.map((each) => ({ ...each, status: 'open', outcome: null })) };
      await route.fulfill({ response, json });
    });
    await card(page, 'p_2').getByLabel('Make it sing.').check();
    await page.getByRole('button', { name: 'Rewrite the problems' }).click();
    await page.getByRole('heading', { name: 'No new version was made' }).waitFor();
    await page.getByText('None of the selected feedback could be applied.').waitFor();
    await page.locator('.unapplied').getByText('Make it sing.').waitFor();
    await eventually(() => card(page, 'p_2').getByLabel('Make it sing.').isChecked()).toBe(true);
    await keepPicture(page, 'assignment-nothing-light');
    await page.getByRole('button', { name: 'Close this message' }).click();
    await page.getByRole('heading', { name: 'No new version was made' }).waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('have an old version again, and list all of them', async () => {
    await rewritten('again');
    const page = await studio.open('/assignments/again?tab=versions');
    await page.getByRole('button', { name: 'Have it again: version 1' }).click();
    await page
      .locator('.versions > li', { hasText: 'v3' })
      .getByText('words of version 1 put back')
      .waitFor();
    expect((await words('again')).p_1).toBe('Utilize the table to find the sum of 3 and 4.');
    await page.getByRole('link', { name: 'What changed with version 2' }).click();
    await card(page, 'p_1').getByText('Reworded').waitFor();
    await page.getByText('Choose the newest version under “After”').waitFor();
    await page.context().close();
  });

  it('print without anything but the problems', async () => {
    await rewritten('printed');
    const page = await studio.open('/assignments/printed');
    await page.getByRole('link', { name: 'Student copy' }).click();
    const copy = page.locator('.student-copy');
    await copy.waitFor();
    await eventually(() => copy.locator('> ol > li').count()).toBe(3);
    await page.getByLabel('Heading').fill('Numbers and lines');
    await page.getByLabel('Leave space for answers').uncheck();
    await page.emulateMedia({ media: 'print' });
    await eventually(() => copy.locator('h1').textContent()).toBe('Numbers and lines');
    // biome-ignore lint/performance/useDomNodeTextContent: what is not seen is not printed
    const printed = await page.locator('body').innerText();
    expect(printed).toContain('Use a ruler to measure the line of 9 cm.');
    expect(printed).not.toMatch(/Bloom|Apply|points|p_1|fb_|Locked|Palimpsest|Print|printed/);
    await keepPicture(page, 'assignment-printed-light');
    await page.context().close();
  });

  it('are read, decided on and made anew by keyboard alone', async () => {
    await rewritten('keyboard');
    const page = await studio.open('/assignments/keyboard');
    await card(page, 'p_1').waitFor();
    await tabTo(page, 'Add feedback to p_2');
    await page.keyboard.press('Enter');
    await page.getByLabel('What should change').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Replace "Name" with "Write down".');
    await tabTo(page, 'Add and select');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Rewrite the problems');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Version 3 is on record' }).waitFor();
    await page.getByRole('link', { name: 'Compare before and after' }).waitFor();
    await tabTo(page, 'Compare before and after');
    await page.keyboard.press('Enter');
    await card(page, 'p_2').getByText('Reworded').waitFor();
    await tabTo(page, 'Replace "Name" with "Write down".');
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('v3-item-1');
    for (let i = 0; i < 200; i += 1) {
      await page.keyboard.press('Shift+Tab');
      if (await page.evaluate(() => document.activeElement?.getAttribute('type') === 'radio')) break;
    }
    await page.keyboard.press('ArrowDown');
    await page.getByText('1 problem put back, 0 kept.').waitFor();
    await tabTo(page, 'Make version 4 of this choice');
    await page.keyboard.press('Enter');
    await eventually(async () => (await read('keyboard')).versions.length).toBe(4);
    expect((await words('keyboard')).p_2).toBe('Name two even numbers.');
    await page.context().close();
  });

  it('are shown with their new version, also where the rewrite was over before anybody looked at it', async () => {
    await rewritten('quick');
    const page = await studio.open('/assignments/quick');
    const runIsOver = async () => {
      await eventually(async () => (await read('quick')).versions.length).toBe(3);
    };
    await page.route(/\/v1\/runs\/[^/?]+$/, async (route) => {
      await runIsOver();
      await route.continue();
    });
    // The document as it was read while the rewrite was under way.
    const before = await read('quick');
    let isFirst = true;
    await page.route(/\/v1\/documents\/quick$/, async (route) => {
      const response = await route.fetch();
      if (isFirst) await route.fulfill({ response, json: before });
      else await route.fulfill({ response });
      isFirst = false;
    });
    await card(page, 'p_2').getByLabel('Make it sing.').waitFor();
    await page.getByRole('button', { name: 'Add feedback to p_2' }).click();
    await page.getByLabel('What should change').fill('Replace "Name" with "Write down".');
    await page.getByRole('button', { name: 'Add and select' }).click();
    await page.getByRole('button', { name: 'Rewrite the problems' }).click();
    await page.getByRole('link', { name: 'Compare before and after' }).click();
    await card(page, 'p_2').getByText('Reworded').waitFor();
    await page.context().close();
  });

  it('show words of people as words, whatever they are', async () => {
    const bad =
      '<img src=x onerror="window.hurt=1"> <script>window.hurt=1</script> [x](javascript:window.hurt=1)';
    const { problems, selectedFeedback } = request('hostile');
    const [first, ...others] = problems;
    await rewritten('hostile', {
      problems: [{ ...first, Content: `${first?.Content} ${bad}`, hint: bad }, ...others],
      selectedFeedback: selectedFeedback.map((item) =>
        item.feedbackId === 'fb_vain' ? { ...item, recommendation: bad, category: bad.slice(0, 60) } : item,
      ),
      teacherNotes: [{ note: bad }],
      clusterReport: { clusters: [{ label: bad, problemIds: ['p_1'], signal: bad }] },
      title: bad,
    });
    for (const path of ['', '?tab=compare&show=all', '?tab=versions', '/print']) {
      const page = await studio.open(`/assignments/hostile${path}`);
      await page.locator('h1', { hasText: '<img' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
      expect(
        await page.locator('main :is(img, script, iframe, [onerror], a[href^="javascript:"])').count(),
      ).toBe(0);
      await page.context().close();
    }
  });

  it('fit a narrow page, however long their short name is', async () => {
    const documentId = `doc_${'long_'.repeat(19)}`;
    await studio.ask('POST', '/v1/documents', {
      documentId,
      format: 'markdown',
      text: '## One\n\nName a prime.\n',
    });
    const page = await studio.open(`/assignments/${documentId}`, { width: 320 });
    await page.getByText('Name a prime.').first().waitFor();
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    await page.context().close();
  });

  it('are found by their short name', async () => {
    const page = await studio.open('/assignments?search=KEYB');
    await page.getByRole('link', { name: 'keyboard', exact: true }).waitFor();
    await page.getByText('1 assignment shown').waitFor();
    await page.getByLabel('Search the assignments').fill('nowhere');
    await page.getByRole('heading', { name: 'Nothing here has “nowhere”' }).waitFor();
    await page.context().close();
  });

  it('say what to do where there is none', async () => {
    const page = await studio.open('/assignments/nowhere');
    await page.getByRole('alert').getByText('There is no assessment document').waitFor();
    await page.getByRole('link', { name: 'All assignments' }).click();
    await page.getByRole('heading', { name: 'Assignments', level: 1 }).waitFor();
    await page.context().close();
  });

  it.each(THEMES)('have nothing in %s that keeps people out', async (theme) => {
    const id = `look-${theme}`;
    await rewritten(id);
    const views = {
      list: '/assignments',
      new: '/assignments/new',
      work: `/assignments/${id}`,
      compare: `/assignments/${id}?tab=compare&back=p_3`,
      versions: `/assignments/${id}?tab=versions`,
      print: `/assignments/${id}/print`,
    };
    for (const [name, path] of Object.entries(views)) {
      for (const width of theme === 'light' ? [1280, 390] : [1280]) {
        const page = await studio.open(path, { theme, width });
        await page.locator('h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        if (name === 'work') await page.getByRole('button', { name: 'Add feedback to p_2' }).click();
        expect(await axeFindings(page), name).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect(wide, `${name} at ${width} scrolls sideways`).toBe(false);
        // The bar at the end of the window would stand in the middle of the picture.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await keepPicture(page, `assignment-${name}-${width === 390 ? 'narrow' : theme}`);
        await page.context().close();
      }
    }
  });

  it('asked for nothing from elsewhere, and nothing went wrong in the page', () => {
    // The browser itself notes an answer of 404 or 412, which two tests above ask for.
    const unforeseen = studio.faults.filter((each) => !/status of (404|412)/.test(each));
    expect(unforeseen).toEqual([]);
  });
});
