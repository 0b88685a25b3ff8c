/** As much of an event as is needed to know which step it came from. */
export interface RecordedFact {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export type StepKind = 'record' | 'evaluate' | 'render' | 'search' | 'fetch' | 'replay' | 'wait' | 'finish';

const KINDS: Readonly<Record<string, StepKind | null>> = {
  'evaluation-recorded': 'evaluate',
  'attempt-replayed': 'replay',
  'wait-elapsed': 'wait',
  'run-finished': 'finish',
  // These say how a step went that was counted when it began, or that somebody else wanted something.
  'run-started': null,
  'attempt-succeeded': null,
  'attempt-failed': null,
  'attempt-interrupted': null,
  'attempt-late': null,
};

/** How many steps of each kind these facts stand for. A step that records several facts counts for each. */
export function stepKinds(facts: readonly RecordedFact[]): ReadonlyMap<StepKind, number> {
  const kinds = new Map<StepKind, number>();
  for (const { type, payload } of facts) {
    const kind =
      type === 'attempt-started' ? callKind(payload.model) : type in KINDS ? KINDS[type] : 'record';
    if (kind !== null && kind !== undefined) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return kinds;
}

/** A source is asked in the form of a renderer's request, whose model says what is asked for. */
export function callKind(model: unknown): 'render' | 'search' | 'fetch' {
  const [kind, version] = String(model).split('/');
  return version !== undefined && (kind === 'search' || kind === 'fetch') ? kind : 'render';
}
