import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { text } from './text.ts';

/** More of a long list is shown when somebody asks for it. */
const SHOWN = 60;

export interface NamedList {
  readonly name: string;
  readonly entries: readonly string[];
}

export function WordList({ list: { name, entries } }: { readonly list: NamedList }) {
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, SHOWN);
  return (
    <section className="word-list card" aria-label={name}>
      <h3>
        {name} <small className="soft">{text.entries(entries.length)}</small>
      </h3>
      <ul>
        {shown.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a frozen list never changes its order
          <li key={at}>{entry}</li>
        ))}
      </ul>
      {shown.length === entries.length ? null : (
        <Button onClick={() => setAll(true)}>{text.showAll(entries.length)}</Button>
      )}
    </section>
  );
}
