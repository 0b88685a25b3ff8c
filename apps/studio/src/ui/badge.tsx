import type { ReactNode } from 'react';

/** Never colour alone: the words say it, the colour helps. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: 'neutral' | 'good' | 'warn' | 'bad' | 'busy';
  readonly children: ReactNode;
}) {
  return <span className={`badge ${tone}`}>{children}</span>;
}
