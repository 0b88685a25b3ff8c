import { Field } from '../../ui/field.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import type { Version } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

/** Which two versions are compared, and how. All of it stands in the address. */
export function CompareChoices({
  versions,
  from,
  to,
}: {
  readonly versions: readonly Version[];
  readonly from: number;
  readonly to: number;
}) {
  const { chosen, choose } = useChoices();
  const numbers = Object.fromEntries(
    versions.map(({ version, kind }) => [
      String(version),
      text.compare.version(version, codes.kinds[kind] ?? kind),
    ]),
  );
  return (
    <div className="row compare-choices">
      <Choice
        label={text.compare.from}
        value={String(from)}
        options={numbers}
        onChange={(value) => choose({ from: value, to: String(to), back: undefined })}
      />
      <Choice
        label={text.compare.to}
        value={String(to)}
        options={numbers}
        onChange={(value) => choose({ from: String(from), to: value, back: undefined })}
      />
      <Choice
        label={text.compare.show}
        value={chosen.show === 'all' ? 'all' : 'changed'}
        options={text.compare.shows}
        onChange={(value) => choose({ show: value === 'all' ? value : undefined })}
      />
      <Choice
        label={text.compare.words.title}
        value={chosen.words === 'beside' ? 'beside' : 'marked'}
        options={{ marked: text.compare.words.marked, beside: text.compare.words.beside }}
        onChange={(value) => choose({ words: value === 'beside' ? value : undefined })}
      />
    </div>
  );
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}) {
  return (
    <Field label={label}>
      {(attributes) => (
        <select {...attributes} value={value} onChange={({ target }) => onChange(target.value)}>
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
