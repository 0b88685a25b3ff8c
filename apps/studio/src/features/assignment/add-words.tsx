import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { text } from './text.ts';

/** A form of one field: a note, or an order. */
export function AddWords({
  name,
  label,
  first = '',
  save,
  check,
  onAdd,
  onCancel,
}: {
  /** What the form is for. */
  readonly name: string;
  readonly label: string;
  readonly first?: string;
  readonly save: string;
  /** What is wrong with it, or null. */
  readonly check: (words: string) => string | null;
  readonly onAdd: (words: string) => void;
  readonly onCancel: () => void;
}) {
  const [words, setWords] = useState(first);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = check(words);
    setError(wrong);
    if (wrong === null) onAdd(words.trim());
  };
  return (
    <form className="add-form" onSubmit={submit} aria-label={name}>
      <Field label={label} error={error}>
        {(attributes) => (
          <textarea
            {...attributes}
            // biome-ignore lint/a11y/noAutofocus: it opens because somebody wants to write here
            autoFocus
            className="short"
            maxLength={4_000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <div className="actions">
        <Button type="submit">{save}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {text.add.cancel}
        </Button>
      </div>
    </form>
  );
}
