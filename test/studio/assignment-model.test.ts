import { describe, expect, it } from 'vitest';
import { request } from './assignment-requests.ts';

interface Asked {
  readonly problems: readonly object[];
  readonly selectedFeedback: readonly { readonly feedbackId: string }[];
  readonly teacherNotes: readonly { readonly noteId: string }[];
}
interface Draft {
  readonly selected: readonly string[];
  readonly used: readonly string[];
}

/** The studio is another project of the compiler: its files are loaded, not imported. */
const load = (name: string) =>
  import(new URL(`../../apps/studio/src/features/assignment/${name}`, import.meta.url).href);
const {
  chosenItems,
  draftOf,
  freeId,
  requestOf,
}: {
  chosenItems(draft: Draft, problems: readonly object[]): Asked['selectedFeedback'];
  draftOf(asked: Asked, select: boolean): Draft;
  freeId(prefix: string, taken: readonly string[]): string;
  requestOf(base: object, draft: Draft): Asked;
} = await load('model.ts');
const {
  readRequest,
}: { readRequest(words: string): { readonly request: Asked | null; readonly problem: string } } =
  await load('read-request.ts');
const {
  marksOf,
}: { marksOf(problemId: string, context: object): { readonly value: string; readonly strong: boolean }[] } =
  await load('signals.ts');

function read(value: unknown) {
  const { request: asked, problem } = readRequest(JSON.stringify(value));
  if (asked === null) throw new Error(problem);
  return asked;
}

describe('a pasted request', () => {
  it('is read in either spelling, and keeps what it does not know', () => {
    const asked = read({ ...request('d'), Problems: undefined, scoringRules: { Content: 1 } });
    expect(asked.problems[0]).toEqual({
      problemId: 'p_1',
      content: 'Utilize the table to find the sum of 3 and 4.',
      bloomLevel: 'Apply',
      linguisticComplexity: 0.5,
      estimatedTimeMinutes: 3,
      points: 5,
    });
    expect(asked.problems[2]).toMatchObject({ CorrectAnswer: '9 cm' });
    expect(asked).toMatchObject({ scoringRules: { Content: 1 } });
  });

  it('numbers items and notes without an id by their place, as the server does', () => {
    const asked = read(
      request('d', {
        selectedFeedback: [{ category: 'clarity', affectedProblems: ['p_1'], recommendation: 'Shorter.' }],
        teacherNotes: [{ noteId: 'mine', note: 'One' }, { note: 'Two' }],
      }),
    );
    expect(asked.selectedFeedback.map(({ feedbackId }) => feedbackId)).toEqual(['fb_001']);
    expect(asked.teacherNotes.map(({ noteId }) => noteId)).toEqual(['mine', 'tn_002']);
  });

  it.each([
    ['no document', { documentId: 1 }, 'documentId'],
    ['no version', { version: '1' }, 'version'],
    ['no problems', { problems: [] }, 'problems'],
    ['problems without words', { problems: [{ problemId: 'p' }] }, 'problems'],
    ['feedback that is no list', { selectedFeedback: {} }, 'selectedFeedback'],
    ['notes without words', { teacherNotes: [{}] }, 'teacherNotes'],
    ['a summary that is a list', { simulationSummary: [] }, 'simulationSummary'],
  ])('with %s names the field', (_, changes, field) => {
    const { problem } = readRequest(JSON.stringify(request('d', changes)));
    expect(problem).toContain(`“${field}”`);
  });

  it.each(['', '{', 'null', '[]', '"x"', '3'])('that is only %s is refused', (words) => {
    expect(readRequest(words).problem).not.toBeNull();
  });
});

describe('the request for a rewrite', () => {
  const asked = read(request('d'));

  it('has all problems, and only the feedback and notes that are selected', () => {
    const draft = { ...draftOf(asked, true), selected: ['fb_plain'], used: ['tn_all'] };
    const made = requestOf(asked, draft);
    expect(made.problems).toHaveLength(4);
    expect(made.selectedFeedback.map(({ feedbackId }) => feedbackId)).toEqual(['fb_plain']);
    expect(made.teacherNotes.map(({ noteId }) => noteId)).toEqual(['tn_all']);
  });

  it('leaves out what names a problem that is no longer there', () => {
    const problems = asked.problems.slice(0, 2);
    const draft = draftOf(asked, true);
    expect(chosenItems(draft, problems).map(({ feedbackId }) => feedbackId)).toEqual(['fb_vain']);
    expect(requestOf({ ...asked, problems: problems.slice(1) }, draft).teacherNotes).toHaveLength(1);
  });

  it('gives a new item an id that is free', () => {
    expect(freeId('fb', [])).toBe('fb_1');
    expect(freeId('fb', ['fb_2', 'x'])).toBe('fb_3');
    expect(freeId('fb', ['fb_2'])).toBe('fb_3');
  });
});

describe('marks of the simulation', () => {
  it('read shares and percentages alike, and stand out where they should', () => {
    const context = {
      clusterReport: {},
      simulationSummary: { perProblem: [{ problemId: 'p', confusion: 70, successRate: 0.8 }] },
      generationContext: {},
    };
    expect(marksOf('p', context).map(({ value, strong }) => [value, strong])).toEqual([
      ['70 %', true],
      ['80 %', false],
    ]);
    expect(marksOf('q', context)).toEqual([]);
  });
});
