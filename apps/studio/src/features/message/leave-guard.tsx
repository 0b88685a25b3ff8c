import { useBlocker } from '@tanstack/react-router';
import { AlertDialog } from 'radix-ui';
import { Button } from '../../ui/button.tsx';
import { text } from './text.ts';

const words = text.leave;

/** Asks before changes that were not saved are left behind. */
export function LeaveGuard({ when }: { readonly when: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => when,
    enableBeforeUnload: when,
    withResolver: true,
  });
  return (
    <AlertDialog.Root open={status === 'blocked'} onOpenChange={(open) => (open ? undefined : reset?.())}>
      <AlertDialog.Portal>
        {/* Not Radix’s own overlay: it writes styles into the page, which the policy of the server refuses. */}
        <div className="message-overlay" />
        <AlertDialog.Content className="message-dialog" aria-modal="true">
          <AlertDialog.Title>{words.title}</AlertDialog.Title>
          <AlertDialog.Description>{words.detail}</AlertDialog.Description>
          <div className="actions">
            <AlertDialog.Cancel asChild>
              <Button kind="primary">{words.stay}</Button>
            </AlertDialog.Cancel>
            <Button kind="danger" onClick={() => proceed?.()}>
              {words.leave}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
