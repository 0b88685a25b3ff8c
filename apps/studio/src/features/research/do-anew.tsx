import type { ResearchResource } from '@palimpsest/sdk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { WriterChoice } from '../../ui/writer-choice.tsx';
import { lacksModel, writerOf } from './asked.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const { further } = text;

/** The same question anew from one of the phases on. */
export function DoAnew({
  run,
  onBegun,
}: {
  readonly run: ResearchResource;
  readonly onBegun: (runId: string) => Promise<void>;
}) {
  const [from, setFrom] = useState(5);
  const [reason, setReason] = useState('');
  const [writer, setWriter] = useState({ renderer: '', model: '' });
  const fork = useMutation({
    mutationFn: () =>
      api().research.fork(run.runId, {
        from,
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
        ...writerOf(writer),
      }),
    onSuccess: (started) => onBegun(started.run.runId),
  });
  return (
    <form
      className="card"
      aria-labelledby="research-do-anew"
      onSubmit={(event) => {
        event.preventDefault();
        fork.mutate();
      }}
    >
      <h2 id="research-do-anew">{further.forkTitle}</h2>
      <p className="soft">{further.forkLead}</p>
      <Field label={further.from}>
        {(attributes) => (
          <select {...attributes} value={from} onChange={({ target }) => setFrom(Number(target.value))}>
            {codes.phases.map(([words, name], at) => (
              <option key={name} value={at + 1}>
                {at + 1}. {words}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={further.reason}>
        {(attributes) => (
          <input
            {...attributes}
            value={reason}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <WriterChoice
        words={text.options}
        value={writer}
        onChange={({ renderer, model }) =>
          setWriter((before) => ({ renderer: renderer ?? before.renderer, model: model ?? before.model }))
        }
      />
      {fork.isError ? <Problem error={fork.error} /> : null}
      <Button type="submit" busy={fork.isPending} disabled={lacksModel(writer)}>
        {further.fork}
      </Button>
    </form>
  );
}
