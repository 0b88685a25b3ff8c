import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { text } from './text.ts';

/** More of a long list is shown when somebody asks for it. */
const SHOWN = 200;

export interface NamedList {
  readonly name: string;
  readonly entries: readonly string[];
}

/** A list by its name; opened, its words. */
export function WordList({ list: { name, entries } }: { readonly list: NamedList }) {
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, SHOWN);
  return (
    <section className="word-list">
      <h3>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {name} <small className="soft">{text.entries(entries.length)}</small>
        </button>
      </h3>
      {open ? (
        <ul>
          {shown.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a frozen list never changes its order
            <li key={at}>{entry}</li>
          ))}
        </ul>
      ) : null}
      {!open || shown.length === entries.length ? null : (
        <Button onClick={() => setAll(true)}>{text.showAll(entries.length)}</Button>
      )}
    </section>
  );
}
