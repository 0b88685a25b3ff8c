import type { ReactNode } from 'react';

/** Nothing is here yet: what this is for, and the first thing to do. */
export function EmptyState({
  title,
  detail,
  children,
}: {
  readonly title: string;
  readonly detail: string;
  readonly children?: ReactNode;
}) {
  return (
    <section className="empty">
      <h2>{title}</h2>
      <p>{detail}</p>
      {children === undefined ? null : <div className="actions">{children}</div>}
    </section>
  );
}
