import type { LeadFile } from '@showroom/api-contract/lead';
import type { Executor } from '../../db/database.ts';

export async function insertFile(executor: Executor, holdingId: number, file: LeadFile): Promise<void> {
  await executor.query('insert into lead_file (id, holding_id, name, mime, size) values ($1, $2, $3, $4, $5)', [
    file.id,
    holdingId,
    file.name,
    file.mime,
    file.size,
  ]);
}

/** How many of these files wait for a lead of the holding. */
export async function countWaiting(db: Executor, holdingId: number, ids: readonly string[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from lead_file where holding_id = $1 and lead_id is null and id = any($2::uuid[])',
    [holdingId, ids],
  );
  return row?.count ?? 0;
}

/** Gives the files to a lead. Returns how many were still free: two leads never have one file. */
export async function bindFiles(
  executor: Executor,
  holdingId: number,
  leadId: string,
  ids: readonly string[],
): Promise<number> {
  const rows = await executor.query<{ id: string }>(
    `update lead_file set lead_id = $2 where holding_id = $1 and lead_id is null and id = any($3::uuid[]) returning id`,
    [holdingId, leadId, ids],
  );
  return rows.length;
}

/** Files that no lead has named within a day, or whose lead is deleted. Their rows are gone with this. */
export async function takeUnbound(db: Executor): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    "delete from lead_file where lead_id is null and created_at < now() - interval '1 day' returning id",
  );
  return rows.map(({ id }) => id);
}

/** Files of accounts and deals whose owner is gone: the customer, the car, the work, the policy, the deal. Their rows are gone with this. */
export async function takeForgotten(db: Executor): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `with files as (
       delete from account_file where customer_id is null
         or (owner_kind = 'car' and not exists (select 1 from garage_car where id = owner_id))
         or (owner_kind = 'work' and not exists (select 1 from order_work where id = owner_id))
         or (owner_kind = 'policy' and not exists (select 1 from insurance_policy where id = owner_id))
       returning id),
     documents as (
       delete from deal_document where deal_id is null and created_at < now() - interval '1 day' returning id)
     select id from files union all select id from documents`,
  );
  return rows.map(({ id }) => id);
}
