import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Item, Note } from './model.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

interface Choice {
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
  readonly onForget: () => void;
}

/** What an item asks for besides other words, in a few words. */
export function actionWords({ action }: Pick<Item, 'action'>): string | null {
  if (action === undefined) return null;
  return codes.asks[action.type === 'scaffold' ? action.direction : action.type] ?? action.type;
}

/** A feedback item to select. */
export function FeedbackLine({
  item,
  problemId,
  became,
  gone,
  chosen,
  onChoose,
  onForget,
}: Choice & {
  readonly item: Item;
  /** The problem it stands at. */
  readonly problemId?: string;
  /** What became of it in an earlier rewrite. */
  readonly became: string | null;
  readonly gone: boolean;
}) {
  const { feedbackId, category, recommendation, affectedProblems } = item;
  const others = affectedProblems.filter((id) => id !== problemId);
  const action = actionWords(item);
  return (
    <li className={`feedback-line ${chosen && !gone ? 'chosen' : ''}`}>
      <label>
        <input
          type="checkbox"
          checked={chosen && !gone}
          disabled={gone}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span>
          <span className="feedback-words">{recommendation}</span>
          <span className="row small soft">
            <span>{category}</span>
            <code>{feedbackId}</code>
            {action === null ? null : <Badge tone="warn">{action}</Badge>}
            {others.length === 0 ? null : (
              <span>{(problemId === undefined ? text.work.only : text.work.also)(others.join(', '))}</span>
            )}
            {gone ? <Badge tone="bad">{text.work.gone}</Badge> : null}
            {became === null ? null : <Badge>{became}</Badge>}
          </span>
        </span>
      </label>
      <Forget id={feedbackId} onForget={onForget} />
    </li>
  );
}

export function NoteLine({ note, chosen, onChoose, onForget }: Choice & { readonly note: Note }) {
  return (
    <li className={`feedback-line note ${chosen ? 'chosen' : ''}`}>
      <label>
        <input type="checkbox" checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
        <span>
          <span className="feedback-words">{note.note}</span>
          <code className="small soft">{note.noteId}</code>
        </span>
      </label>
      <Forget id={note.noteId} onForget={onForget} />
    </li>
  );
}

function Forget({ id, onForget }: { readonly id: string; readonly onForget: () => void }) {
  return (
    <Button
      kind="quiet"
      aria-label={`${text.work.forget}: ${id}`}
      title={text.work.forget}
      onClick={onForget}
    >
      <span aria-hidden="true">×</span>
    </Button>
  );
}
