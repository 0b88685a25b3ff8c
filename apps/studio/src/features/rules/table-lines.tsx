import type { WordTable, WordTableRow } from '@palimpsest/sdk';
import { useEffect } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { VirtualRows } from '../../ui/virtual-rows.tsx';
import { text } from './text.ts';
import { useLines } from './use-rule-sets.ts';
import { Weights } from './weights.tsx';

/** Short words of a short list stand side by side; everything else has a line of its own. */
const FEW = 200;
const SHORT = 60;

/** The lines of a list, fetched page by page; however many there are, only those in sight are in the page. */
export function TableLines({
  ruleSet,
  table: { id, name, kind },
  find,
}: {
  readonly ruleSet: string;
  readonly table: WordTable;
  readonly find: string;
}) {
  const lines = useLines(ruleSet, id, find.trim());
  const rows = lines.data?.pages.flatMap(({ items }) => items) ?? [];
  const none = lines.isSuccess && rows.length === 0;
  const found =
    find.trim() === '' || !lines.isSuccess ? null : text.lists.found(rows.length, lines.hasNextPage);
  useEffect(() => {
    if (found !== null) announce(found);
  }, [found]);
  if (lines.isPending) return <Loading />;
  if (lines.isError) return <Problem error={lines.error} retry={() => lines.refetch()} />;
  if (none) return <p>{text.lists.none(find)}</p>;
  if (isShort(rows, kind) && !lines.hasNextPage) return <Chips rows={rows} />;
  return (
    <>
      {found === null ? null : <p className="soft">{found}</p>}
      <VirtualRows
        label={text.lists.linesOf(name)}
        items={rows.map((row, at) => ({ row, at }))}
        keyOf={({ at }) => String(at)}
        estimate={kind === 'words' ? 34 : 60}
        more={
          lines.hasNextPage
            ? { busy: lines.isFetchingNextPage, fetch: () => lines.fetchNextPage() }
            : undefined
        }
      >
        {({ row }) => (
          <div className="word-line">
            <span className="word-entry">{row.entry}</span>
            <Weights weights={row.weights} />
          </div>
        )}
      </VirtualRows>
    </>
  );
}

function Chips({ rows }: { readonly rows: readonly WordTableRow[] }) {
  return (
    <ul className="word-chips">
      {rows.map(({ entry }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a frozen list never changes its order
        <li key={at}>{entry}</li>
      ))}
    </ul>
  );
}

function isShort(rows: readonly WordTableRow[], kind: WordTable['kind']): boolean {
  return kind === 'words' && rows.length <= FEW && rows.every(({ entry }) => entry.length <= SHORT);
}
