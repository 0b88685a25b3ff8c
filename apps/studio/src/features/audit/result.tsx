import type { ReactNode } from 'react';

/** What came of a check: the words first, the details below. */
export function Result({
  good,
  title,
  children,
}: {
  readonly good: boolean;
  readonly title: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={`result ${good ? 'good' : 'bad'}`} role="status">
      <p>
        <span aria-hidden="true">{good ? '✓' : '✕'}</span> <strong>{title}</strong>
      </p>
      {children}
    </div>
  );
}
