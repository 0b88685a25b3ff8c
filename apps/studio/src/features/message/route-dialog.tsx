import { Dialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { RouteRow } from './reads.ts';
import { rowProblems } from './route-draft.ts';
import { RouteMatchFields, RouteWriterFields } from './route-fields.tsx';
import { text } from './text.ts';

const words = text.routes;

/** One row of the table, to be changed or added. */
export function RouteDialog({
  row,
  taken,
  take,
  close,
}: {
  readonly row: RouteRow;
  /** The names of the other rows. */
  readonly taken: readonly string[];
  readonly take: (row: RouteRow) => void;
  readonly close: () => void;
}) {
  const [draft, setDraft] = useState(row);
  // Whoever opened it goes on from there.
  const [opener] = useState(() => document.activeElement);
  const problems = rowProblems(draft, taken);
  const fine = Object.keys(problems).length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fine) take(draft);
  };
  const change = (changed: Partial<RouteRow>) => setDraft({ ...draft, ...changed });
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : close())}>
      <Dialog.Portal>
        {/* Not Radix’s own overlay: it writes styles into the page, which the policy of the server refuses. */}
        <div className="message-overlay" />
        <Dialog.Content
          className="message-dialog wide"
          aria-modal="true"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
        >
          <Dialog.Title>{words.dialog}</Dialog.Title>
          <Dialog.Description>{words.dialogDetail}</Dialog.Description>
          <form onSubmit={submit}>
            <RouteMatchFields row={draft} problems={problems} change={change} />
            <RouteWriterFields row={draft} problems={problems} change={change} />
            <div className="actions">
              <Button kind="primary" type="submit" disabled={!fine}>
                {words.take}
              </Button>
              <Dialog.Close asChild>
                <Button>{words.cancel}</Button>
              </Dialog.Close>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
