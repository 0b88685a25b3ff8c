import type { RewriteAsked } from '@palimpsest/sdk';
import { useGuardWords } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

/** What was selected and changed nothing, and why. */
export function Unapplied({ unapplied, request }: Pick<RewriteAsked, 'unapplied' | 'request'>) {
  const guards = useGuardWords(unapplied.some((each) => each.guards.length > 0));
  if (unapplied.length === 0) return null;
  const words = new Map(
    request.selectedFeedback.map(({ feedbackId, recommendation }) => [feedbackId, recommendation]),
  );
  return (
    <>
      <h3>{text.run.unapplied}</h3>
      <ul className="unapplied">
        {unapplied.map(({ feedbackId, problemId, reason, guards: refused, detail }) => (
          <li key={`${feedbackId} ${problemId}`}>
            <q>{words.get(feedbackId) ?? feedbackId}</q>{' '}
            {problemId === null ? null : <span>{text.run.onProblem(problemId)}</span>}
            <div>
              {codes.unapplied[reason] ?? reason} <code className="small soft">{reason}</code>
            </div>
            {refused.length === 0 ? null : (
              <ul>
                {refused.map((id) => (
                  <li key={id}>
                    {guards.get(id) ?? id} <code className="small soft">{id}</code>
                  </li>
                ))}
              </ul>
            )}
            {detail === null ? null : <div className="soft">{detail}</div>}
          </li>
        ))}
      </ul>
    </>
  );
}
