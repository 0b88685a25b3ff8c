import { announce } from '../../ui/announce.tsx';
import type { SetDraft } from './draft.ts';
import { type Draft, freeId, type Item, type Note } from './model.ts';
import { text } from './text.ts';

const withOut = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);

/** What can be done with the list of feedback and notes. */
export function listActs(draft: Draft, setDraft: SetDraft) {
  return {
    select: (id: string, chosen: boolean) =>
      setDraft({ ...draft, selected: chosen ? [...draft.selected, id] : withOut(draft.selected, id) }),
    selectAll: (chosen: boolean) =>
      setDraft({ ...draft, selected: chosen ? draft.items.map(({ feedbackId }) => feedbackId) : [] }),
    use: (id: string, chosen: boolean) =>
      setDraft({ ...draft, used: chosen ? [...draft.used, id] : withOut(draft.used, id) }),
    add: (item: Omit<Item, 'feedbackId'>) => {
      const feedbackId = freeId(
        'fb',
        draft.items.map((each) => each.feedbackId),
      );
      setDraft({
        ...draft,
        items: [...draft.items, { ...item, feedbackId } as Item],
        selected: [...draft.selected, feedbackId],
      });
      announce(text.add.added(feedbackId));
    },
    addNote: (note: string, problemId?: string) => {
      const noteId = freeId(
        'tn',
        draft.notes.map((each) => each.noteId),
      );
      const made: Note = { noteId, note, ...(problemId === undefined ? {} : { problemId }) };
      setDraft({ ...draft, notes: [...draft.notes, made], used: [...draft.used, noteId] });
      announce(text.add.added(noteId));
    },
    forget: (id: string) => {
      setDraft({
        ...draft,
        items: draft.items.filter(({ feedbackId }) => feedbackId !== id),
        notes: draft.notes.filter(({ noteId }) => noteId !== id),
        selected: withOut(draft.selected, id),
        used: withOut(draft.used, id),
      });
      announce(text.work.forgotten);
    },
  };
}

export type ListActs = ReturnType<typeof listActs>;
