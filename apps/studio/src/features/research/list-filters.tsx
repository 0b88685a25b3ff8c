import { text } from './text.ts';

export function ListFilters({
  state,
  project,
  onChange,
}: {
  readonly state: string;
  readonly project: string;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
}) {
  return (
    <search className="row research-filters" aria-label={text.list.filters}>
      <label>
        {text.list.state}{' '}
        <select value={state} onChange={({ target }) => onChange({ state: target.value })}>
          {Object.entries(text.list.states).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.list.project}{' '}
        <input
          type="search"
          value={project}
          title={text.list.projectHelp}
          onChange={({ target }) => onChange({ project: target.value.trim() })}
        />
      </label>
    </search>
  );
}
