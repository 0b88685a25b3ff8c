import { Badge } from '../../ui/badge.tsx';
import { JsonView } from '../../ui/json-view.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Pairs } from './pairs.tsx';
import type { StepView } from './steps.ts';
import { text } from './text.ts';

const words = text.operator;
const TONES = { done: 'good', stopped: 'bad', waiting: 'busy', skipped: 'neutral' } as const;

/** One of the ten steps: what was decided, on what, and as it is on record. */
export function StepCard({ step }: { readonly step: StepView }) {
  const { title, state, at, after, decision, inputs, payload } = step;
  return (
    <li className={`message-step ${state}`}>
      <div className="row">
        <h3>{title}</h3>
        <Badge tone={TONES[state]}>{words.state[state]}</Badge>
        {at === null ? null : (
          <span className="soft">
            <Moment at={at} />
            {after === null || after <= 0 ? null : ` ${words.sinceSent(after)}`}
          </span>
        )}
      </div>
      {decision === null ? null : <p>{decision}</p>}
      {inputs.length === 0 ? null : (
        <details>
          <summary>{words.lookedAt}</summary>
          <Pairs pairs={inputs} />
          {payload === null ? null : (
            <details>
              <summary>{words.raw}</summary>
              <JsonView value={payload} />
            </details>
          )}
        </details>
      )}
    </li>
  );
}
