import { type ReactNode, useEffect } from 'react';

/** The heading of a view, what it is about in a sentence, and what can be done here. */
export function PageHead({
  title,
  lead,
  actions,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Palimpsest`;
  }, [title]);
  return (
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {lead === undefined ? null : <p className="lead">{lead}</p>}
      </div>
      {actions === undefined ? null : <div className="actions">{actions}</div>}
    </div>
  );
}
