import { type ComplaintEntry, PalimpsestApiError } from '@palimpsest/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { keepDraft } from './draft.ts';
import { newId } from './names.ts';
import { keys } from './reads.ts';
import { text } from './text.ts';

export type Surface = ComplaintEntry['surface'];

interface Draft {
  readonly home: string;
  readonly from: string;
  readonly to: string;
  readonly surface: Surface;
  readonly emotion: NonNullable<ComplaintEntry['emotion_context']> | null;
  readonly message: string;
}

/** Sends a message once, also where the answer to the first try was lost, and goes to where the sender sees it. */
export function useSend(draft: Draft) {
  const { home, from, to, surface, emotion, message } = draft;
  const navigate = useNavigate();
  const queries = useQueryClient();
  // The same words sent again are the same message only while the first answer is not known.
  const open = useRef({ draft: '', key: '' });
  return useMutation({
    mutationFn: () => {
      const same = JSON.stringify(draft);
      if (open.current.draft !== same) open.current = { draft: same, key: newId() };
      const { key: idempotencyKey } = open.current;
      const entry = {
        home_id: home.trim(),
        sender_user_id: from.trim(),
        recipient_user_id: to.trim(),
        sender_message: message,
        ...(emotion === null ? {} : { emotion_context: emotion }),
      };
      const { complaint } = api();
      return surface === 'weekly_feedback'
        ? complaint.weekly_feedback_rewrite_create_v1(entry, { idempotencyKey })
        : complaint.complaint_rewrite_create_v1({ ...entry, surface }, { idempotencyKey });
    },
    onError: (error) => {
      if (error instanceof PalimpsestApiError) open.current = { draft: '', key: '' };
    },
    onSuccess: async ({ rewrite_request_id: id }) => {
      keepDraft('');
      announce(text.compose.sent);
      await queries.invalidateQueries({ queryKey: keys.lists });
      await navigate({
        to: '/messages/$id',
        params: { id },
        search: { as: 'sender', user: from.trim() } as never,
      });
    },
  });
}
