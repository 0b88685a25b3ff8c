import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Item } from './model.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const ACTIONS: Readonly<Record<string, Item['action']>> = {
  more: { type: 'scaffold', direction: 'increase' },
  less: { type: 'scaffold', direction: 'decrease' },
  replace: { type: 'replace' },
  remove: { type: 'remove' },
};

/** An item written here, for one problem or for several. */
export function AddFeedback({
  problemId,
  problemIds,
  onAdd,
  onCancel,
}: {
  readonly problemId: string;
  readonly problemIds: readonly string[];
  readonly onAdd: (item: Omit<Item, 'feedbackId'>) => void;
  readonly onCancel: () => void;
}) {
  const [category, setCategory] = useState<string>(codes.categories[0]);
  const [words, setWords] = useState('');
  const [action, setAction] = useState('');
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<string | null>(null);
  const kinds = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') return setError(text.add.empty);
    const asked = ACTIONS[action];
    onAdd({
      category: category.trim() || codes.categories[0],
      affectedProblems: [problemId, ...problemIds.filter((id) => others.has(id))],
      recommendation: words.trim(),
      ...(asked === undefined ? {} : { action: asked }),
    });
  };
  const further = problemIds.filter((id) => id !== problemId);
  return (
    <form className="add-form" onSubmit={submit} aria-label={text.work.addFeedbackTo(problemId)}>
      <Field label={text.add.recommendation} help={text.add.recommendationHelp} error={error}>
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
      <div className="row add-choices">
        <Field label={text.add.category}>
          {(attributes) => (
            <input
              {...attributes}
              list={kinds}
              maxLength={60}
              value={category}
              onChange={({ target }) => setCategory(target.value)}
            />
          )}
        </Field>
        <datalist id={kinds}>
          {codes.categories.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <Field label={text.add.action}>
          {(attributes) => (
            <select {...attributes} value={action} onChange={({ target }) => setAction(target.value)}>
              {Object.entries(codes.actions).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {further.length === 0 ? null : (
        <details>
          <summary>
            {text.add.others}
            {others.size === 0 ? '' : ` (${others.size})`}
          </summary>
          <ul className="other-problems">
            {further.map((id) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={others.has(id)}
                    onChange={({ target }) =>
                      setOthers(
                        new Set(target.checked ? [...others, id] : [...others].filter((each) => each !== id)),
                      )
                    }
                  />{' '}
                  {id}
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="actions">
        <Button type="submit">{text.add.save}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {text.add.cancel}
        </Button>
      </div>
    </form>
  );
}
