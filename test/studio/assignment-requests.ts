/** An assignment written by hand. */
export const markdown = `---
gradeBand: 3-5
---
# Fractions

Show your work.

## One half

Utilize the table to find the sum of 3 and 4.

Id: p_half
Bloom: Apply
Time: 3

## Two

Name two even numbers.
`;

/** A table of problems. */
export const csv = 'problemId,content,points\nc_1,"Add 3 and 4.",2\nc_2,"Name a prime number.",1\n';

/** A request with everything that a request can have; the built-in writer can carry it out. */
export function request(documentId: string, changes: object = {}) {
  return {
    documentId,
    version: 1,
    problems: [
      {
        ProblemId: 'p_1',
        Content: 'Utilize the table to find the sum of 3 and 4.',
        BloomLevel: 'Apply',
        LinguisticComplexity: 0.5,
        EstimatedTimeMinutes: 3,
        points: 5,
      },
      { ProblemId: 'p_2', Content: 'Name two even numbers.', BloomLevel: 'Remember' },
      { ProblemId: 'p_3', Content: 'Utilize a ruler to measure the line of 9 cm.', CorrectAnswer: '9 cm' },
      {
        ProblemId: 'p_4',
        Content: 'Which is heavier?\n\n| thing | mass |\n| --- | --- |\n| A | 5 g |\n| B | 7 g |',
      },
    ],
    selectedFeedback: [
      {
        feedbackId: 'fb_plain',
        category: 'clarity',
        affectedProblems: ['p_1', 'p_3'],
        recommendation: 'Replace "Utilize" with "Use".',
      },
      {
        feedbackId: 'fb_vain',
        category: 'tone',
        affectedProblems: ['p_2'],
        recommendation: 'Make it sing.',
      },
      {
        feedbackId: 'fb_drop',
        category: 'pacing',
        affectedProblems: ['p_4'],
        recommendation: 'There is no time left for it.',
        action: { type: 'remove' },
      },
    ],
    teacherNotes: [
      { noteId: 'tn_word', problemId: 'p_1', note: 'Students asked what “utilize” means.' },
      { noteId: 'tn_all', note: 'The lesson is short this week.' },
    ],
    clusterReport: {
      clusters: [{ label: 'tired at the end', problemIds: ['p_3'], signal: 'fatigue', severity: 'medium' }],
      bloomJumps: [{ fromProblemId: 'p_2', toProblemId: 'p_3' }],
    },
    simulationSummary: {
      confusionLevel: 0.3,
      fatigueLevel: 0.6,
      successRate: 0.63,
      perProblem: [{ problemId: 'p_1', confusion: 0.7, successRate: 0.4, timeMinutes: 5 }],
    },
    generationContext: { gradeBand: '3-5', subject: 'mathematics' },
    ...changes,
  };
}
