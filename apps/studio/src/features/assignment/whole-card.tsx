import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { AddWords } from './add-words.tsx';
import { FeedbackLine, NoteLine } from './feedback-line.tsx';
import type { ListActs } from './list-acts.ts';
import { LockedFields } from './locked-fields.tsx';
import { type BecameOf, type Draft, fits } from './model.ts';
import { SignalMarks } from './signal-marks.tsx';
import { wholeMarks } from './signals.ts';
import { text } from './text.ts';

/** What belongs to no single problem: fields of the assignment, the class as a whole, notes, the order. */
export function WholeCard({
  fields,
  problemIds,
  draft,
  acts,
  becameOf,
}: {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly problemIds: readonly string[];
  readonly draft: Draft;
  readonly acts: ListActs;
  readonly becameOf: BecameOf;
}) {
  const [adding, setAdding] = useState<'note' | 'order' | null>(null);
  const there = new Set(problemIds);
  const notes = draft.notes.filter(({ problemId }) => problemId === undefined || !there.has(problemId));
  const items = draft.items.filter(
    ({ action, affectedProblems }) =>
      action?.type === 'reorder' || !affectedProblems.some((id) => there.has(id)),
  );
  const shown = { ...fields, ...draft.context.generationContext };
  const orderOf = (words: string) => words.split(/\s+/).filter((each) => each !== '');
  const isOrder = (ids: readonly string[]) =>
    ids.length === problemIds.length && new Set(ids).size === ids.length && ids.every((id) => there.has(id));
  return (
    <section className="card whole-card" aria-label={text.page.about}>
      <h2>{text.page.about}</h2>
      {Object.keys(shown).length === 0 ? null : <LockedFields fields={shown} />}
      <SignalMarks marks={wholeMarks(draft.context)} label={text.work.whole} />
      <ul className="plain-lines" aria-label={text.work.general}>
        {items.map((item) => (
          <FeedbackLine
            key={item.feedbackId}
            item={item}
            became={becameOf(item.feedbackId)}
            gone={!fits(item, there)}
            chosen={draft.selected.includes(item.feedbackId)}
            onChoose={(chosen) => acts.select(item.feedbackId, chosen)}
            onForget={() => acts.forget(item.feedbackId)}
          />
        ))}
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
      {adding === null ? (
        <div className="row">
          <Button onClick={() => setAdding('note')}>{text.work.addWholeNote}</Button>
          {problemIds.length < 2 ? null : (
            <Button onClick={() => setAdding('order')}>{text.work.reorder}</Button>
          )}
        </div>
      ) : null}
      {adding === 'note' ? (
        <AddWords
          name={text.work.addWholeNote}
          label={text.add.note}
          save={text.add.saveNote}
          check={(words) => (words.trim() === '' ? text.add.emptyNote : null)}
          onCancel={() => setAdding(null)}
          onAdd={(words) => {
            acts.addNote(words);
            setAdding(null);
          }}
        />
      ) : null}
      {adding === 'order' ? (
        <AddWords
          name={text.work.reorder}
          label={text.add.order}
          first={problemIds.join('\n')}
          save={text.add.save}
          check={(words) => (isOrder(orderOf(words)) ? null : text.add.orderWrong)}
          onCancel={() => setAdding(null)}
          onAdd={(words) => {
            acts.add({
              category: 'pacing',
              affectedProblems: [...problemIds],
              recommendation: text.add.orderReason,
              action: { type: 'reorder', order: orderOf(words) },
            });
            setAdding(null);
          }}
        />
      ) : null}
    </section>
  );
}
