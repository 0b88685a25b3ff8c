import type { FeedbackAction } from '@palimpsest/contracts';

/** One feedback item on one problem, and how to see that the asked change was made. */
export interface Case {
  readonly problem: string;
  readonly feedback: {
    readonly category: string;
    readonly recommendation: string;
    readonly action?: FeedbackAction;
  };
  readonly gradeBand?: string;
  readonly subject?: string;
  /** The whole text after. */
  readonly expected?: string;
  /** Words the text has after, and words it has no more. */
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
  /** No honest rule could do it: the text stays and a reason is given. */
  readonly cannot?: true;
}

export const more = { type: 'scaffold', direction: 'increase' } as const;
export const less = { type: 'scaffold', direction: 'decrease' } as const;
export const replace = { type: 'replace' } as const;
