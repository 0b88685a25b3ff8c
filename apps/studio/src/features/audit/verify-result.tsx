import type { VerifyReport } from '@palimpsest/sdk';
import { Result } from './result.tsx';
import { text } from './text.ts';

const { check } = text;

export function verifyWords({ ok, events }: VerifyReport): string {
  if (!ok) return check.bad(check.events(events));
  return events === 0 ? check.empty : check.fine(check.events(events));
}

export function VerifyResult({ report }: { readonly report: VerifyReport }) {
  const { ok, anchored, events, firstBad } = report;
  return (
    <Result good={ok} title={verifyWords(report)}>
      {ok && events > 0 ? <p>{anchored ? check.anchored : check.notAnchored}</p> : null}
      {firstBad === null ? null : (
        <>
          <h3>{check.first}</h3>
          <dl className="json">
            <div>
              <dt>{check.whatIs}</dt>
              <dd>{check.what[firstBad.what]}</dd>
            </div>
            <div>
              <dt>{check.where}</dt>
              <dd>
                {firstBad.sequence === null ? '' : `${text.events.number(firstBad.sequence)} `}
                <code>{firstBad.stream ?? firstBad.tenant}</code>
              </dd>
            </div>
            <div>
              <dt>{check.problem}</dt>
              <dd>{firstBad.problem}</dd>
            </div>
          </dl>
        </>
      )}
    </Result>
  );
}
