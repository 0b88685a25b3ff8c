import { text } from './text.ts';

/** Said to those who do not see it, too. */
export function Loading({ what = text.loading }: { readonly what?: string }) {
  return (
    <p className="loading" role="status">
      <span className="spinner" aria-hidden="true" /> {what}
    </p>
  );
}
