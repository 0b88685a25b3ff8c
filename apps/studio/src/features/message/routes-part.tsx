import {
  PreconditionFailedError,
  type RoutesResource,
  type RoutingTable,
  type Tagged,
} from '@palimpsest/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { LineField } from './fields.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { keys, type RouteRow, useRoutes } from './reads.ts';
import { RouteDialog } from './route-dialog.tsx';
import { freshRow } from './route-draft.ts';
import { RoutesTable } from './routes-table.tsx';
import { text } from './text.ts';

const words = text.routes;

export function RoutesPart() {
  const routes = useRoutes();
  if (routes.isPending) return <Loading />;
  if (routes.isError) return <Problem error={routes.error} retry={() => routes.refetch()} />;
  return <RoutesEditor key={routes.data.number} routes={routes.data} reload={() => routes.refetch()} />;
}

/** The routing table. A change counts when the whole table is put in force. */
function RoutesEditor({
  routes: { number, table: saved, etag },
  reload,
}: {
  readonly routes: Tagged<RoutesResource>;
  readonly reload: () => unknown;
}) {
  const queries = useQueryClient();
  const addId = useId();
  const [table, setTable] = useState<RoutingTable>(saved);
  const [edited, setEdited] = useState<RouteRow | null>(null);
  const dirty = JSON.stringify(table) !== JSON.stringify(saved);
  const sameName = dirty && table.version.trim() === saved.version;
  const save = useMutation({
    mutationFn: () =>
      api().complaint.setRoutes(
        { ...table, version: table.version.trim() },
        etag === null ? {} : { ifMatch: etag },
      ),
    onSuccess: (inForce) => {
      announce(words.saved);
      queries.setQueryData(keys.routes, inForce);
    },
  });
  const setRows = (rows: RouteRow[]) => setTable({ ...table, rows });
  const take = (row: RouteRow) => {
    const known = table.rows.some(({ id }) => id === edited?.id);
    setRows(known ? table.rows.map((each) => (each.id === edited?.id ? row : each)) : [...table.rows, row]);
    setEdited(null);
  };
  const others = table.rows.filter(({ id }) => id !== edited?.id).map(({ id }) => id);
  return (
    <section aria-labelledby="routes-title">
      <LeaveGuard when={dirty} />
      <h2 id="routes-title">{words.title}</h2>
      <p className="lead">{words.lead}</p>
      <p className="soft">
        {number === 0 ? words.shipped : words.number(number)} {words.policy}{' '}
        <code>{table.policy_version}</code>.
      </p>
      <LineField
        label={words.version}
        help={words.versionHelp}
        error={sameName ? words.sameName : null}
        value={table.version}
        onChange={(version) => setTable({ ...table, version })}
      />
      <RoutesTable
        rows={table.rows}
        edit={setEdited}
        remove={(row) => {
          setRows(table.rows.filter(({ id }) => id !== row.id));
          announce(words.removed(row.id));
          // The button that was pressed goes with its row.
          document.getElementById(addId)?.focus();
        }}
      />
      <Button id={addId} onClick={() => setEdited(freshRow(table.rows.map(({ id }) => id)))}>
        {words.add}
      </Button>
      {save.error instanceof PreconditionFailedError ? (
        <div className="problem" role="alert">
          <p>{words.changedMeanwhile}</p>
          <Button onClick={() => reload()}>{words.load}</Button>
        </div>
      ) : save.isError ? (
        <Problem error={save.error} />
      ) : null}
      <div className="actions message-save">
        <Button
          kind="primary"
          busy={save.isPending}
          disabled={!dirty || sameName || table.version.trim() === ''}
          onClick={() => save.mutate()}
        >
          {words.save}
        </Button>
        {dirty ? <Button onClick={() => setTable(saved)}>{words.undo}</Button> : null}
        <span role="status">{dirty ? words.unsaved : ''}</span>
      </div>
      {edited === null ? null : (
        <RouteDialog row={edited} taken={others} take={take} close={() => setEdited(null)} />
      )}
    </section>
  );
}
