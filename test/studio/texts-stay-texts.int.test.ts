import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeNodes } from './active-nodes.ts';
import { openStudio, type Studio } from './open-studio.ts';
import { PAYLOADS } from './payloads.ts';

let studio: Studio;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-payloads-'));
  const corpus = join(folder, 'corpus');
  await mkdir(corpus);
  const documents = Array.from({ length: 10 }, (_, at) => PAYLOADS.filter((_text, i) => i % 10 === at));
  for (const [at, texts] of documents.entries())
    await writeFile(
      join(corpus, `note-${at}.md`),
      `# Notes on the weir ${texts[0]}\n\nThe weir is ${at + 4} metres high. ${texts.join('\n\n')}\n`,
    );
  studio = await openStudio({ corpora: { payloads: corpus } });
});
afterAll(async () => {
  await studio.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every part of a view is opened in turn, and looked through. */
async function lookThrough(page: Page): Promise<string[]> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const found = await activeNodes(page);
  const tabs = page.getByRole('tab');
  for (let at = 0; at < (await tabs.count()); at += 1) {
    await tabs.nth(at).click();
    await page.waitForLoadState('networkidle');
    found.push(...(await activeNodes(page)));
  }
  for (const details of await page.locator('details:not([open]) > summary:visible').all())
    await details.click({ timeout: 2_000 }).catch(() => undefined);
  found.push(...(await activeNodes(page)));
  return [...new Set(found)];
}

describe('texts that try to become code', () => {
  it('are five hundred different ones', () => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(500);
  });

  it('would be found if they did', async () => {
    const page = await studio.open('/');
    await page.locator('h1').first().waitFor();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.setAttribute('href', 'javascript:void 0');
      link.setAttribute('onclick', 'x');
      document.body.append(link, document.createElement('iframe'));
    });
    expect((await activeNodes(page)).length).toBe(3);
    await page.context().close();
  });

  it('stay texts in a post: its versions, findings, comparison and prompts', async () => {
    const content = `# Weirs ${PAYLOADS[0]}\n\n${PAYLOADS.join('\n\n')}\n`;
    const { blogId, run } = await studio.ask('POST', '/v1/blogs?wait=60', { content, asOf: '2026-01-31' });
    for (const path of ['/', '/blogs', `/blogs/${blogId}`, `/audit/${run.runId}`, '/audit']) {
      const page = await studio.open(path);
      expect([path, await lookThrough(page)]).toEqual([path, []]);
      await page.context().close();
    }
  });

  it('stay texts in an assignment: problems, metadata, feedback, rationale', async () => {
    const texts = PAYLOADS.slice(0, 300).map((text) => text.replace(/\n/g, ' '));
    const problems = texts.slice(0, 150).map((text, at) => ({
      problemId: `p_${at}`,
      content: `Utilize the table ${at}. ${text}`,
      topic: text,
    }));
    const selectedFeedback = texts.slice(150, 200).map((text, at) => ({
      feedbackId: `fb_${at}`,
      category: text.slice(0, 60),
      affectedProblems: [`p_${at}`],
      recommendation: `Replace "Utilize" with "Use". ${text}`,
    }));
    const teacherNotes = texts.slice(200, 240).map((note, at) => ({ problemId: `p_${at}`, note }));
    const request = { documentId: 'weirs', version: 1, problems, selectedFeedback, teacherNotes };
    await studio.ask('POST', '/v1/documents/weirs/rewrites?wait=60', { request });
    for (const path of ['/assignments', '/assignments/weirs', '/assignments/weirs/print']) {
      const page = await studio.open(path);
      expect([path, await lookThrough(page)]).toEqual([path, []]);
      await page.context().close();
    }
  });

  it('stay texts in messages, for each of those who see them', async () => {
    const home = '3f6f2a10-58f3-4f55-8d53-9a1c6be0c901';
    const [sender, recipient] = [
      '7d1b3c52-6a0e-4f0a-9c39-0a4f5d2b1e01',
      '7d1b3c52-6a0e-4f0a-9c39-0a4f5d2b1e02',
    ];
    const member = (user_id: string) => ({ user_id, role: 'member', locale: 'en-GB', preferences: null });
    await studio.ask('PUT', `/v1/homes/${home}`, { members: [member(sender), member(recipient)] });
    const ids: string[] = [];
    // Some are taken for no message at all and refused; those that are taken are looked at.
    for (let at = 0; at < 120 && ids.length < 12; at += 1) {
      const taken = await studio
        .ask('POST', '/v1/rpc/complaint_rewrite_create_v1', {
          home_id: home,
          sender_user_id: sender,
          recipient_user_id: recipient,
          surface: 'direct_message',
          sender_message: `Could you please wash the dishes after dinner? I would be glad if the kitchen stayed clean. ${PAYLOADS[at * 4]} Thank you very much, and see you at home tonight.`,
        })
        .catch(() => null);
      if (taken !== null) ids.push(taken.rewrite_request_id);
    }
    expect(ids).toHaveLength(12);
    const paths = ids
      .slice(0, 4)
      .flatMap((id) => ['sender', 'recipient', 'operator'].map((as) => `/messages/${id}?as=${as}`));
    for (const path of ['/messages', '/messages/new', '/messages/homes', ...paths]) {
      const page = await studio.open(path);
      expect([path, await lookThrough(page)]).toEqual([path, []]);
      await page.context().close();
    }
  });

  it('stay texts in research: question, sources, claims, report, passages', async () => {
    const question = `How high is the weir? ${PAYLOADS.slice(0, 12).join(' ')}`.slice(0, 1_900);
    const { run } = await studio.ask('POST', '/v1/research?wait=60', { question, corpus: 'payloads' });
    for (const path of ['/research', `/research/${run.runId}`, `/audit/${run.runId}`]) {
      const page = await studio.open(path);
      expect([path, await lookThrough(page)]).toEqual([path, []]);
      await page.context().close();
    }
  });

  it('stay texts in the address', async () => {
    for (const text of PAYLOADS.filter((_, at) => at % 25 === 0)) {
      const page = await studio.open(`/?search=${encodeURIComponent(text)}&tab=${encodeURIComponent(text)}`);
      expect(await lookThrough(page)).toEqual([]);
      await page.context().close();
    }
  });
});
