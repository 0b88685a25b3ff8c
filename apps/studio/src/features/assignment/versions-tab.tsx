import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Problem } from '../../ui/problem.tsx';
import { type AssignmentDocument, keys } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

/** Versions shown at once; more on request. */
const PAGE = 50;

/** The line of versions, the newest first. Having an old one again makes a new one. */
export function VersionsTab({
  document: { documentId, versions, etag },
  erased = false,
}: {
  readonly document: AssignmentDocument;
  readonly erased?: boolean;
}) {
  const [most, setMost] = useState(PAGE);
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: (version: number) =>
      api().documents.restore(documentId, { version }, etag === null ? {} : { ifMatch: etag }),
    onSuccess: async ({ newVersion }) => {
      await queries.invalidateQueries({ queryKey: [...keys.document(documentId)] });
      await queries.invalidateQueries({ queryKey: [...keys.lists] });
      announce(text.versions.restored(newVersion));
    },
  });
  const newest = versions.at(-1)?.version;
  const first = versions[0]?.version;
  const all = [...versions].reverse();
  return (
    <>
      <p className="soft">{text.versions.lead}</p>
      {restore.isError ? <Problem error={restore.error} /> : null}
      <ol className="plain-lines versions" reversed>
        {all.slice(0, most).map(({ version, kind, fromVersion, problems, runId, createdAt }) => (
          <li key={version} className="card">
            <div>
              <h3 className="row">
                <span>v{version}</span>
                {version === newest ? <Badge tone="good">{text.versions.newest}</Badge> : null}
              </h3>
              <p className="row soft">
                <span>
                  {kind === 'restored' && fromVersion !== null
                    ? text.versions.from(fromVersion)
                    : (codes.kinds[kind] ?? kind)}
                </span>
                <span>{text.versions.of(problems)}</span>
                <Moment at={createdAt} />
              </p>
            </div>
            <div className="actions">
              {version === first || erased ? null : (
                <Link
                  to="."
                  search={{ tab: 'compare', from: String(version - 1), to: String(version) } as never}
                  aria-label={text.versions.compareOf(version)}
                >
                  {text.versions.compare}
                </Link>
              )}
              {erased ? null : (
                <Link
                  to="/assignments/$documentId/print"
                  params={{ documentId }}
                  search={{ version: String(version) } as never}
                  aria-label={text.versions.printOf(version)}
                >
                  {text.versions.print}
                </Link>
              )}
              <Link to="/audit/$runId" params={{ runId }} aria-label={text.versions.recordOf(version)}>
                {text.versions.record}
              </Link>
              {version === newest || erased ? null : (
                <Button
                  busy={restore.isPending && restore.variables === version}
                  aria-label={text.versions.restoreOf(version)}
                  onClick={() => restore.mutate(version)}
                >
                  {text.versions.restore}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {all.length <= most ? null : (
        <Button onClick={() => setMost(most + PAGE)}>
          {text.work.more(Math.min(PAGE, all.length - most))}
        </Button>
      )}
    </>
  );
}
