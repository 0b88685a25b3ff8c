import type { ComplaintStatus } from '@palimpsest/sdk';
import { Badge } from '../../ui/badge.tsx';
import { runState } from '../../ui/run-words.ts';
import { codes } from './text-codes.ts';

const TONES = { queued: 'busy', completed: 'good', failed: 'bad', cancelled: 'neutral' } as const;

export function StateBadge({ status }: { readonly status: ComplaintStatus }) {
  return <Badge tone={TONES[status]}>{codes.status[status]}</Badge>;
}

/** Why a message was not delivered, in words; the code beside it for those who know it. */
export function Reason({ reason }: { readonly reason: string | null }) {
  if (reason === null) return null;
  const { words } = runState({ pipeline: 'complaint/v1', status: 'finished', outcome: 'stopped', reason });
  return (
    <span className="soft">
      {words} <code className="code">{reason}</code>
    </span>
  );
}
