import type { BlogSummary } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Moment } from '../../ui/moment.tsx';
import type { Thresholds } from './reads.ts';
import { ScorePair } from './score-pair.tsx';
import { text } from './text.ts';

/** Only rows in sight are in the page, so that thousands of posts stay smooth. */
export function BlogRows({
  blogs,
  thresholds,
}: {
  readonly blogs: readonly BlogSummary[];
  readonly thresholds: Thresholds | undefined;
}) {
  const box = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(box.current?.offsetTop ?? 0), []);
  const list = useWindowVirtualizer({
    count: blogs.length,
    estimateSize: () => 110,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (at) => blogs[at]?.blogId ?? at,
  });
  return (
    <ul
      ref={box}
      className="blog-rows"
      aria-label={text.list.label}
      style={{ blockSize: list.getTotalSize() }}
    >
      {list.getVirtualItems().map(({ index, start, key }) => {
        const blog = blogs[index];
        return blog === undefined ? null : (
          <li
            key={key}
            ref={list.measureElement}
            data-index={index}
            aria-setsize={blogs.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <Row blog={blog} thresholds={thresholds} />
          </li>
        );
      })}
    </ul>
  );
}

function Row({
  blog: { blogId, title, createdAt, versions, aeoTotal, aiLikenessTotal, openRun },
  thresholds,
}: {
  readonly blog: BlogSummary;
  readonly thresholds: Thresholds | undefined;
}) {
  return (
    <article className="card blog-row">
      <div>
        <h2>
          <Link to="/blogs/$blogId" params={{ blogId }}>
            {title ?? text.list.untitled}
          </Link>
        </h2>
        <p className="soft row">
          <Moment at={createdAt} />
          <span>{text.list.versions(versions)}</span>
          {openRun === null ? null : <Badge tone="busy">{text.list.open}</Badge>}
        </p>
      </div>
      {aeoTotal === null || aiLikenessTotal === null ? (
        <p className="soft">{text.list.unscored}</p>
      ) : (
        <ScorePair aeo={aeoTotal} likeness={aiLikenessTotal} thresholds={thresholds} />
      )}
    </article>
  );
}
