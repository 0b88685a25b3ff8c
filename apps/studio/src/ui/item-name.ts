import type { OverviewItem } from '@palimpsest/sdk';
import { text } from './text.ts';

const SHORT = 8;

/** What a run worked on, as a person would call it. */
export function itemName({ name, itemId, run }: OverviewItem): string {
  if (name !== null) return name;
  if (itemId === null && run.subject.startsWith('home:')) return text.itemNames.home;
  if (itemId === null && run.pipeline.startsWith('complaint/')) return text.itemNames.routes;
  const short = (itemId ?? run.runId).slice(0, SHORT);
  return run.pipeline.startsWith('complaint/')
    ? text.itemNames.complaint(short)
    : text.itemNames.other(short);
}
