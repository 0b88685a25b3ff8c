import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Choose } from '../../ui/use-choices.ts';
import { EVENT_GROUPS } from './event-types.ts';
import { text } from './text.ts';

const { filters } = text;

export function EventFilters({
  run,
  chosen,
  choose,
}: {
  readonly run: string | null;
  readonly chosen: { readonly type: string; readonly order: string; readonly stream: string };
  readonly choose: Choose;
}) {
  return (
    <div className="event-filters">
      <Field label={filters.type}>
        {(attributes) => (
          <select
            {...attributes}
            value={chosen.type}
            onChange={({ target }) => choose({ type: target.value || undefined, event: undefined })}
          >
            <option value="">{filters.allTypes}</option>
            {EVENT_GROUPS.map(({ name, types }) => (
              <optgroup key={name} label={name}>
                {Object.entries(types).map(([type, words]) => (
                  <option key={type} value={type}>
                    {words}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      {run !== null ? null : (
        <Field label={filters.stream}>
          {(attributes) => (
            <select
              {...attributes}
              value={chosen.stream}
              onChange={({ target }) => choose({ stream: target.value || undefined, event: undefined })}
            >
              <option value="">{filters.allStreams}</option>
              <option value="tenant">{filters.tenant}</option>
              <option value="api-keys">{filters.keys}</option>
              {['', 'tenant', 'api-keys'].includes(chosen.stream) ? null : (
                <option value={chosen.stream}>{chosen.stream}</option>
              )}
            </select>
          )}
        </Field>
      )}
      <Field label={filters.order}>
        {(attributes) => (
          <select
            {...attributes}
            value={chosen.order}
            onChange={({ target }) => choose({ order: target.value })}
          >
            <option value="newest">{filters.newest}</option>
            <option value="oldest">{filters.oldest}</option>
          </select>
        )}
      </Field>
      {run === null ? <OpenRun /> : null}
    </div>
  );
}

/** Somebody has the id of a run from elsewhere: a log line, a mail. */
function OpenRun() {
  const [id, setId] = useState('');
  const navigate = useNavigate();
  const open = async (event: FormEvent) => {
    event.preventDefault();
    await navigate({ to: '/audit/$runId', params: { runId: id.trim() } });
  };
  return (
    <form className="open-run" aria-label={filters.openRun} onSubmit={open}>
      <Field label={filters.runId}>
        {(attributes) => <input {...attributes} value={id} onChange={({ target }) => setId(target.value)} />}
      </Field>
      <Button type="submit" disabled={id.trim() === ''}>
        {filters.open}
      </Button>
    </form>
  );
}
