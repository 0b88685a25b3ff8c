import type { EraseReport, EraseRequest } from '@palimpsest/sdk';
import { useMutation } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { api } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { text } from './text.ts';

const { erase } = text;

/** Names what cannot be undone and what cannot be reached, and asks for the subject to be typed. */
export function EraseDialog({
  request,
  close,
  done,
}: {
  readonly request: EraseRequest | null;
  readonly close: () => void;
  readonly done: (report: EraseReport) => void;
}) {
  return (
    <Dialog.Root open={request !== null} onOpenChange={(open) => (open ? undefined : close())}>
      <Dialog.Portal>
        {/* Radix’s own overlay writes a style into the page, which the content security policy refuses. */}
        <div className="erase-overlay" />
        <Dialog.Content className="erase-dialog">
          <Dialog.Title>{erase.confirm}</Dialog.Title>
          {request === null ? null : <Asked request={request} done={done} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Asked({
  request,
  done,
}: {
  readonly request: EraseRequest;
  readonly done: (report: EraseReport) => void;
}) {
  const [typed, setTyped] = useState('');
  const act = useMutation({ mutationFn: () => api().audit.erase(request), onSuccess: done });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === request.subject) act.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Dialog.Description>{erase.cannotUndo(request.subject)}</Dialog.Description>
      <p>{erase.outOfReach}</p>
      <ul>
        {erase.places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
      <Field label={erase.type(request.subject)}>
        {(attributes) => (
          <input
            {...attributes}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {act.isError ? <Problem error={act.error} /> : null}
      <div className="actions">
        <Button kind="danger" type="submit" busy={act.isPending} disabled={typed.trim() !== request.subject}>
          {erase.doIt}
        </Button>
        <Dialog.Close asChild>
          <Button>{erase.cancel}</Button>
        </Dialog.Close>
      </div>
    </form>
  );
}
