// The main jobs of the product, each with the work that counts as one.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rewriteAssignment, startBlogRun, startResearch } from '@palimpsest/engine';
import { request } from '../assessment/many-problems.mjs';
import { makeHomes, openRuns, sender } from '../complaint/creation-rate.mjs';
import { batchOf, makeTenants } from '../ledger/steps.mjs';
import { post, random, sentence } from '../made-up.mjs';

const place = { tenant: 'local', actor: 'bench', mode: 'inline' };

export const JOBS = {
  blog: {
    what: 'a post scored and rewritten',
    unit: 'kB',
    base: 1,
    async prepare(engine, _folder, kilobytes, name) {
      const content = post(kilobytes * 1_000, name === 'warm' ? 1 : 2);
      return async () => {
        const { runId } = await startBlogRun(engine.context, { ...place, content });
        await engine.finishRun('local', runId);
      };
    },
  },
  assessment: {
    what: 'an assignment rewritten',
    unit: 'problems',
    base: 5,
    async prepare(engine, _folder, problems, name) {
      return () => rewriteAssignment(request(problems, name), { engine });
    },
  },
  complaint: {
    what: 'messages taken and rewritten',
    unit: 'messages',
    base: 10,
    async prepare(engine, _folder, count) {
      const send = sender(engine, await makeHomes(engine));
      const worker = await engine.startWorker();
      return async () => {
        for (let sent = 0; sent < count; sent += 1) await send();
        while ((await openRuns(engine)) > 0) await sleep(20);
        await worker.stop();
      };
    },
  },
  research: {
    what: 'a question answered from a folder',
    unit: 'documents',
    base: 10,
    async prepare(engine, folder, documents, name) {
      const corpus = join(folder, name);
      await mkdir(corpus);
      const next = random(documents);
      for (let i = 0; i < documents; i += 1) {
        const text = Array.from({ length: 30 }, () => sentence(next)).join(' ');
        await writeFile(join(corpus, `${i}.md`), `# Report ${i}\n\n${text}\n`);
      }
      return async () => {
        const question = 'How many times does the garden of the teacher repair a bridge?';
        const { runId } = await startResearch(engine.context, { ...place, question, corpus, project: name });
        await engine.finishRun('local', runId);
      };
    },
  },
  append: {
    what: 'events appended to one chain',
    unit: 'events',
    base: 1_000,
    async prepare(engine, _folder, events) {
      const [tenant] = await makeTenants(engine, 1);
      return () => appendAll(engine, tenant, events);
    },
  },
  verify: {
    what: 'one chain verified',
    unit: 'events',
    base: 1_000,
    async prepare(engine, _folder, events) {
      const [tenant] = await makeTenants(engine, 1);
      await appendAll(engine, tenant, events);
      return async () => {
        const { ok } = await engine.audit.verify({ tenant });
        if (!ok) throw new Error('The chain of the benchmark does not verify.');
      };
    },
  },
};

async function appendAll(engine, tenant, events) {
  for (let i = 0; i < events / 10; i += 1) await batchOf(engine, tenant, i, 10);
}
