import { type ReactNode, useId } from 'react';

interface FieldAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** A label, what helps to fill it in, and what is wrong with it, all tied to the control for those who do not see them. */
export function Field({
  label,
  help,
  error = null,
  children,
}: {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | null;
  readonly children: (attributes: FieldAttributes) => ReactNode;
}) {
  const id = useId();
  const described = [help === undefined ? null : `${id}-help`, error === null ? null : `${id}-error`]
    .filter((each) => each !== null)
    .join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {help === undefined ? null : (
        <div className="help" id={`${id}-help`}>
          {help}
        </div>
      )}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === null ? undefined : true,
      })}
      {error === null ? null : (
        <div className="error" id={`${id}-error`}>
          {error}
        </div>
      )}
    </div>
  );
}
