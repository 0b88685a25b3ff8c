import { describe, expect, it } from 'vitest';
import { type Answer, problemOf } from './check-answer.ts';

const RUN = {
  runId: 'r1',
  pipeline: 'blog/v1',
  subject: 'blog:1',
  status: 'open',
  outcome: null,
  reason: null,
  startedAt: '2026-11-16T09:00:00.000Z',
  finishedAt: null,
};
const answer = (changes: Partial<Answer>): Answer => ({
  path: '/v1/runs/{runId}',
  method: 'GET',
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: RUN,
  ...changes,
});

describe('an answer is compared with the document', () => {
  it('and passes where it is as documented', () => {
    expect(problemOf(answer({}))).toBeNull();
    const body = { type: 'about:blank', title: 'Not found', status: 404, code: 'unknown_run', detail: '.' };
    expect(problemOf(answer({ status: 404, contentType: 'application/problem+json', body }))).toBeNull();
    const stream = { path: '/v1/runs/{runId}/events', contentType: 'text/event-stream', body: undefined };
    expect(problemOf(answer(stream))).toBeNull();
    expect(problemOf(answer({ ...stream, status: 204, contentType: null }))).toBeNull();
  });

  it.each<[string, Partial<Answer>, RegExp]>([
    ['a field of another kind', { body: { ...RUN, status: 'half' } }, /status must be equal/],
    ['a field too many', { body: { ...RUN, words: 'x' } }, /additional properties/],
    ['a field too few', { body: { runId: 'r1' } }, /required property/],
    ['an instant without its form', { body: { ...RUN, startedAt: 'yesterday' } }, /startedAt/],
    ['a status that is not documented', { status: 418 }, /418 is not in the document/],
    ['a body of another media type', { contentType: 'text/html' }, /comes as text\/html/],
    ['a body where there is none', { path: '/v1/runs/{runId}/events', status: 204 }, /has a body/],
    ['a path that is not documented', { path: '/v1/secrets' }, /not in the document/],
    ['a method that is not documented', { method: 'DELETE' }, /not in the document/],
  ])('and %s is noticed', (_what, changes, problem) => {
    expect(problemOf(answer(changes))).toMatch(problem);
  });
});
