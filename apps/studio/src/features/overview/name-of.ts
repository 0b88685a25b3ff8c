import type { OverviewItem } from '@palimpsest/sdk';
import { text } from './text.ts';

const SHORT = 8;

/** What a run worked on, as a person would call it. */
export function nameOf({ name, itemId, run }: OverviewItem): string {
  if (name !== null) return name;
  if (itemId === null && run.subject.startsWith('home:')) return text.names.home;
  if (itemId === null && run.pipeline.startsWith('complaint/')) return text.names.routes;
  const short = (itemId ?? run.runId).slice(0, SHORT);
  return run.pipeline.startsWith('complaint/') ? text.names.complaint(short) : text.names.other(short);
}
