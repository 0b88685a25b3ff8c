import { describe, expect, it } from 'vitest';
import { polishPipeline } from '../testing/polish-pipeline.ts';
import { knowsEvent } from './known-events.ts';

describe('an event that the code can read', () => {
  const pipeline = { ...polishPipeline(), events: { 'note-added': 3 } };

  it('is one of its pipeline, up to the newest version it declares', () => {
    expect([1, 2, 3, 4].map((version) => knowsEvent(pipeline, 'note-added', version))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is one of every run, in the first version', () => {
    expect(knowsEvent(pipeline, 'run-started', 1)).toBe(true);
    expect(knowsEvent(pipeline, 'run-started', 2)).toBe(false);
  });

  it('is none that nobody declares', () => {
    expect(knowsEvent(pipeline, 'note-lost', 1)).toBe(false);
  });
});
