import type { Choose } from '../../ui/use-choices.ts';
import { useTyped } from '../../ui/use-typed.ts';
import type { ClaimFilter } from './claims.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

export function ClaimFilters({
  filter,
  onChange,
}: {
  readonly filter: ClaimFilter;
  readonly onChange: Choose;
}) {
  const [find, type] = useTyped(filter.find, (words) => onChange({ find: words || undefined }));
  const choice = (name: 'status' | 'weight', label: string, all: readonly (readonly [string, string])[]) => (
    <label>
      {label}{' '}
      <select value={filter[name]} onChange={({ target }) => onChange({ [name]: target.value || undefined })}>
        <option value="">{text.claims.all}</option>
        {all.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <search className="row research-filters" aria-label={text.list.filters}>
      {choice(
        'status',
        text.claims.status,
        Object.entries(codes.status).map(([code, [, words]]) => [code, words]),
      )}
      {choice('weight', text.claims.weight, Object.entries(codes.weight))}
      <label>
        {text.claims.find} <input type="search" value={find} onChange={({ target }) => type(target.value)} />
      </label>
    </search>
  );
}
