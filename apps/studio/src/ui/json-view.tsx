import type { RunEventResource } from '@palimpsest/sdk';
import { useState } from 'react';
import { Button } from './button.tsx';
import { text } from './text.ts';
import './json-view.css';

type Json = RunEventResource['payload'][string];

/** Longer lists are folded. */
const SHOWN = 12;
const SHORT = 24;

/** Plain data as a reader's list: names and values, nested by indentation, never as markup. */
export function JsonView({ value }: { readonly value: Json }) {
  if (value === null) return <span className="soft">{text.data.none}</span>;
  if (typeof value === 'boolean') return value ? text.data.yes : text.data.no;
  if (typeof value === 'string')
    return value === '' ? <span className="soft">{text.data.empty}</span> : value;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return <Items items={value} />;
  const entries = Object.entries(value);
  if (entries.length === 0) return <span className="soft">{text.data.none}</span>;
  return (
    <dl className="json">
      {entries.map(([name, inner]) => (
        <div key={name}>
          <dt>{nameWords(name)}</dt>
          <dd>
            <JsonView value={inner as Json} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Items({ items }: { readonly items: readonly Json[] }) {
  const [all, setAll] = useState(false);
  if (items.length === 0) return <span className="soft">{text.data.none}</span>;
  if (items.length <= SHOWN && items.every(isShort)) return items.join(', ');
  const shown = all ? items : items.slice(0, SHOWN);
  return (
    <>
      <ul className="json">
        {shown.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is on record never changes its order
          <li key={at}>
            <JsonView value={item} />
          </li>
        ))}
      </ul>
      {shown.length === items.length ? null : (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {text.data.all(items.length)}
        </Button>
      )}
    </>
  );
}

/** Numbers and single words stand in one line. */
function isShort(item: Json): boolean {
  return item !== null && typeof item !== 'object' && String(item).length <= SHORT;
}

/** `childAeoTotal` and `child_aeo_total` are both "child aeo total"; a code such as `C1` stays as it is. */
export function nameWords(name: string): string {
  if (/^[A-Z][A-Z0-9]{0,3}$/.test(name)) return name;
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
}
