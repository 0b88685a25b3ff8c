import type { Json } from '@palimpsest/contracts';
import type { ProjectedEvent, ReadModel, Row } from '@palimpsest/kernel';

/** The event that said something. */
export type Source = Pick<ProjectedEvent, 'sequence' | 'stream'>;

/** A row as the events of a page leave it. */
export interface ChangedRow {
  readonly name: string;
  /** All that is known of it, the key included. */
  readonly values: Record<string, Json>;
  /** True when it began within the page: then all its columns are known. */
  readonly inserted: boolean;
  /** Who touched it first. */
  readonly by: Source;
  /** Who said a column last, where that was not the first. */
  readonly later: Map<string, Source>;
}

/** Rows that changed in the same columns; they go to the server together. */
export interface Shape {
  readonly inserted: boolean;
  /** Without the key. */
  readonly columns: readonly string[];
  readonly rows: ChangedRow[];
}

/** Puts together what a page of events means for one read model: one change a row, however often it was touched. */
export function pageChanges(model: ReadModel, events: readonly ProjectedEvent[]): readonly Shape[] {
  const rows = new Map<string, ChangedRow>();
  for (const event of events) {
    for (const change of model.project(event)) {
      if (change.op === 'insert') {
        const name = rowName(model, change.row);
        rows.set(name, { name, values: { ...change.row }, inserted: true, by: event, later: new Map() });
        continue;
      }
      if (Object.keys(change.key).length !== model.key.length)
        throw new Error(`The read model ${model.table} updates rows by something else than its key.`);
      const name = rowName(model, change.key);
      let row = rows.get(name);
      if (row === undefined) {
        row = { name, values: { ...change.key }, inserted: false, by: event, later: new Map() };
        rows.set(name, row);
      }
      for (const column of Object.keys(change.set)) {
        row.values[column] = change.set[column] ?? null;
        row.later.set(column, event);
      }
    }
  }
  return shapesOf(model, rows.values());
}

/** The event that a column's value comes from. */
export function sourceOf(row: ChangedRow, column: string): Source {
  return row.later.get(column) ?? row.by;
}

function shapesOf(model: ReadModel, rows: Iterable<ChangedRow>): readonly Shape[] {
  const shapes = new Map<string, Shape>();
  for (const row of rows) {
    // Of a row that begins here every column is known: those that were not given are null.
    const names = row.inserted ? '*' : [...row.later.keys()].sort().join();
    let shape = shapes.get(names);
    if (shape === undefined) {
      const columns = Object.keys(row.inserted ? model.columns : row.values).filter(
        (column) => !model.key.includes(column),
      );
      shape = { inserted: row.inserted, columns, rows: [] };
      shapes.set(names, shape);
    }
    shape.rows.push(row);
  }
  return [...shapes.values()];
}

/** `attempt_id=…`: keys are ids, so they may be shown; other columns may hold people's words. */
function rowName(model: ReadModel, from: Row): string {
  return model.key.map((column) => `${column}=${String(from[column])}`).join(', ');
}
