import { Link } from '@tanstack/react-router';
import { PageHead } from '../../ui/page-head.tsx';
import './assignment.css';
import { BringIn } from './bring-in.tsx';
import { useKept } from './draft.ts';
import { type Pasted, PastedRequest } from './pasted-request.tsx';
import { text } from './text.ts';

export function NewAssignmentPage() {
  const [pasted, setPasted] = useKept<Pasted | null>('pasted', null);
  return (
    <>
      <PageHead
        title={pasted === null ? text.new.title : pasted.request.documentId}
        lead={
          pasted === null ? (
            <>
              {text.new.lead} <Link to="/assignments">{text.new.back}</Link>
            </>
          ) : (
            <>
              {text.new.reading}. {text.new.notYet}
            </>
          )
        }
      />
      {pasted === null ? (
        <BringIn onRequest={setPasted} />
      ) : (
        <PastedRequest pasted={pasted} onChange={setPasted} />
      )}
    </>
  );
}
