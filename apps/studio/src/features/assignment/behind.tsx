import { Badge } from '../../ui/badge.tsx';
import { actionWords } from './feedback-line.tsx';
import type { Rewrite } from './reads.ts';
import { itemAnchor, noteAnchor } from './sources.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

/** What was selected for each rewrite: where the sources of a change lead to. */
export function Behind({ rewrites }: { readonly rewrites: readonly Rewrite[] }) {
  if (rewrites.length === 0) return null;
  return (
    <section className="behind" aria-labelledby="behind-title">
      <h2 id="behind-title">{text.compare.behind}</h2>
      {rewrites.map((rewrite) => (
        <OfVersion key={rewrite.version} rewrite={rewrite} />
      ))}
    </section>
  );
}

function OfVersion({ rewrite: { version, asked } }: { readonly rewrite: Rewrite }) {
  const { request, unapplied } = asked;
  const reasons = new Map(unapplied.map(({ feedbackId, reason }) => [feedbackId, reason]));
  return (
    <>
      <h3>{text.compare.selectedFor(version)}</h3>
      <ul className="plain-lines">
        {request.selectedFeedback.map((item, at) => {
          const action = actionWords(item);
          const reason = reasons.get(item.feedbackId);
          return (
            <li key={item.feedbackId} id={itemAnchor(version, at)} tabIndex={-1} className="card behind-item">
              <span className="feedback-words">{item.recommendation}</span>
              <span className="row small soft">
                <span>{item.category}</span>
                <code>{item.feedbackId}</code>
                <span>{item.affectedProblems.join(', ')}</span>
                {action === null ? null : <Badge tone="warn">{action}</Badge>}
                {reason === undefined ? null : (
                  <span>
                    <Badge tone="warn">{text.compare.unused}</Badge> {codes.unapplied[reason] ?? reason}
                  </span>
                )}
              </span>
            </li>
          );
        })}
        {request.teacherNotes.map(({ noteId, note, problemId }, at) => (
          <li key={noteId} id={noteAnchor(version, at)} tabIndex={-1} className="card behind-item">
            <span className="feedback-words">{note}</span>
            <span className="row small soft">
              <span>{text.work.notes}</span>
              <code>{noteId}</code>
              {problemId === undefined ? null : <span>{problemId}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
