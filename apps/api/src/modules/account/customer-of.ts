import { randomUUID } from 'node:crypto';
import type { Executor } from '../../db/database.ts';

/** The customer of a phone, new where there was none. */
export async function customerOf(
  executor: Executor,
  holdingId: number,
  phone: string,
): Promise<{ id: string; isNew: boolean }> {
  const [row] = await executor.query<{ id: string; firstName: string | null }>(
    `insert into customer (id, holding_id, phone) values ($1, $2, $3)
     on conflict (holding_id, phone) do update set updated_at = customer.updated_at
     returning id, first_name as "firstName"`,
    [randomUUID(), holdingId, phone],
  );
  if (!row) throw new Error('A customer was neither found nor made.');
  return { id: row.id, isNew: row.firstName === null };
}
