import { type Api, answered, newRequest } from './client.ts';
import { callsOf, finishedRun, followRun } from './follow-run.ts';
import { QUESTION } from './model/research-words.ts';
import { CORPUS } from './product.ts';
import type { Writer } from './writer.ts';

/** A question from the folder it is asked of to the files of its answer. */
export async function driveResearch(api: Api, project: string, writer?: Writer) {
  const { items: corpora } = await answered(api.GET('/v1/corpora'));
  const { run } = await answered(
    api.POST('/v1/research', {
      params: { header: newRequest() },
      body: { question: QUESTION, corpus: CORPUS, project, ...writer },
    }),
  );
  const path = { runId: run.runId };
  const events = (await followRun(api, run.runId)) ?? [];
  const files = await answered(api.GET('/v1/research/{runId}/files', { params: { path } }));
  const texts = await Promise.all(
    files.items.map(async ({ name }) => {
      const file = api.GET('/v1/research/{runId}/files/{name}', {
        params: { path: { ...path, name } },
        parseAs: 'text',
      });
      return [name, await answered(file)] as const;
    }),
  );
  return {
    corpora,
    events,
    run: await finishedRun(api, run.runId),
    research: await answered(api.GET('/v1/research/{runId}', { params: { path } })),
    files: files.items,
    texts: Object.fromEntries(texts),
    calls: await callsOf(api, run.runId),
  };
}
