import { Link } from '@tanstack/react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { AdviceList } from './advice-list.tsx';
import { rounded } from './parts.ts';
import type { RunResult } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const TONES: Readonly<Record<string, 'good' | 'warn' | 'bad' | 'busy'>> = {
  no_rewrite_required: 'good',
  completed: 'good',
  stopped: 'warn',
  open: 'busy',
  waiting: 'warn',
  failed: 'bad',
};
const MARKS: Readonly<Record<string, string>> = { good: '✓', warn: '!', bad: '✕', busy: '…' };

/** How the newest run stands, in plain words. */
export function Standing({ result }: { readonly result: RunResult }) {
  const { outcome, stopReason, triggersLeft, runId } = result;
  const tone = TONES[outcome] ?? 'warn';
  return (
    <section className="card blog-standing">
      <p>
        <Badge tone={tone}>{MARKS[tone]}</Badge> <strong>{codes.outcomes[outcome] ?? outcome}</strong>{' '}
        {stopReason === null ? null : (
          <>
            {codes.stops[stopReason] ?? ''} <code className="soft">{stopReason}</code>
          </>
        )}
      </p>
      {triggersLeft.length === 0 || outcome === 'open' ? null : (
        <p>
          {text.page.left}{' '}
          {triggersLeft.map((id, at) => (
            <span key={id}>
              {at === 0 ? '' : '; '}
              {codes.triggersLeft[id] ?? id} <code className="soft">{id}</code>
            </span>
          ))}
          .
        </p>
      )}
      <p className="small">
        <Link to="/audit/$runId" params={{ runId }}>
          {text.page.audit}
        </Link>
      </p>
    </section>
  );
}

/** What only the author can add; most helpful first. */
export function AuthorAdvice({ advice }: { readonly advice: NonNullable<RunResult['advice']> }) {
  const { choose } = useChoices();
  return (
    <section className="card blog-advice" aria-labelledby="blog-advice-title">
      <h2 id="blog-advice-title">
        {text.advice.title} <code className="soft">{advice.code}</code>
      </h2>
      <p>{text.advice.detail(rounded(advice.attainableMaximum))}</p>
      <AdviceList add={advice.add} />
      <Button onClick={() => choose({ tab: 'write' })}>{text.advice.act}</Button>
    </section>
  );
}
