import { type Api, answered, newRequest } from './client.ts';
import { callsOf, finishedRun } from './follow-run.ts';
import { ASSIGNMENT, FEEDBACK } from './model/assessment-words.ts';
import type { Writer } from './writer.ts';

/** An assignment that is imported, rewritten by feedback on its first problem, compared, and put back as it was. */
export async function driveAssessment(api: Api, documentId: string, writer?: Writer) {
  const path = { documentId };
  const imported = await answered(
    api.POST('/v1/documents', {
      params: { header: newRequest() },
      body: { documentId, format: 'markdown', text: ASSIGNMENT },
    }),
  );
  const [first] = imported.request.problems;
  const { run } = await answered(
    api.POST('/v1/documents/{documentId}/rewrites', {
      params: { path, header: { ...newRequest(), 'if-match': '"v1"' } },
      body: {
        request: {
          ...imported.request,
          selectedFeedback: [
            {
              feedbackId: 'fb_direction',
              category: 'clarity',
              affectedProblems: [first?.problemId ?? ''],
              recommendation: FEEDBACK,
            },
          ],
        },
        ...writer,
      },
    }),
  );
  await finishedRun(api, run.runId);
  const diff = (from: string, to: string) =>
    answered(api.GET('/v1/documents/{documentId}/diff', { params: { path, query: { from, to } } }));
  const restore = (match: string) =>
    api.POST('/v1/documents/{documentId}/restorations', {
      params: { path, header: { ...newRequest(), 'if-match': match } },
      body: { version: 1 },
    });
  return {
    imported,
    rewrite: await answered(
      api.GET('/v1/documents/{documentId}/rewrites/{runId}', {
        params: { path: { documentId, runId: run.runId } },
      }),
    ),
    asked: await answered(
      api.GET('/v1/documents/{documentId}/rewrites/{runId}/request', {
        params: { path: { documentId, runId: run.runId } },
      }),
    ),
    rewritten: await answered(api.GET('/v1/documents/{documentId}', { params: { path } })),
    diff: await diff('1', '2'),
    restoredTooLate: (await restore('"v1"')).error,
    restored: await answered(restore('"v2"')),
    diffOfRestored: await diff('1', '3'),
    calls: await callsOf(api, run.runId),
  };
}
