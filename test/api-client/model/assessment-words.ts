/** The assignment of the test, as a teacher keeps it. */
export const ASSIGNMENT = `1. A train leaves Chicago at 60 mph. It travels for 3 hours. How far does it go?

2. A second train leaves at noon and travels 150 miles in 3 hours. What is its speed?
`;

export const FEEDBACK = "The problem is ambiguous about direction. Add 'eastbound'.";

/** What the model makes of the first problem. */
export const CLEARER =
  'A train leaves Chicago eastbound at 60 mph. It travels for 3 hours. How far does it go?';

/** The new text of the problem that the prompt holds. Null where this is no such prompt. */
export function rewrittenProblem(prompt: string): string | null {
  const text = /^BEGIN TEXT (\d+)\n([\s\S]*)\nEND TEXT \1$/m.exec(prompt)?.[2];
  return text?.replace('leaves Chicago at', 'leaves Chicago eastbound at') ?? null;
}
