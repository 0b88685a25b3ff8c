import type { CanonicalNote, CanonicalRequest, UniversalProblem } from '@palimpsest/contracts';
import { categoryName } from '../../problem-context.ts';
import type { Signal, SignalFacts } from './signals.ts';
import { saysUnsure } from './unsure-notes.ts';

const CLARITY = new Set(['clarity', 'ambiguity', 'clarify']);
/** What clusters may call a signal. Names that are not here say nothing to us and are left alone. */
export const REPORTED: ReadonlyMap<string, Signal> = new Map([
  ['confusion', 'confusion_spike'],
  ['confusion_spike', 'confusion_spike'],
  ['fatigue', 'fatigue_pattern'],
  ['fatigue_pattern', 'fatigue_pattern'],
  ['low_success', 'low_success'],
  ['failure', 'low_success'],
  ['time_overrun', 'time_overrun'],
  ['slow', 'time_overrun'],
  ['bloom_jump', 'bloom_jump'],
]);

/** A cluster that names a problem, in words short enough for a rationale. */
export interface ClusterFinding {
  readonly name: string;
  readonly signal: string;
}

/** What the request says about single problems, looked up once instead of searched for each. */
export interface RequestFacts {
  notesOn(problemId: string): readonly CanonicalNote[];
  clustersOn(problemId: string): readonly ClusterFinding[];
  signalFacts(problemId: string): SignalFacts;
}

export function requestFacts(request: CanonicalRequest): RequestFacts {
  const { problems, teacherNotes, selectedFeedback, clusterReport, simulationSummary } = request;
  const byId = new Map(problems.map((problem) => [problem.problemId, problem]));
  const notes = grouped(teacherNotes, ({ problemId }) => (problemId === undefined ? [] : [problemId]));
  const items = grouped(selectedFeedback, ({ affectedProblems }) => affectedProblems);
  const clusters = grouped(clusterReport.clusters ?? [], ({ problemIds = [] }) => problemIds);
  const jumps = new Set(
    (clusterReport.bloomJumps ?? []).flatMap(({ fromProblemId, toProblemId }) => [
      fromProblemId,
      toProblemId,
    ]),
  );
  const measured = new Map((simulationSummary.perProblem ?? []).map((each) => [each.problemId, each]));
  const numbers = new Map((clusterReport.clusters ?? []).map((cluster, i) => [cluster, i + 1]));
  return {
    notesOn: (problemId) => notes.get(problemId) ?? [],
    clustersOn: (problemId) =>
      (clusters.get(problemId) ?? []).map((cluster) => ({
        name: cluster.clusterId ?? `cluster ${numbers.get(cluster)}`,
        signal: cluster.signal ?? cluster.label ?? '',
      })),
    signalFacts(problemId) {
      const own = measured.get(problemId);
      const reported = (clusters.get(problemId) ?? []).flatMap(
        ({ signal = '' }) => REPORTED.get(categoryName(signal)) ?? [],
      );
      if (jumps.has(problemId)) reported.push('bloom_jump');
      return {
        problemId,
        confusion: share(own?.confusion ?? simulationSummary.confusionLevel),
        fatigue: share(own?.fatigue ?? simulationSummary.fatigueLevel),
        successRate: share(own?.successRate ?? simulationSummary.successRate),
        timeRatio: timeRatio(request, byId.get(problemId), own?.timeMinutes),
        reported,
        clarityItem: (items.get(problemId) ?? []).some(({ category }) => CLARITY.has(categoryName(category))),
        studentsUnsure: (notes.get(problemId) ?? []).some(({ note }) => saysUnsure(note)),
      };
    },
  };
}

/** Of the problem where it was timed, else of the whole document. */
function timeRatio(
  { simulationSummary, generationContext }: CanonicalRequest,
  problem: UniversalProblem | undefined,
  minutes: number | undefined,
): number | null {
  const taken = minutes ?? simulationSummary.averageTimeMinutes;
  const planned = minutes === undefined ? generationContext.timeTargetMinutes : problem?.estimatedTimeMinutes;
  return typeof taken === 'number' && typeof planned === 'number' && planned > 0 ? taken / planned : null;
}

/** A value above 1 is a percentage. */
function share(value: number | undefined): number | null {
  if (value === undefined) return null;
  return value > 1 ? value / 100 : value;
}

function grouped<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [item]);
      else group.push(item);
    }
  }
  return groups;
}
