/** A point in time in the reader's own zone; the exact instant is in the tooltip. */
export function Moment({ at }: { readonly at: string }) {
  const shown = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
  return (
    <time dateTime={at} title={at}>
      {shown}
    </time>
  );
}
