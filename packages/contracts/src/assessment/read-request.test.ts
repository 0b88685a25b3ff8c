import { describe, expect, it } from 'vitest';
import type { Json } from '../json.ts';
import { readRewriteRequest } from './read-request.ts';
import { ASSESSMENT_LIMITS } from './request.ts';

const problem = (more: Record<string, Json> = {}) => ({ problemId: 'p_1', content: 'Add 2 and 3.', ...more });
const item = (more: Record<string, Json> = {}) => ({
  feedbackId: 'fb_1',
  category: 'clarity',
  affectedProblems: ['p_1'],
  recommendation: "Add 'now'.",
  ...more,
});
const request = (more: Record<string, unknown> = {}) => ({
  documentId: 'doc_1',
  version: 1,
  problems: [problem()],
  selectedFeedback: [item()],
  ...more,
});

/** The example of the specification. */
const example = {
  documentId: 'doc_math_6b_v2',
  version: 2,
  problems: [
    {
      ProblemId: 'p_001',
      Content: 'A train leaves Chicago...',
      BloomLevel: 'Apply',
      LinguisticComplexity: 0.65,
      EstimatedTimeMinutes: 3.0,
    },
  ],
  selectedFeedback: [
    {
      feedbackId: 'fb_042',
      category: 'clarity',
      affectedProblems: ['p_001'],
      recommendation: "Problem is ambiguous about direction. Add 'eastbound'.",
    },
  ],
  teacherNotes: [{ problemId: 'p_001', note: 'Students asking about direction' }],
};

function accepted(value: unknown) {
  const read = readRewriteRequest(value);
  if (!read.ok) throw new Error(read.problem.detail);
  return read.request;
}

function refusal(value: unknown) {
  const read = readRewriteRequest(value);
  if (read.ok) throw new Error('The request was accepted.');
  return read.problem;
}

describe('a request in either spelling', () => {
  it('takes the example of the specification', () => {
    expect(accepted(example)).toEqual({
      documentId: 'doc_math_6b_v2',
      version: 2,
      problems: [
        {
          problemId: 'p_001',
          content: 'A train leaves Chicago...',
          bloomLevel: 'Apply',
          linguisticComplexity: 0.65,
          estimatedTimeMinutes: 3,
        },
      ],
      selectedFeedback: example.selectedFeedback,
      teacherNotes: [{ noteId: 'tn_001', problemId: 'p_001', note: 'Students asking about direction' }],
      clusterReport: {},
      simulationSummary: {},
      generationContext: {},
    });
  });

  it('gives the same inner form for both spellings', () => {
    const camel = request({ problems: [problem({ bloomLevel: 'Apply' })] });
    const pascal = request({
      problems: [{ ProblemId: 'p_1', Content: 'Add 2 and 3.', BloomLevel: 'Apply' }],
    });
    expect(accepted(pascal)).toEqual(accepted(camel));
  });

  it('keeps unknown metadata of a problem and of the document as they are', () => {
    const read = accepted(
      request({ problems: [problem({ Overlay: { hint: [1, null] } })], ScoringRules: { points: 3 } }),
    );
    expect(read.problems[0]).toMatchObject({ Overlay: { hint: [1, null] } });
    expect(read).toMatchObject({ ScoringRules: { points: 3 } });
  });

  it('numbers notes and items without an id by their place', () => {
    const { feedbackId: _none, ...nameless } = item();
    const read = accepted(
      request({
        selectedFeedback: [item({ feedbackId: 'mine' }), nameless],
        teacherNotes: [{ note: 'One' }, { noteId: 'n', note: 'Two' }, { note: 'Three' }],
      }),
    );
    expect(read.selectedFeedback.map(({ feedbackId }) => feedbackId)).toEqual(['mine', 'fb_002']);
    expect(read.teacherNotes.map(({ noteId }) => noteId)).toEqual(['tn_001', 'n', 'tn_003']);
  });

  it('counts absent and null context as empty', () => {
    const read = accepted(request({ teacherNotes: null, clusterReport: undefined, simulationSummary: null }));
    expect(read).toMatchObject({ teacherNotes: [], clusterReport: {}, simulationSummary: {} });
  });

  it('gives a copy that throws when anything of it is altered, and leaves the original alone', () => {
    const original = request();
    const before = JSON.stringify(original);
    const read = accepted(original) as unknown as { problems: { content: string }[] };
    expect(() => {
      (read.problems[0] as { content: string }).content = 'other';
    }).toThrow(TypeError);
    expect(() => read.problems.push({ content: 'more' })).toThrow(TypeError);
    expect(JSON.stringify(original)).toBe(before);
  });

  it('keeps a property called __proto__ an ordinary one', () => {
    const text =
      '{"documentId":"d","version":1,"problems":[{"problemId":"p","content":"c","__proto__":{"x":1}}],"selectedFeedback":[]}';
    const read = accepted(JSON.parse(text));
    expect(Object.hasOwn(read.problems[0] ?? {}, '__proto__')).toBe(true);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe('a request that is refused names the field', () => {
  const cases: [string, unknown, string, RegExp][] = [
    ['no request at all', null, 'request', /must be an object/],
    ['no document', request({ documentId: undefined }), 'documentId', /is missing/],
    ['a document id with spaces', request({ documentId: 'my test' }), 'documentId', /without spaces/],
    ['version 0', request({ version: 0 }), 'version', /must be 1 or more/],
    ['a fraction as version', request({ version: 1.5 }), 'version', /whole number/],
    ['text as version', request({ version: '2' }), 'version', /must be a number/],
    ['no problems', request({ problems: [] }), 'problems', /at least 1/],
    ['problems that are no list', request({ problems: 'p_1' }), 'problems', /must be a list/],
    [
      'an empty problem',
      request({ problems: [problem({ content: ' \n' })] }),
      'problems[0].content',
      /empty/,
    ],
    [
      'an empty problem in the other spelling',
      request({ problems: [{ ProblemId: 'p_1', Content: '' }] }),
      'problems[0].Content',
      /empty/,
    ],
    [
      'a problem without content',
      request({ problems: [{ ProblemId: 'p_1' }] }),
      'problems[0].content',
      /missing/,
    ],
    [
      'an id twice',
      request({ problems: [problem(), { ProblemId: 'p_1', Content: 'Other.' }] }),
      'problems[1].ProblemId',
      /same as that of problems\[0\]/,
    ],
    [
      'a spelling that is neither of the two',
      request({ problems: [{ problem_id: 'p_1', content: 'x' }] }),
      'problems[0].problem_id',
      /must be written problemId or ProblemId/,
    ],
    ['an upper-case name', request({ VERSION: 1 }), 'VERSION', /must be written version or Version/],
    [
      'a field in both spellings',
      request({ problems: [problem({ Content: 'twice' })] }),
      'problems[0].Content',
      /twice/,
    ],
    [
      'feedback without words',
      request({ selectedFeedback: [item({ recommendation: '  ' })] }),
      'selectedFeedback[0].recommendation',
      /must not be empty/,
    ],
    ['no feedback list', request({ selectedFeedback: undefined }), 'selectedFeedback', /is missing/],
    ['feedback that is no list', request({ selectedFeedback: 'all' }), 'selectedFeedback', /must be a list/],
    [
      'feedback for no problem',
      request({ selectedFeedback: [item({ affectedProblems: [] })] }),
      'selectedFeedback[0].affectedProblems',
      /must name a problem/,
    ],
    [
      'feedback ids that repeat',
      request({ selectedFeedback: [item(), item()] }),
      'selectedFeedback[1].feedbackId',
      /same/,
    ],
    [
      'a note whose place gives an id that is taken',
      request({ teacherNotes: [{ noteId: 'tn_002', note: 'a' }, { note: 'b' }] }),
      'teacherNotes[1].noteId',
      /same/,
    ],
    [
      'an unknown action',
      request({ selectedFeedback: [item({ action: { type: 'merge' } })] }),
      'selectedFeedback[0].action.type',
      /reorder, remove, replace or scaffold/,
    ],
    [
      'an action with more than it may have',
      request({ selectedFeedback: [item({ action: { type: 'remove', all: true } })] }),
      'selectedFeedback[0].action',
      /must not have all/,
    ],
    [
      'a scaffold without direction',
      request({ selectedFeedback: [item({ action: { type: 'scaffold' } })] }),
      'selectedFeedback[0].action.direction',
      /increase or decrease/,
    ],
    [
      'a share beyond 100%',
      request({ simulationSummary: { confusionLevel: 250 } }),
      'simulationSummary.confusionLevel',
      /100 or less/,
    ],
    ['a date', request({ due: new Date(0) }), 'due', /plain JSON/],
    [
      'a function',
      request({ problems: [{ ...problem(), render: () => '' }] }),
      'problems[0].render',
      /plain JSON/,
    ],
    ['U+0000', request({ problems: [problem({ content: 'a\0b' })] }), 'problems[0].content', /U\+0000/],
    [
      'half a character',
      request({ problems: [problem({ hint: '\ud800' })] }),
      'problems[0].hint',
      /surrogate/,
    ],
  ];
  it.each(cases)('%s', (_name, value, field, words) => {
    const told = refusal(value);
    expect(told).toMatchObject({ status: 400, code: 'request_invalid' });
    expect(told.errors[0]?.field).toBe(field);
    expect(told.errors[0]?.problem).toMatch(words);
    expect(told.detail).toContain(field);
  });

  it('a request of 10 MB names the text that is too long', () => {
    const told = refusal(request({ problems: [problem({ content: 'x'.repeat(10_000_000) })] }));
    expect(told.errors[0]).toMatchObject({ field: 'problems[0].content' });
    expect(told.errors[0]?.problem).toMatch(/too large/);
  });

  it('a request that is large in all names where it became too large', () => {
    const many = Array.from({ length: 300 }, (_, i) =>
      problem({ problemId: `p_${i}`, extra: 'x'.repeat(19_000) }),
    );
    expect(refusal(request({ problems: many })).errors[0]?.field).toMatch(/^problems\[\d+\]\.extra$/);
  });

  it('a text just over its own limit', () => {
    const content = 'x'.repeat(ASSESSMENT_LIMITS.content + 1);
    expect(refusal(request({ problems: [problem({ content })] })).detail).toMatch(
      /^problems\[0\]\.content must have at most/,
    );
  });

  it('a value that refers to itself', () => {
    const round: Record<string, unknown> = {};
    round.round = round;
    expect(refusal(request({ round })).errors[0]?.problem).toMatch(/nested/);
  });

  it('several at once, but no more than anybody reads', () => {
    const problems = Array.from({ length: 50 }, (_, i) => ({ problemId: `p_${i}`, content: '' }));
    expect(refusal(request({ problems })).errors).toHaveLength(20);
  });
});
