import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { text } from './text.ts';
import './virtual-rows.css';

/**
 * A list of any length: only the rows in sight are in the page. Further ones are fetched when the end comes into sight,
 * or by the button below. Rows may have any height and may change it.
 */
export function VirtualRows<Item>({
  label,
  items,
  keyOf,
  estimate,
  more,
  children,
}: {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** About how high a row is, in pixels. */
  readonly estimate: number;
  readonly more?: { readonly busy: boolean; readonly fetch: () => unknown } | undefined;
  readonly children: (item: Item) => ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimate,
    overscan: 6,
    getItemKey: (at) => keyOf(items[at] as Item),
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const scrolled = (rows.scrollOffset ?? 0) > 0;
  const wanted = more !== undefined && !more.busy && scrolled && last >= items.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time the end comes into sight
  useEffect(() => {
    if (wanted) more.fetch();
  }, [wanted]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section ref={box} className="virtual-rows" aria-label={label} tabIndex={0}>
        <ul style={{ blockSize: `${rows.getTotalSize()}px` }}>
          {shown.map(({ index, key, start }) => (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              data-last={index === items.length - 1 ? '' : undefined}
              aria-setsize={more === undefined ? items.length : -1}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {children(items[index] as Item)}
            </li>
          ))}
        </ul>
      </section>
      {more === undefined ? null : (
        <div className="virtual-more">
          <Button busy={more.busy} onClick={() => more.fetch()}>
            {text.more}
          </Button>
        </div>
      )}
    </>
  );
}
