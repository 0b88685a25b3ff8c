import type { AttemptResource } from '@palimpsest/sdk';
import { Badge } from '../../ui/badge.tsx';
import { costWords, timeWords, tokenWords } from './amounts.ts';
import { AttemptWords } from './attempt-words.tsx';
import { text } from './text.ts';

const { attempts } = text;
const TONES = {
  open: 'busy',
  succeeded: 'good',
  failed: 'bad',
  interrupted: 'warn',
  replayed: 'neutral',
} as const;

export function AttemptRow({
  run,
  attempt,
  open,
  toggle,
}: {
  readonly run: string;
  readonly attempt: AttemptResource;
  readonly open: boolean;
  readonly toggle: () => void;
}) {
  const { step, renderer, model, state, detail, late, latencyMs } = attempt;
  return (
    <article className="attempt">
      <button type="button" className="attempt-head" aria-expanded={open} onClick={toggle}>
        <span>
          <span className="hidden">{attempts.details}: </span>
          <strong>{step}</strong>{' '}
          <span className="soft">
            {attempt.attempt > 1 ? attempts.attempt(attempt.attempt) : ''}
            {attempt.take > 1 ? ` ${attempts.take(attempt.take)}` : ''}
          </span>
        </span>
        <span>
          {renderer} <span className="soft">{model}</span>
        </span>
        <span>
          <Badge tone={TONES[state]}>{attempts.states[state]}</Badge>
          {detail === null || detail === 'end' ? null : <code> {detail}</code>}
          {late ? <span className="soft"> {attempts.late}</span> : null}
        </span>
        <span className="amount">
          <span className="hidden">{attempts.tokens}: </span>
          {tokenWords(attempt.inputTokens, attempt.outputTokens)}
        </span>
        <span className="amount">
          <span className="hidden">{attempts.cost}: </span>
          {costWords(attempt.costMicros)}
        </span>
        <span className="amount">{timeWords(latencyMs)}</span>
      </button>
      {open ? <AttemptWords run={run} attempt={attempt} /> : null}
    </article>
  );
}
