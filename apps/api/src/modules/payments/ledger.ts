import type { Executor } from '../../db/database.ts';

export type Account = 'bank' | 'sales' | 'suspense' | 'payable';

/**
 * Writes one act of the books, once by its name: false when it stands already. The entries sum to nothing; zero ones are left out.
 * @throws {Error} for entries that do not balance
 */
export async function book(
  executor: Executor,
  paymentId: string,
  act: string,
  entries: Readonly<Partial<Record<Account, number>>>,
): Promise<boolean> {
  const rows = Object.entries(entries).filter(([, amount]) => amount !== 0);
  if (rows.reduce((sum, [, amount]) => sum + amount, 0) !== 0) throw new Error(`The act ${act} does not balance.`);
  const written = await executor.query(
    `insert into ledger_entry (payment_id, act, account, amount)
     select $1, $2, account, amount from unnest($3::text[], $4::bigint[]) as given (account, amount)
     on conflict (payment_id, act, account) do nothing returning id`,
    [paymentId, act, rows.map(([account]) => account), rows.map(([, amount]) => amount)],
  );
  return written.length > 0;
}
