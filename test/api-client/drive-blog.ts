import { type Api, answered, newRequest } from './client.ts';
import { callsOf, finishedRun, followRun } from './follow-run.ts';
import type { Writer } from './writer.ts';

/** A post from its first score to its newest version, followed while it is rewritten. */
export async function driveBlog(api: Api, content: string, writer?: Writer) {
  const before = await answered(api.POST('/v1/blog/score', { body: { content } }));
  const header = newRequest();
  const body = { content, ...(writer === undefined ? {} : { settings: writer }) };
  const start = () => api.POST('/v1/blogs', { params: { header }, body });
  const started = await start();
  const { blogId, run } = await answered(Promise.resolve(started));
  const startedAgain = await start();
  const events = (await followRun(api, run.runId)) ?? [];
  const afterwards = await followRun(api, run.runId, events.at(-1)?.id);
  const path = { blogId };
  const blog = await answered(api.GET('/v1/blogs/{blogId}', { params: { path } }));
  const newest = blog.versions.at(-1)?.versionNumber ?? 0;
  const version = { params: { path: { blogId, number: String(newest) } } };
  return {
    before,
    location: started.response.headers.get('location'),
    startedAgain: {
      run: startedAgain.data?.run.runId,
      replayed: startedAgain.response.headers.get('idempotent-replayed'),
    },
    events,
    afterwards,
    blog,
    run: await finishedRun(api, run.runId),
    result: await answered(api.GET('/v1/blogs/runs/{runId}', { params: { path: { runId: run.runId } } })),
    newest: await answered(api.GET('/v1/blogs/{blogId}/versions/{number}', version)),
    newestScore: await answered(api.GET('/v1/blogs/{blogId}/versions/{number}/score', version)),
    diff: await answered(
      api.GET('/v1/blogs/{blogId}/diff', { params: { path, query: { from: '1', to: String(newest) } } }),
    ),
    calls: await callsOf(api, run.runId),
  };
}
