import { useQuery } from '@tanstack/react-query';
import { api } from '../app/api.ts';
import { Field } from './field.tsx';

/** Who writes; an empty renderer is the built-in one. */
export interface Writer {
  readonly renderer: string;
  readonly model: string;
}

export interface WriterWords {
  readonly writer: string;
  readonly writerHelp?: string;
  readonly builtin: string;
  readonly model: string;
  readonly modelHelp?: string;
}

/** The built-in writer stands first under a name of its own; these others write nothing. */
const NOT_OFFERED = new Set(['builtin', 'none', 'null']);

/** The built-in writer, or one of those that were set up on the server, and its model. */
export function WriterChoice({
  words,
  value: { renderer, model },
  onChange,
}: {
  readonly words: WriterWords;
  readonly value: Writer;
  readonly onChange: (changed: Partial<Writer>) => void;
}) {
  const renderers = useQuery({
    queryKey: ['renderers'],
    queryFn: ({ signal }) => api().rules.renderers({ signal }),
    staleTime: 60_000,
  });
  const others = (renderers.data?.items ?? []).filter(({ id }) => !NOT_OFFERED.has(id));
  return (
    <>
      <Field label={words.writer} {...(words.writerHelp === undefined ? {} : { help: words.writerHelp })}>
        {(attributes) => (
          <select
            {...attributes}
            value={renderer}
            onChange={({ target }) => onChange({ renderer: target.value })}
          >
            <option value="">{words.builtin}</option>
            {others.map(({ id }) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </select>
        )}
      </Field>
      {renderer === '' ? null : (
        <Field label={words.model} {...(words.modelHelp === undefined ? {} : { help: words.modelHelp })}>
          {(attributes) => (
            <input
              {...attributes}
              value={model}
              onChange={({ target }) => onChange({ model: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
