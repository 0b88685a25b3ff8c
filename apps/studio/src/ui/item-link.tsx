import type { OverviewItem } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Leads to the view where a person can do something about it; else to its record. */
export function ItemLink({
  item: { run, itemId },
  children,
}: {
  readonly item: OverviewItem;
  readonly children: ReactNode;
}) {
  const [pipeline] = run.pipeline.split('/');
  if (itemId !== null && pipeline === 'blog')
    return (
      <Link to="/blogs/$blogId" params={{ blogId: itemId }}>
        {children}
      </Link>
    );
  if (itemId !== null && pipeline === 'assessment')
    return (
      <Link to="/assignments/$documentId" params={{ documentId: itemId }}>
        {children}
      </Link>
    );
  if (itemId !== null && pipeline === 'complaint')
    return (
      <Link to="/messages/$id" params={{ id: itemId }}>
        {children}
      </Link>
    );
  if (itemId !== null && pipeline === 'research')
    return (
      <Link to="/research/$runId" params={{ runId: itemId }}>
        {children}
      </Link>
    );
  return (
    <Link to="/audit/$runId" params={{ runId: run.runId }}>
      {children}
    </Link>
  );
}
