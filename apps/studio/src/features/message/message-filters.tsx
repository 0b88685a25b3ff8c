import { useId } from 'react';
import { Field } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { Choose } from '../../ui/use-choices.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

/** Which messages are listed; the choice stands in the address. */
export function MessageFilters({
  status,
  home,
  homeWrong,
  choose,
}: {
  readonly status: string;
  readonly home: string;
  readonly homeWrong: boolean;
  readonly choose: Choose;
}) {
  const note = useId();
  return (
    <search className="row message-filters" aria-label={text.list.filters} aria-describedby={note}>
      <Field label={text.list.status}>
        {(attributes) => (
          <select
            {...attributes}
            value={status}
            onChange={({ target }) => choose({ status: target.value || undefined })}
          >
            <option value="">{text.list.anyStatus}</option>
            {Object.entries(codes.status).map(([code, words]) => (
              <option key={code} value={code}>
                {words}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SearchField
        label={text.list.home}
        placeholder=""
        value={home}
        onSearch={(words) => choose({ home: words || undefined })}
      />
      <span id={note} role="status" className="message-note">
        {homeWrong ? text.list.homeWrong : ''}
      </span>
    </search>
  );
}
