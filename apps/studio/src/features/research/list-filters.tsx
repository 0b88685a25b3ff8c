import { Field } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { Choose } from '../../ui/use-choices.ts';
import { useTyped } from '../../ui/use-typed.ts';
import { text } from './text.ts';

export function ListFilters({
  state,
  project,
  search,
  onChange,
}: {
  readonly search: string;
  readonly state: string;
  readonly project: string;
  readonly onChange: Choose;
}) {
  const [typed, type] = useTyped(project, (words) => onChange({ project: words || undefined }));
  return (
    <search className="row research-filters" aria-label={text.list.filters}>
      <SearchField
        label={text.list.search}
        placeholder={text.list.searchHelp}
        value={search}
        onSearch={(words) => onChange({ search: words || undefined })}
      />
      <Field label={text.list.state}>
        {(attributes) => (
          <select
            {...attributes}
            value={state}
            onChange={({ target }) => onChange({ state: target.value || undefined })}
          >
            {Object.entries(text.list.states).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text.list.project}>
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            value={typed}
            title={text.list.projectHelp}
            onChange={({ target }) => type(target.value.trim())}
          />
        )}
      </Field>
    </search>
  );
}
