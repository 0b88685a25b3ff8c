import { Field } from '../../ui/field.tsx';
import { pipelineNames } from '../../ui/run-words.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { text } from './text.ts';
import type { Filters } from './use-filters.ts';

export function RunFilters({
  filters,
  change,
}: {
  readonly filters: Filters;
  readonly change: (changed: Partial<Filters>) => unknown;
}) {
  return (
    <search className="run-filters" aria-label={text.filters.label}>
      <SearchField
        label={text.filters.search}
        placeholder={text.filters.searchHelp}
        value={filters.search}
        onSearch={(search) => change({ search })}
      />
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
    </search>
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
