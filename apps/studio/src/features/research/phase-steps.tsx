import type { PhaseView } from './live.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const MARKS = { done: '✓', now: '…', skipped: '–', waiting: '', never: '' } as const;

/** The eight phases, where the run is among them, and what each one took. */
export function PhaseSteps({ phases }: { readonly phases: readonly PhaseView[] }) {
  return (
    <ol className="research-phases" aria-label={text.live.phases}>
      {phases.map(({ phase, state, searches, fetches, checks, justification }) => {
        const [words, name] = codes.phases[phase - 1] ?? ['', ''];
        const used = text.live.used(searches, fetches, checks);
        return (
          <li key={phase} className={state} {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}>
            <span className="research-phase-mark" aria-hidden="true">
              {state === 'now' ? <span className="spinner" /> : MARKS[state] || phase}
            </span>
            <span>
              <strong>{words}</strong> <small className="soft">{name}</small>
              <span className="research-phase-state">
                {text.live.states[state]}
                {used === '' ? '' : `: ${used}`}
                {justification === null ? '' : `: ${justification}`}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
