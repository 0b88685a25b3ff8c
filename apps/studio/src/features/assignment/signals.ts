import { nameWords } from '../../ui/json-view.tsx';
import type { Context } from './model.ts';
import { codes } from './text-codes.ts';

export interface Mark {
  readonly name: string;
  readonly value: string;
  /** Stands out where it is high, or for success low. */
  readonly strong: boolean;
  /** For those who know the codes. */
  readonly code?: string;
}

/** Figures from which a mark stands out; they only guide the eye, the rules decide by their own. */
const STRONG = 0.5;

/** 0 to 1; above 1 it is a percentage already. */
const share = (value: number) => (value > 1 ? value / 100 : value);
const percent = (value: number) => `${Math.round(share(value) * 100)} %`;

function figures(of: {
  readonly confusion?: number | undefined;
  readonly fatigue?: number | undefined;
  readonly successRate?: number | undefined;
  readonly minutes?: number | undefined;
}): Mark[] {
  const marks: Mark[] = [];
  const { confusion, fatigue, successRate, minutes } = of;
  if (confusion !== undefined)
    marks.push({ name: codes.marks.confused, value: percent(confusion), strong: share(confusion) >= STRONG });
  if (fatigue !== undefined)
    marks.push({ name: codes.marks.tired, value: percent(fatigue), strong: share(fatigue) >= STRONG });
  if (successRate !== undefined)
    marks.push({
      name: codes.marks.solved,
      value: percent(successRate),
      strong: share(successRate) < STRONG,
    });
  if (minutes !== undefined) marks.push({ name: codes.marks.minutes, value: String(minutes), strong: false });
  return marks;
}

/** What the simulation says of the class as a whole. */
export function wholeMarks({ simulationSummary: whole }: Context): readonly Mark[] {
  return figures({
    confusion: whole.confusionLevel,
    fatigue: whole.fatigueLevel,
    successRate: whole.successRate,
    minutes: whole.averageTimeMinutes,
  });
}

/** What it says of one problem. */
export function marksOf(problemId: string, { clusterReport, simulationSummary }: Context): readonly Mark[] {
  const own = (simulationSummary.perProblem ?? []).filter((each) => each.problemId === problemId);
  const clusters = (clusterReport.clusters ?? []).filter(({ problemIds }) => problemIds?.includes(problemId));
  const jumps = (clusterReport.bloomJumps ?? []).filter(({ toProblemId }) => toProblemId === problemId);
  return [
    ...own.flatMap((each) => figures({ ...each, minutes: each.timeMinutes })),
    ...clusters.map(({ label, signal, severity }) => ({
      name: label ?? codes.signals[signal ?? ''] ?? nameWords(signal ?? codes.marks.cluster),
      value: severity === undefined ? '' : String(severity),
      strong: severity === 'high',
    })),
    ...jumps.map(({ fromProblemId }) => ({
      name: codes.marks.leap,
      value: fromProblemId,
      strong: true,
    })),
  ];
}
