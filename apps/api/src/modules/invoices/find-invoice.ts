import type { Executor } from '../../db/database.ts';

/** As an invoice's number is compared: without spaces, in capitals. */
export const plainNumber = (number: string): string => number.replace(/\s+/g, '').toUpperCase();

/** The invoice of this number and phone; undefined for any other pair, without a difference. */
export async function findInvoiceId(
  db: Executor,
  holdingId: number,
  { number, phone }: { number: string; phone: string },
): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    `select id from invoice where holding_id = $1 and number = $2 and phone = $3 and state <> 'withdrawn'`,
    [holdingId, plainNumber(number), phone],
  );
  return row?.id;
}
