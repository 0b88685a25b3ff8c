import type { WordTable } from '@palimpsest/sdk';
import { useEffect, useRef } from 'react';
import { SearchField } from '../../ui/search-field.tsx';
import { TableLines } from './table-lines.tsx';
import { text } from './text.ts';

/** A shorter one is seen at a glance. */
const LONG = 60;

/** A word list or table of weights by its name; opened, its lines. */
export function WordTableView({
  ruleSet,
  table,
  about,
  open,
  find,
  onOpen,
  onFind,
}: {
  readonly ruleSet: string;
  readonly table: WordTable;
  /** What it is for; null where the one before it said the same. */
  readonly about: string | null;
  readonly open: boolean;
  /** The words searched for within it. */
  readonly find: string;
  readonly onOpen: (open: boolean) => void;
  readonly onFind: (words: string) => void;
}) {
  const { name, kind, size } = table;
  const box = useRef<HTMLElement>(null);
  // Who comes by a link to an open list is led to it.
  useEffect(() => {
    if (open) box.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <section ref={box} className="word-list">
      <h3>
        <button type="button" aria-expanded={open} onClick={() => onOpen(!open)}>
          {name} <small className="soft">{kind === 'words' ? text.entries(size) : text.weights(size)}</small>
        </button>
      </h3>
      {about === null ? null : <p className="soft">{about}</p>}
      {open && size > LONG ? (
        <SearchField
          label={text.lists.within(name)}
          placeholder={text.lists.withinHelp}
          value={find}
          onSearch={onFind}
        />
      ) : null}
      {open ? <TableLines ruleSet={ruleSet} table={table} find={find} /> : null}
    </section>
  );
}
