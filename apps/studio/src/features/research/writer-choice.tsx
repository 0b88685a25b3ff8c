import { Field } from '../../ui/field.tsx';
import type { Asked } from './asked.ts';
import { useRenderers } from './reads.ts';
import { text } from './text.ts';

/** Not those that only read or search: they write nothing. */
const NO_WRITERS = new Set(['builtin', 'corpus', 'web', 'searxng', 'tavily', 'brave', 'none', 'null']);

export function WriterChoice({
  asked: { renderer, model },
  onChange,
}: {
  readonly asked: Pick<Asked, 'renderer' | 'model'>;
  readonly onChange: (changed: Partial<Asked>) => void;
}) {
  const writers = (useRenderers().data?.items ?? []).filter(({ id }) => !NO_WRITERS.has(id));
  return (
    <div className="columns">
      <Field label={text.options.writer}>
        {(attributes) => (
          <select
            {...attributes}
            value={renderer}
            onChange={({ target }) => onChange({ renderer: target.value })}
          >
            <option value="">{text.options.builtin}</option>
            {writers.map(({ id }) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </select>
        )}
      </Field>
      {renderer === '' ? null : (
        <Field label={text.options.model}>
          {(attributes) => (
            <input
              {...attributes}
              value={model}
              onChange={({ target }) => onChange({ model: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
