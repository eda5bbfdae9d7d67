import type { Executor } from '../../db/database.ts';
import { notFound } from '../../http/api-error.ts';

export type DeskCustomer = { id: string; name: string };

/** The customer whose phone the staff were told. Throws 404 for a phone that is nobody's. */
export async function customerByPhone(db: Executor, holdingId: number, phone: string): Promise<DeskCustomer> {
  const [row] = await db.query<DeskCustomer>(
    `select id, coalesce(nullif(concat_ws(' ', last_name, first_name), ''), '…' || right(phone, 4)) as name
     from customer where holding_id = $1 and phone = $2`,
    [holdingId, phone],
  );
  if (!row) throw notFound('Такого покупателя нет.');
  return row;
}
