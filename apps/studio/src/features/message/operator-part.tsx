import { type ComplaintAudit, NotFoundError } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useFollow } from '../../ui/use-follow.ts';
import { Afterwards } from './afterwards.tsx';
import { NextAct } from './next-act.tsx';
import { Pairs } from './pairs.tsx';
import { keys, useAudit, useEvents, useMay } from './reads.ts';
import { Reason, StateBadge } from './state-badge.tsx';
import { StepCard } from './step-card.tsx';
import { stepsOf } from './steps.ts';
import { text } from './text.ts';
import { codes, wordFor } from './text-codes.ts';

const words = text.operator;

/** Decisions, what they were made on, and times. It quotes nobody. */
export function OperatorPart({ id }: { readonly id: string }) {
  const audit = useAudit(id);
  const runId = audit.data?.run_id ?? null;
  const reader = useMay('audit:read');
  const events = useEvents(id, runId, reader);
  const live = useFollow(audit.data?.status === 'queued' ? runId : null, { keys: [keys.message(id)] });
  if (audit.isPending) return <Loading />;
  if (audit.error instanceof NotFoundError)
    return <EmptyState title={text.page.none} detail={text.page.noneDetail} />;
  if (audit.isError) return <Problem error={audit.error} retry={() => audit.refetch()} />;
  const record = events.data?.items ?? [];
  const steps = stepsOf(audit.data, live.length > record.length ? live : record);
  return (
    <>
      <Facts audit={audit.data} reader={reader} />
      {reader ? null : <p className="soft">{words.noInputs}</p>}
      {events.isError ? <Problem error={events.error} retry={() => events.refetch()} /> : null}
      <section className="card" aria-labelledby="message-steps">
        <h2 id="message-steps">{words.steps}</h2>
        <ol className="message-steps">
          {steps.map((step) => (
            <StepCard key={step.number} step={step} />
          ))}
        </ol>
      </section>
      <Afterwards audit={audit.data} />
    </>
  );
}

function Facts({ audit, reader }: { readonly audit: ComplaintAudit; readonly reader: boolean }) {
  const { status, reason, operator_flag: flag, emotion_context: mood, stages } = audit;
  const [sent] = stages;
  return (
    <section className="card" aria-labelledby="message-facts">
      <h2 id="message-facts" className="hidden">
        {words.facts}
      </h2>
      <div className="row" aria-live="polite">
        <StateBadge status={status} />
        {status === 'failed' ? <Reason reason={reason} /> : null}
      </div>
      {flag === null ? null : (
        <div className="problem message-flag" role="note">
          <strong>{text.list.look}</strong>
          <p>{Object.hasOwn(text.flags, flag) ? wordFor(text.flags, flag) : text.flags.other}</p>
        </div>
      )}
      <NextAct audit={audit} reader={reader} />
      <Pairs
        pairs={[
          [words.from, <code key="from">{audit.sender_user_id}</code>],
          [words.to, <code key="to">{audit.recipient_user_id}</code>],
          [
            words.home,
            <Link key="home" to="/messages/homes" search={{ home: audit.home_id } as never}>
              <code>{audit.home_id}</code>
            </Link>,
          ],
          [words.where, codes.surface[audit.surface]],
          [words.mood, mood === null ? words.notSaid : codes.emotion[mood]],
          ...(sent === undefined ? [] : [[words.sent, <Moment key="sent" at={sent.at} />] as const]),
          ...(audit.rewrite_completed_at === null
            ? []
            : [[words.done, <Moment key="done" at={audit.rewrite_completed_at} />] as const]),
          ...(audit.sender_reveal_at === null
            ? []
            : [[words.reveal, <Moment key="reveal" at={audit.sender_reveal_at} />] as const]),
        ]}
      />
      <p className="row">
        <span className="soft">{words.noWords}</span>
        <Link to="/audit/$runId" params={{ runId: audit.run_id }}>
          {words.record}
        </Link>
      </p>
    </section>
  );
}
