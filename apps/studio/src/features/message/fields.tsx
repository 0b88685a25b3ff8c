import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { useTyped } from '../../ui/use-typed.ts';
import { isId } from './names.ts';
import { text } from './text.ts';

/** One of a few; `first` stands for none of them. */
export function SelectField({
  label,
  help,
  value,
  first,
  options,
  onChange,
}: {
  readonly label: string;
  readonly help?: ReactNode;
  readonly value: string;
  readonly first?: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <Field label={label} {...(help === undefined ? {} : { help })}>
      {(attributes) => (
        <select {...attributes} value={value} onChange={({ target }) => onChange(target.value)}>
          {first === undefined ? null : <option value="">{first}</option>}
          {options.map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A line of words. */
export function LineField({
  label,
  help,
  error = null,
  value,
  list,
  onChange,
}: {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | null;
  readonly value: string;
  /** The id of a list of suggestions. */
  readonly list?: string;
  readonly onChange: (value: string) => void;
}) {
  const [typed, type] = useTyped(value, onChange);
  return (
    <Field label={label} error={error} {...(help === undefined ? {} : { help })}>
      {(attributes) => (
        <input
          {...attributes}
          list={list}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </Field>
  );
}

/** The id of a home or a person, as the host knows it. */
export function IdField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string | null) => void;
}) {
  return (
    <LineField
      label={label}
      error={value === '' || isId(value) ? null : text.compose.notAnId}
      value={value}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}
