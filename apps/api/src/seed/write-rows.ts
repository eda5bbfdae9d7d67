import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.ts';

const batchSize = 500;

/**
 * Inserts rows in batches: one statement with one JSON parameter each, which both engines take fast. Columns that a
 * table fills itself and that no row gives are left to it. `before` runs before each batch, as for rows that it refers to; `after` hears how
 * many rows stand.
 */
export async function writeRows<T extends PgTable>(
  executor: Executor,
  table: T,
  rows: Iterable<T['$inferInsert']>,
  { before, after }: { before?: () => Promise<unknown>; after?: (written: number) => void } = {},
): Promise<number> {
  const columns = Object.entries(getTableColumns(table));
  let written = 0;
  let batch: Record<string, unknown>[] = [];
  const flush = async () => {
    await before?.();
    const given = columns.filter(([property]) => batch.some((row) => row[property] !== undefined));
    const names = given.map(([, column]) => `"${column.name}"`).join(', ');
    const records = batch.map((row) =>
      Object.fromEntries(given.map(([property, column]) => [column.name, row[property] ?? null])),
    );
    const name = getTableName(table);
    await executor.query(
      `insert into "${name}" (${names}) select ${names} from jsonb_populate_recordset(null::"${name}", $1::jsonb)`,
      [JSON.stringify(records)],
    );
    written += batch.length;
    batch = [];
    after?.(written);
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  return written;
}
