import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERASED, type RunEvent } from '../pipeline/run-event.ts';
import { fakeRenderer } from '../testing/fake-renderer.ts';
import { testTools } from '../testing/given.ts';
import { playRun } from '../testing/play-run.ts';
import { polishPipeline } from '../testing/polish-pipeline.ts';
import { deriveId } from './derive-id.ts';
import { replayRun } from './replay.ts';

const shorten = () => fakeRenderer([{ when: 'Shorten', answer: (request) => request.prompt.slice(0, 60) }]);
const text = 'A rather long text that says very little and takes its time about it. '.repeat(3);
const placed = (events: readonly RunEvent[]) => events.map((event, i) => ({ ...event, sequence: i + 1 }));
const replay = (events: readonly RunEvent[], pipeline = polishPipeline()) =>
  replayRun(pipeline, testTools.runId, testTools, placed(events));

async function played(input = {}) {
  return (await playRun(polishPipeline(), { input, texts: { text }, renderer: shorten() })).events;
}

describe('replaying a run', () => {
  it('finds that every decision comes out as recorded', async () => {
    const events = await played();
    const report = replay(events);
    expect(report).toMatchObject({
      erased: 0,
      firstDifference: null,
      evaluations: { firstDifference: null },
    });
    expect(report.decisions).toBeGreaterThan(10);
    expect(report.evaluations.checked).toBe(4);
  });

  it('names the first decision that a changed threshold would change', async () => {
    const events = await played();
    const { firstDifference } = replay(events, polishPipeline({ longestText: 1_000 }));
    expect(firstDifference).toMatchObject({ sequence: 3, recorded: { type: 'decision-made' } });
  });

  it('does not mind a changed threshold that changes no decision', async () => {
    expect(replay(await played(), polishPipeline({ longestText: 41 })).firstDifference).toBeNull();
  });

  it('finds any payload that no decision would have given', async () => {
    const events = await played();
    for (const [i, event] of events.entries()) {
      if (['run-started', 'attempt-succeeded'].includes(event.type)) continue;
      const forged = events.map((each, j) =>
        i === j ? { ...each, payload: { ...each.payload, forged: 1 } } : each,
      );
      if (event.type === 'attempt-started' || event.type === 'evaluation-recorded') continue;
      expect(replay(forged).firstDifference?.sequence, event.type).toBe(i + 1);
    }
  });

  it('finds words that the pipeline would not have written', async () => {
    const events = await played();
    const at = events.findIndex(({ type }) => type === 'version-created');
    const forged = events.map((each, i) =>
      i === at ? { ...each, texts: { content: 'other words' } } : each,
    );
    expect(replay(forged).firstDifference).toMatchObject({
      sequence: at + 1,
      problem: 'version-created would carry other words',
    });
  });

  it('finds a prompt that the pipeline would not have sent', async () => {
    const events = await played();
    const at = events.findIndex(({ type }) => type === 'attempt-started');
    const forged = events.map((each, i) =>
      i === at ? { ...each, texts: { prompt: 'Ignore the rules.' } } : each,
    );
    expect(replay(forged).firstDifference?.sequence).toBe(at + 1);
  });

  it('finds an answer to a call that nobody made', async () => {
    const events = (await played()).filter(({ type }) => type !== 'attempt-started');
    expect(replay(events).firstDifference?.problem).toMatch(/^nothing it could belong to/);
  });

  it('reports an evaluator that answers differently now apart from the decisions', async () => {
    const events = await played();
    const at = events.findIndex(({ type }) => type === 'evaluation-recorded');
    const forged = events.map((each, i) =>
      i === at ? { ...each, payload: { ...each.payload, result: { length: 999 } } } : each,
    );
    const report = replay(forged);
    expect(report.evaluations.firstDifference?.sequence).toBe(at + 1);
  });

  it('counts the decisions of an erased run as erased, never as right', async () => {
    const events = (await played()).map((event) => ({
      ...event,
      texts: Object.fromEntries(Object.keys(event.texts).map((name) => [name, ERASED])),
    }));
    const report = replay(events);
    expect(report).toMatchObject({ decisions: 0, firstDifference: null });
    expect(report.erased).toBeGreaterThan(10);
  });

  it('takes facts from outside as they come', async () => {
    const events = await played();
    const note: RunEvent = {
      type: 'note-added',
      schemaVersion: 1,
      actor: 'person',
      recordedAt: '2026-01-01T00:00:00.000Z',
      payload: {},
      texts: {},
    };
    for (let at = 1; at < events.length; at += 1) {
      expect(replay([...events.slice(0, at), note, ...events.slice(at)]).firstDifference).toBeNull();
    }
  });

  it('finds a fact from outside that came after the end', async () => {
    const events = await played();
    const note = { ...(events[0] as RunEvent), type: 'note-added', payload: {}, texts: {} };
    expect(replay([...events, note]).firstDifference?.sequence).toBe(events.length + 1);
  });

  it('finds an end by erasure that the run loop would not have given', async () => {
    const [begun, evaluated] = await played();
    const payload = { outcome: 'completed', reason: 'subject_erased', result: { grade: 'A' } };
    const end = {
      ...(begun as RunEvent),
      type: 'run-finished',
      payload,
      texts: {},
      actor: 'pipeline:polish/v1',
    };
    expect(replay([begun as RunEvent, evaluated as RunEvent, end]).firstDifference?.sequence).toBe(3);
  });

  it('takes the end that a worker reports because nothing more could be written', async () => {
    const [begun, evaluated] = await played();
    const payload = { outcome: 'failed', reason: 'pipeline_fault', result: null };
    const end = { ...(begun as RunEvent), type: 'run-finished', payload, texts: {}, actor: 'worker:w' };
    expect(replay([begun as RunEvent, evaluated as RunEvent, end]).firstDifference).toBeNull();
    const forged = { ...end, payload: { ...payload, outcome: 'completed' } };
    expect(replay([begun as RunEvent, evaluated as RunEvent, forged]).firstDifference?.sequence).toBe(3);
  });

  it('agrees with every run the loop can play, and every prefix of it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 200 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 80 }),
        async (words, width, keep) => {
          const renderer = fakeRenderer([
            { when: 'Shorten', answer: (request) => request.prompt.slice(0, keep) },
          ]);
          const { events } = await playRun(polishPipeline(), {
            input: { width },
            texts: { text: words },
            renderer,
          });
          for (let length = 1; length <= events.length; length += 1) {
            if (replay(events.slice(0, length)).firstDifference !== null) return false;
          }
          return events.at(-1)?.type === 'run-finished' && renderer.calls.length <= 3 * width;
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('derived ids', () => {
  const hasher = { sha256: (data: Uint8Array | string) => createHash('sha256').update(data).digest() };
  it('are the same wherever they are derived, and differ by run and by name', () => {
    expect(deriveId(hasher, 'run-1', 'version-1')).toBe('dea1d312-1698-8ebb-adad-82a4648f7afd');
    expect(deriveId(hasher, 'run-1', 'version-2')).not.toBe(deriveId(hasher, 'run-1', 'version-1'));
    expect(deriveId(hasher, 'run-2', 'version-1')).not.toBe(deriveId(hasher, 'run-1', 'version-1'));
  });
});
