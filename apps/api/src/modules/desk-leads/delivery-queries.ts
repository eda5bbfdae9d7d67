import type { Executor } from '../../db/database.ts';
import { type Letter, letterColumns } from '../outbox/dead-letters.ts';
import { inScope, type Scope, scopeValues } from './scope.ts';

/** What was sent about a lead, the newest first. */
export const lettersOf = (db: Executor, leadId: string): Promise<Letter[]> =>
  db.query<Letter>(
    `select ${letterColumns} from outbox o join lead l on l.id = o.lead_id
     where o.lead_id = $1 order by o.created_at desc, o.id limit 100`,
    [leadId],
  );

/** Messages about leads of the scope that were given up, the newest first. */
export async function deadOf(
  db: Executor,
  scope: Scope,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: Letter[]; total: number }> {
  const from = `from outbox o join lead l on l.id = o.lead_id where o.status = 'dead' and ${inScope}`;
  const items = await db.query<Letter>(
    `select ${letterColumns} ${from} order by o.created_at desc, o.id limit $4 offset $5`,
    [...scopeValues(scope), limit, offset],
  );
  const [row] = await db.query<{ total: number }>(`select count(*)::int as total ${from}`, scopeValues(scope));
  return { items, total: row?.total ?? 0 };
}

/** The holding's number of the lead that a message is about; undefined outside of the scope. */
export async function leadOfLetter(db: Executor, scope: Scope, id: string): Promise<number | undefined> {
  const [row] = await db.query<{ number: number }>(
    `select l.number from outbox o join lead l on l.id = o.lead_id where ${inScope} and o.id = $4`,
    [...scopeValues(scope), id],
  );
  return row?.number;
}
