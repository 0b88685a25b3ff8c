import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Leads to another place of the same view, and takes the keyboard along. */
export function AnchorLink({ anchor, children }: { readonly anchor: string; readonly children: ReactNode }) {
  return (
    <Link
      to="."
      search={((before: object) => before) as never}
      hash={anchor}
      replace
      resetScroll={false}
      hashScrollIntoView={false}
      activeProps={{}}
      onClick={() => {
        const place = document.getElementById(anchor);
        place?.focus({ preventScroll: true });
        place?.scrollIntoView({ block: 'center' });
      }}
    >
      {children}
    </Link>
  );
}
