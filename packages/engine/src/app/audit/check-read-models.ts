import type { FirstBad } from '@palimpsest/contracts';
import type { ProjectedEvent, ReadModel } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { compareRows, countRows, type RowMismatch } from '../../adapters/postgres/audit-rows.ts';
import type { FirstFinding } from './first-finding.ts';
import { type ChangedRow, pageChanges, type Shape, sourceOf } from './page-changes.ts';

export interface ReadModelsCheck {
  /** Holds the rows that these events imply against the tables. */
  page(events: readonly ProjectedEvent[]): Promise<void>;
  /** After the last page: cells no later event accounts for, and tables with more rows than events made. */
  end(): Promise<{ readonly tooMany: readonly ReadModel[] }>;
}

/**
 * Compares tables with the events page by page, in bounded memory. A cell that differs from what an event said is
 * only in doubt, since a later event may have changed it; what is still in doubt at the end is wrong.
 */
export function checkReadModels(
  client: PoolClient,
  tenant: string,
  models: readonly ReadModel[],
  findings: FirstFinding,
): ReadModelsCheck {
  /** Cells in doubt, by the table and row they stand in. */
  const doubts = new Map<string, Map<string, FirstBad>>();
  const made = new Map<string, number>();

  const judge = (model: ReadModel, { columns, rows }: Shape, mismatches: readonly RowMismatch[]) => {
    const differing = new Map<number, Set<string>>();
    for (const { index, columns: names } of mismatches) {
      const row = rows[index] as ChangedRow;
      if (names === null) findings.report(missingRow(tenant, model, row));
      else differing.set(index, new Set([...(differing.get(index) ?? []), ...names]));
    }
    if (doubts.size === 0 && differing.size === 0) return;
    for (const [index, row] of rows.entries()) {
      const place = `${model.table} ${row.name}`;
      const wrong = differing.get(index);
      const cells = doubts.get(place) ?? new Map<string, FirstBad>();
      if (wrong === undefined && cells.size === 0) continue;
      for (const column of columns) {
        if (wrong?.has(column)) cells.set(column, wrongCell(tenant, model, row, column));
        else cells.delete(column);
      }
      if (cells.size > 0) doubts.set(place, cells);
      else doubts.delete(place);
    }
  };

  /** A known type may hold what its read model cannot make sense of, when the chain was made anew over it. */
  const changesOf = (model: ReadModel, events: readonly ProjectedEvent[]): readonly Shape[] => {
    try {
      return pageChanges(model, events);
    } catch {
      const readable = events.filter((event) => isReadable(model, event));
      const { sequence = null, stream = null } = events.find((event) => !readable.includes(event)) ?? {};
      const problem = `event ${sequence} has no content that ${model.table} could be made from`;
      findings.report({ tenant, sequence, stream, what: whatOf(model.table), problem });
      return pageChanges(model, readable);
    }
  };

  const reportAll = () => {
    for (const cells of doubts.values()) for (const cell of cells.values()) findings.report(cell);
  };

  return {
    async page(events) {
      const asked = models.flatMap((model) =>
        changesOf(model, events).map((shape) => {
          if (shape.inserted) made.set(model.table, (made.get(model.table) ?? 0) + shape.rows.length);
          const rows = shape.rows.map(({ values }) => values);
          return {
            model,
            shape,
            answer: compareRows(client, tenant, { model, columns: shape.columns, rows }),
          };
        }),
      );
      const answers = await Promise.all(asked.map(({ answer }) => answer));
      for (const [i, { model, shape }] of asked.entries()) judge(model, shape, answers[i] ?? []);
    },
    async end() {
      // Where events are missing, one of them may have said what is in doubt: then the missing event is the finding.
      if (!findings.eventIsBad()) reportAll();
      const byTable = new Map(models.map((each) => [each.table, each]));
      const counted = await countRows(client, tenant, [...byTable.keys()]);
      const isTooMany = ({ table }: ReadModel) => (counted.get(table) ?? 0) > (made.get(table) ?? 0);
      return { tooMany: [...byTable.values()].filter(isTooMany) };
    },
  };
}

function missingRow(tenant: string, model: ReadModel, { name, by }: ChangedRow): FirstBad {
  const { sequence, stream } = by;
  const problem = `the row ${name} of ${model.table}, which event ${sequence} made, is missing`;
  return { tenant, sequence, stream, what: whatOf(model.table), problem };
}

function wrongCell(tenant: string, model: ReadModel, row: ChangedRow, column: string): FirstBad {
  const { sequence, stream } = sourceOf(row, column);
  const problem = `the row ${row.name} of ${model.table} has another ${column} than event ${sequence} says`;
  return { tenant, sequence, stream, what: whatOf(model.table), problem };
}

export function whatOf(table: string): FirstBad['what'] {
  if (table === 'attempts') return 'attempt';
  return table === 'recordings' ? 'recording' : 'read-model';
}

function isReadable(model: ReadModel, event: ProjectedEvent): boolean {
  try {
    model.project(event);
    return true;
  } catch {
    return false;
  }
}
