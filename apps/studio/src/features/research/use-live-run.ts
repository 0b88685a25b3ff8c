import type { ResearchResource, RunEventResource } from '@palimpsest/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import { useFollow } from '../../ui/use-follow.ts';
import { keys } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

/** After these there is something new to read. */
const NEWS = new Set(['phase-completed', 'sources-recorded', 'claims-recorded']);

/** The events of a run while it is under way; the phases are told to those who listen. */
export function useLiveRun(run: Pick<ResearchResource, 'runId' | 'status'>): readonly RunEventResource[] {
  const { runId, status } = run;
  const queries = useQueryClient();
  // Followed to its end, also where the run was over before that was read.
  const [followed] = useState(status === 'open' ? runId : null);
  const events = useFollow(followed, {
    keys: [keys.run(runId), keys.lists],
    onEnd: () => announce(text.live.finished),
  });
  const news = events.filter(({ type }) => NEWS.has(type)).length;
  useEffect(() => {
    if (news > 0) queries.invalidateQueries({ queryKey: [...keys.run(runId)] }).catch(() => undefined);
  }, [news, queries, runId]);
  const phase = Number(events.findLast(({ type }) => type === 'phase-started')?.payload.phase ?? 0);
  useEffect(() => {
    const words = codes.phases[phase - 1]?.[0];
    if (words !== undefined && status === 'open') announce(words);
  }, [phase, status]);
  return events;
}

/** Minutes since an instant, counted on while `running`. */
export function useMinutesSince(since: string | null, running: boolean): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return since === null ? null : Math.max(0, (now - Date.parse(since)) / 60_000);
}
