import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { MarkdownText } from '../../ui/markdown-text.tsx';
import { AddFeedback } from './add-feedback.tsx';
import { AddWords } from './add-words.tsx';
import { FeedbackLine, NoteLine } from './feedback-line.tsx';
import type { ListActs } from './list-acts.ts';
import { LockedFields } from './locked-fields.tsx';
import type { BecameOf, Draft, Problem } from './model.ts';
import { SignalMarks } from './signal-marks.tsx';
import { marksOf } from './signals.ts';
import { text } from './text.ts';

/** A problem with what is locked, what the simulation says, and the feedback to select for it. */
export function ProblemCard({
  problem,
  place,
  problemIds,
  draft,
  acts,
  becameOf,
}: {
  readonly problem: Problem;
  readonly place: number;
  readonly problemIds: readonly string[];
  readonly draft: Draft;
  readonly acts: ListActs;
  readonly becameOf: BecameOf;
}) {
  const { problemId, content, ...fields } = problem;
  const [adding, setAdding] = useState<'feedback' | 'note' | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const there = new Set(problemIds);
  const items = draft.items.filter(
    ({ affectedProblems, action }) => action?.type !== 'reorder' && affectedProblems.includes(problemId),
  );
  const notes = draft.notes.filter((note) => note.problemId === problemId);
  const close = () => {
    setAdding(null);
    title.current?.focus();
  };
  return (
    <article className="card problem-card" aria-label={problemId}>
      <h3 ref={title} tabIndex={-1}>
        <span className="place">{place}</span> {problemId}
      </h3>
      <div className="problem-words">
        <MarkdownText>{content}</MarkdownText>
      </div>
      <LockedFields fields={fields} />
      <SignalMarks marks={marksOf(problemId, draft.context)} />
      <div className="problem-feedback">
        {items.length === 0 ? <p className="soft">{text.work.noFeedback}</p> : null}
        <ul className="plain-lines" aria-label={text.work.feedback}>
          {items.map((item) => (
            <FeedbackLine
              key={item.feedbackId}
              item={item}
              problemId={problemId}
              became={becameOf(item.feedbackId, problemId)}
              gone={item.affectedProblems.some((id) => !there.has(id))}
              chosen={draft.selected.includes(item.feedbackId)}
              onChoose={(chosen) => acts.select(item.feedbackId, chosen)}
              onForget={() => acts.forget(item.feedbackId)}
            />
          ))}
        </ul>
        {notes.length === 0 ? null : (
          <>
            <h4>
              {text.work.notes} <span className="note-help soft">{text.work.noteHelp}</span>
            </h4>
            <ul className="plain-lines">
              {notes.map((note) => (
                <NoteLine
                  key={note.noteId}
                  note={note}
                  chosen={draft.used.includes(note.noteId)}
                  onChoose={(chosen) => acts.use(note.noteId, chosen)}
                  onForget={() => acts.forget(note.noteId)}
                />
              ))}
            </ul>
          </>
        )}
        {adding === null ? (
          <div className="row">
            <Button aria-label={text.work.addFeedbackTo(problemId)} onClick={() => setAdding('feedback')}>
              {text.work.addFeedback}
            </Button>
            <Button
              kind="quiet"
              aria-label={text.work.addNoteTo(problemId)}
              onClick={() => setAdding('note')}
            >
              {text.work.addNote}
            </Button>
          </div>
        ) : null}
        {adding === 'feedback' ? (
          <AddFeedback
            problemId={problemId}
            problemIds={problemIds}
            onCancel={close}
            onAdd={(item) => {
              acts.add(item);
              close();
            }}
          />
        ) : null}
        {adding === 'note' ? (
          <AddWords
            name={text.work.addNoteTo(problemId)}
            label={text.add.note}
            save={text.add.saveNote}
            check={(words) => (words.trim() === '' ? text.add.emptyNote : null)}
            onCancel={close}
            onAdd={(words) => {
              acts.addNote(words, problemId);
              close();
            }}
          />
        ) : null}
      </div>
    </article>
  );
}
