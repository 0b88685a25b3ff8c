import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AlertDialog } from 'radix-ui';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { keys } from './reads.ts';
import { text } from './text.ts';

const words = text.sender;

/** Taking a message back while nobody has begun to write it. */
export function CancelMessage({ id, user }: { readonly id: string; readonly user: string }) {
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => api().messages.cancel(id, { sender_user_id: user }),
    onSuccess: () => announce(words.cancelled),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: keys.message(id) });
      await queries.invalidateQueries({ queryKey: keys.lists });
    },
  });
  return (
    <AlertDialog.Root>
      {cancel.isError ? <Problem error={cancel.error} /> : null}
      <div className="row">
        <AlertDialog.Trigger asChild>
          <Button kind="danger" busy={cancel.isPending}>
            {words.cancel}
          </Button>
        </AlertDialog.Trigger>
        <span className="soft">{words.cancelHelp}</span>
      </div>
      <AlertDialog.Portal>
        {/* Not Radix’s own overlay: it writes styles into the page, which the policy of the server refuses. */}
        <div className="message-overlay" />
        <AlertDialog.Content className="message-dialog" aria-modal="true">
          <AlertDialog.Title>{words.cancelSure}</AlertDialog.Title>
          <AlertDialog.Description>{words.cancelDetail}</AlertDialog.Description>
          <div className="actions">
            <AlertDialog.Action asChild>
              <Button kind="danger" onClick={() => cancel.mutate()}>
                {words.cancel}
              </Button>
            </AlertDialog.Action>
            <AlertDialog.Cancel asChild>
              <Button>{words.keep}</Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
