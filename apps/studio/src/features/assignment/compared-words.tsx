import type { DocumentDiff } from '@palimpsest/sdk';
import { text as words } from '../../ui/text.ts';

type Compared = DocumentDiff['problems'][number];
type Piece = Compared['pieces'][number];

/** The words before and after, in one text or side by side. */
export function ComparedWords({
  problem: { before, after, pieces },
  beside,
}: {
  readonly problem: Compared;
  readonly beside: boolean;
}) {
  if (pieces.length === 0) return <p className="compared-words soft">{after ?? before}</p>;
  if (!beside || before === null || after === null)
    return <p className="compared-words">{pieces.map(shown)}</p>;
  return (
    <div className="compared-sides">
      <div>
        <strong>{words.before}</strong>
        <p className="compared-words">{pieces.filter(({ kind }) => kind !== 'added').map(shown)}</p>
      </div>
      <div>
        <strong>{words.after}</strong>
        <p className="compared-words">{pieces.filter(({ kind }) => kind !== 'removed').map(shown)}</p>
      </div>
    </div>
  );
}

function shown({ kind, text }: Piece, at: number) {
  if (kind === 'added') return <ins key={at}>{text}</ins>;
  if (kind === 'removed') return <del key={at}>{text}</del>;
  return <span key={at}>{text}</span>;
}
