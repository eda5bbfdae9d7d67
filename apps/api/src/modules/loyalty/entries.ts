import type { BonusRow } from '@showroom/api-contract/loyalty';
import type { Executor } from '../../db/database.ts';

/** The ledger, the newest first. The way of points from pending to available is one line: the row that takes them out is not shown. */
export async function listEntries(
  db: Executor,
  customerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: BonusRow[]; total: number }> {
  const shown = `customer_id = $1 and not (status = 'pending' and (lot_id is not null
    or exists (select 1 from bonus_entry e where e.lot_id = b.id)))`;
  const [count] = await db.query<{ total: number }>(`select count(*)::int as total from bonus_entry b where ${shown}`, [
    customerId,
  ]);
  const rows = await db.query<Omit<BonusRow, 'createdAt'> & { createdAt: Date | string }>(
    `select id, status, points, reason, to_char(available_on, 'YYYY-MM-DD') as "availableOn",
       to_char(expires_on, 'YYYY-MM-DD') as "expiresOn", created_at as "createdAt"
     from bonus_entry b where ${shown} order by id desc limit $2 offset $3`,
    [customerId, limit, offset],
  );
  return {
    items: rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() })),
    total: count?.total ?? 0,
  };
}
