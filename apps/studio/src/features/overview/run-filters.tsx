import { useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { pipelineNames } from '../../ui/run-words.ts';
import { text } from './text.ts';
import type { Filters } from './use-filters.ts';

/** A word is searched for when the typing pauses, not at each letter. */
const PAUSE_MS = 250;

export function RunFilters({
  filters,
  change,
}: {
  readonly filters: Filters;
  readonly change: (changed: Partial<Filters>) => void;
}) {
  const [search, setSearch] = useState(filters.search);
  const typed = useRef(false);
  useEffect(() => {
    if (!typed.current) setSearch(filters.search);
  }, [filters.search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits for the next letter only
  useEffect(() => {
    if (!typed.current) return;
    const later = setTimeout(() => {
      typed.current = false;
      change({ search: search.trim() });
    }, PAUSE_MS);
    return () => clearTimeout(later);
  }, [search]);
  return (
    <form
      className="run-filters"
      role="search"
      aria-label={text.filters.label}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={text.filters.search}>
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            placeholder={text.filters.searchHelp}
            value={search}
            onChange={({ target }) => {
              typed.current = true;
              setSearch(target.value);
            }}
          />
        )}
      </Field>
      <Choice
        label={text.filters.kind}
        all={text.filters.allKinds}
        options={pipelineNames}
        value={filters.kind}
        choose={(kind) => change({ kind })}
      />
      <Choice
        label={text.filters.state}
        all={text.filters.allStates}
        options={text.filters.states}
        value={filters.state}
        choose={(state) => change({ state })}
      />
      <label className="run-check">
        <input
          type="checkbox"
          checked={filters.attention}
          onChange={({ target }) => change({ attention: target.checked })}
        />{' '}
        {text.filters.attention}
      </label>
    </form>
  );
}

function Choice({
  label,
  all,
  options,
  value,
  choose,
}: {
  readonly label: string;
  readonly all: string;
  readonly options: Readonly<Record<string, string>>;
  readonly value: string;
  readonly choose: (value: string) => void;
}) {
  return (
    <Field label={label}>
      {(attributes) => (
        <select {...attributes} value={value} onChange={({ target }) => choose(target.value)}>
          <option value="">{all}</option>
          {Object.entries(options).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
