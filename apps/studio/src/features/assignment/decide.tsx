import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { type AssignmentDocument, keys } from './reads.ts';
import { text } from './text.ts';

/** Makes a new version of what is kept and what is put back. Nothing that is on record changes. */
export function Decide({
  document: { documentId, version, etag },
  from,
  back,
  all,
}: {
  readonly document: AssignmentDocument;
  /** The version whose words are put back. */
  readonly from: number;
  readonly back: readonly string[];
  readonly all: readonly string[];
}) {
  const { choose } = useChoices();
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: () =>
      api().documents.restore(
        documentId,
        { version: from, problems: [...back] },
        etag === null ? {} : { ifMatch: etag },
      ),
    onSuccess: async ({ newVersion }) => {
      await queries.invalidateQueries({ queryKey: [...keys.document(documentId)] });
      await queries.invalidateQueries({ queryKey: [...keys.lists] });
      choose({ from: String(from), to: String(newVersion), back: undefined });
      announce(text.compare.made(newVersion));
    },
  });
  return (
    <section className="card rewrite-bar" aria-label={text.compare.decide}>
      {make.isError ? (
        <Problem
          error={make.error}
          retry={() => {
            make.reset();
            return queries.invalidateQueries({ queryKey: [...keys.document(documentId)] });
          }}
        />
      ) : null}
      <div className="row">
        {back.length === 0 ? null : (
          <Button kind="primary" busy={make.isPending} onClick={() => make.mutate()}>
            {text.compare.make(version + 1)}
          </Button>
        )}
        <span role="status">{text.compare.standing(back.length, all.length)}</span>
        {back.length === all.length ? null : (
          <Button kind="quiet" onClick={() => choose({ back: all.join(',') })}>
            {text.compare.all}
          </Button>
        )}
        {back.length === 0 ? null : (
          <Button kind="quiet" onClick={() => choose({ back: undefined })}>
            {text.compare.none}
          </Button>
        )}
      </div>
    </section>
  );
}
