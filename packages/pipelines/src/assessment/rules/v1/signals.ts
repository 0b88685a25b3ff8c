/** What may stand in `simulationSignalsUsed`, in the order in which it stands there. */
export const SIGNALS = [
  'confusion_spike',
  'fatigue_pattern',
  'low_success',
  'time_overrun',
  'bloom_jump',
  'clarity_confusion',
] as const;
export type Signal = (typeof SIGNALS)[number];

/** What is known of a problem besides its words. Absent figures are null. */
export interface SignalFacts {
  readonly problemId: string;
  /** Shares from 0 to 1: of this problem, else of the whole document. */
  readonly confusion: number | null;
  readonly fatigue: number | null;
  readonly successRate: number | null;
  /** Minutes taken for each minute planned. */
  readonly timeRatio: number | null;
  /** Signals that clusters or reported jumps name for this problem. */
  readonly reported: readonly Signal[];
  /** A selected clarity item is on this problem. */
  readonly clarityItem: boolean;
  /** A teacher's note says that students asked or were unsure. */
  readonly studentsUnsure: boolean;
}

export interface SignalLimits {
  readonly confusionFrom: number;
  readonly fatigueFrom: number;
  readonly successBelow: number;
  readonly timeRatioAbove: number;
}

export function signalsOf(facts: SignalFacts, limits: SignalLimits): Signal[] {
  const { confusion, fatigue, successRate, timeRatio, reported } = facts;
  const found = new Set<Signal>(reported);
  if (confusion !== null && confusion >= limits.confusionFrom) found.add('confusion_spike');
  if (fatigue !== null && fatigue >= limits.fatigueFrom) found.add('fatigue_pattern');
  if (successRate !== null && successRate < limits.successBelow) found.add('low_success');
  if (timeRatio !== null && timeRatio > limits.timeRatioAbove) found.add('time_overrun');
  if (facts.clarityItem && (facts.studentsUnsure || found.has('confusion_spike')))
    found.add('clarity_confusion');
  return SIGNALS.filter((signal) => found.has(signal));
}
