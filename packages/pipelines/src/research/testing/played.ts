import type { ResearchRunInput } from '@palimpsest/contracts';
import { type PlayedRun, playRun } from '@palimpsest/kernel/testing';
import { researchPipelineV1 } from '../pipeline.ts';
import type { ResearchState } from '../state.ts';
import { type MemoryWorld, memoryWorld, researchInput } from './memory-world.ts';
import { RIVER } from './river-documents.ts';

/** A whole run in memory. */
export function played(
  question: string,
  more: Partial<ResearchRunInput> = {},
  world: MemoryWorld = memoryWorld(RIVER),
  texts: Readonly<Record<string, string>> = {},
): Promise<PlayedRun<ResearchState>> {
  return playRun(researchPipelineV1, {
    input: researchInput(more) as never,
    texts: { question, ...texts },
    renderer: world,
  });
}

/** The types of the events of a run, in order. */
export function typesOf({ events }: PlayedRun<ResearchState>): string[] {
  return events.map(({ type }) => type);
}

export function eventsOf({ events }: PlayedRun<ResearchState>, type: string) {
  return events.filter((event) => event.type === type);
}

/** A file of the package. */
export function fileOf({ events }: PlayedRun<ResearchState>, path: string): string {
  return String(events.findLast(({ type }) => type === 'package-created')?.texts[path] ?? '');
}
