import { describe, expect, it } from 'vitest';
import { definePipeline, type StepTools } from '../pipeline/pipeline.ts';
import { replayRun } from './replay.ts';
import { emptyRun, evolveRun } from './run-view.ts';
import { provisionalEvent, settleRun } from './settle.ts';

const AT = '2026-03-02T08:00:00.000Z';
const tools: StepTools = { runId: 'r', id: (name) => name };

/** Takes the only seat, or stands. */
const seat = definePipeline<{ seated: boolean; refused: boolean }>({
  id: 'seat',
  version: 'v1',
  initialState: { seated: false, refused: false },
  events: { 'seat-taken': 1, 'seat-refused': 1 },
  signals: ['seat-refused'],
  claims: { 'seat-taken': { constraint: 'one_seat', refused: 'seat-refused' } },
  evaluators: {},
  ruleSets: [],
  readModels: [],
  evolve: (state, { type }) => ({
    seated: state.seated || type === 'seat-taken',
    refused: state.refused || type === 'seat-refused',
  }),
  next({ seated, refused }) {
    if (!seated && !refused) return [{ kind: 'record', events: [{ type: 'seat-taken', payload: {} }] }];
    return [{ kind: 'finish', outcome: seated ? 'completed' : 'failed', result: null }];
  },
});

function started() {
  const payload = { pipeline: 'seat', pipelineVersion: 'v1', subject: 's', input: {}, budget: {} };
  const begun = provisionalEvent({ actor: 'me', draft: { type: 'run-started', payload } }, AT);
  return { begun, view: evolveRun(seat, emptyRun(seat, 'r'), begun) };
}

describe('an event that claims a place', () => {
  it('goes on record where nobody refuses it', () => {
    const { drafts } = settleRun(seat, started().view, tools, AT);
    expect(drafts.map(({ draft }) => draft.type)).toEqual(['seat-taken', 'run-finished']);
  });

  it('is replaced by its refusal where the place was taken, and the pipeline decides anew', () => {
    const { drafts } = settleRun(seat, started().view, tools, AT, new Set(['seat-taken']));
    expect(drafts.map(({ actor, draft }) => [actor, draft.type])).toEqual([
      ['ledger', 'seat-refused'],
      ['pipeline:seat/v1', 'run-finished'],
    ]);
    expect(drafts.at(-1)?.draft.payload.outcome).toBe('failed');
  });

  it('replays either way', () => {
    for (const taken of [new Set<string>(), new Set(['seat-taken'])]) {
      const { begun, view } = started();
      const { drafts } = settleRun(seat, view, tools, AT, taken);
      const events = [begun, ...drafts.map((each) => provisionalEvent(each, AT))];
      const placed = events.map((event, i) => ({ ...event, sequence: i + 1 }));
      expect(replayRun(seat, 'r', tools, placed).firstDifference).toBeNull();
    }
  });

  it('must be declared, with a signal that is one', () => {
    const claims = { 'seat-taken': { constraint: 'one_seat', refused: 'seat-lost' } };
    expect(() => definePipeline({ ...seat, claims })).toThrow(/does not declare/);
  });
});
