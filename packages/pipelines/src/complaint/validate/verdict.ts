import type { Span } from '@palimpsest/contracts';

/** What is wrong with a rewritten text, and where: the span points into it. Never quotes it. */
export interface ComplaintVerdict {
  readonly rule: string;
  readonly severity: 'hard' | 'soft';
  readonly span: Span | null;
}
