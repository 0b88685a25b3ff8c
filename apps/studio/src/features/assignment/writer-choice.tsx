import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { Field } from '../../ui/field.tsx';
import { text } from './text.ts';

export interface Writer {
  readonly renderer: string;
  readonly model: string;
  /** Why a fresh answer is wanted. */
  readonly fresh: string;
}

export const USUAL: Writer = { renderer: '', model: '', fresh: '' };

/** Not those that only read or search: they write nothing. */
const NO_WRITERS = new Set(['builtin', 'corpus', 'web', 'searxng', 'tavily', 'brave', 'none', 'null']);

export function WriterChoice({
  value,
  onChange,
}: {
  readonly value: Writer;
  readonly onChange: (value: Writer) => void;
}) {
  const renderers = useQuery({ queryKey: ['renderers'], queryFn: () => api().rules.renderers() });
  const writers = (renderers.data?.items ?? []).filter(({ id }) => !NO_WRITERS.has(id));
  return (
    <details>
      <summary>{text.rewrite.more}</summary>
      <div className="columns">
        <Field label={text.rewrite.writer} help={text.rewrite.writerHelp}>
          {(attributes) => (
            <select
              {...attributes}
              value={value.renderer}
              onChange={({ target }) => onChange({ ...value, renderer: target.value })}
            >
              <option value="">{text.rewrite.builtin}</option>
              {writers.map(({ id }) => (
                <option key={id} value={id}>
                  {id}
                </option>
              ))}
            </select>
          )}
        </Field>
        {value.renderer === '' ? null : (
          <Field label={text.rewrite.model}>
            {(attributes) => (
              <input
                {...attributes}
                value={value.model}
                onChange={({ target }) => onChange({ ...value, model: target.value })}
              />
            )}
          </Field>
        )}
        <Field label={text.rewrite.fresh} help={text.rewrite.freshHelp}>
          {(attributes) => (
            <input
              {...attributes}
              maxLength={500}
              value={value.fresh}
              onChange={({ target }) => onChange({ ...value, fresh: target.value })}
            />
          )}
        </Field>
      </div>
    </details>
  );
}
