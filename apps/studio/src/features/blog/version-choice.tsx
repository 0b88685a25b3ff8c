import { Field } from '../../ui/field.tsx';
import type { Version } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

export function VersionChoice({
  label,
  versions,
  value,
  onChange,
}: {
  readonly label: string;
  readonly versions: readonly Version[];
  readonly value: Version;
  readonly onChange: (number: string) => void;
}) {
  return (
    <Field label={label}>
      {(attributes) => (
        <select {...attributes} value={value.versionNumber} onChange={({ target }) => onChange(target.value)}>
          {versions.map(({ versionNumber, origin }) => (
            <option key={versionNumber} value={versionNumber}>
              {text.compare.version(versionNumber, codes.origins[origin])}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
