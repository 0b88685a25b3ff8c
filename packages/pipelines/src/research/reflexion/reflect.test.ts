import { RUBRIC_DIMENSIONS } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { CAUSES, reflectionText, reflectOn } from './reflect.ts';

const issue = (dimension: (typeof RUBRIC_DIMENSIONS)[number], location: string) => ({
  dimension,
  description: 'Something is wrong.',
  severity: 'HIGH' as const,
  location,
});

describe('reflection', () => {
  it('has the form of the specification', () => {
    const [reflection] = reflectOn([issue('coherence', 'section 1')]);
    expect(reflectionText(reflection as never)).toMatch(
      /^## Reflection on .+\n\n\*\*What went wrong\*\*: .+\n\*\*Why it happened\*\*: .+\n\*\*How to fix\*\*: .+\n\*\*How to prevent\*\*: .+$/,
    );
  });

  it('reflects once on issues of one kind, and names all places', () => {
    const reflections = reflectOn([issue('coherence', 'one'), issue('coherence', 'two')]);
    expect(reflections).toHaveLength(1);
    expect(reflections[0]?.what_went_wrong).toBe('Something is wrong. (one, two)');
  });

  it('reflects on each kind by itself, with the cause of its own dimension', () => {
    const reflections = reflectOn([
      issue('coherence', 'one'),
      issue('limitations', 'one'),
      issue('coherence', 'one'),
    ]);
    expect(reflections.map(({ issue: what }) => what)).toEqual([
      'coherence: Something is wrong.',
      'limitations: Something is wrong.',
    ]);
    expect(reflections[0]?.what_went_wrong).toBe('Something is wrong. (one)');
    expect(reflections[1]).toMatchObject(CAUSES.limitations);
    expect(reflectOn([])).toEqual([]);
  });

  it('knows a cause and a fix for every dimension', () => {
    for (const dimension of RUBRIC_DIMENSIONS) {
      const [reflection] = reflectOn([issue(dimension, 'here')]);
      expect(Object.values(reflection ?? {}).every((words) => words.length > 0)).toBe(true);
    }
  });
});
