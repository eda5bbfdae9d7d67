import type { Executor } from '../../db/database.ts';

/**
 * Retention periods. Leads: three years, the general limitation period (Civil Code, article 196), within which
 * either side may have to prove what was asked and agreed; consents go with their lead.
 */
const kept = [
  { table: 'lead', since: 'created_at', lifetime: '3 years' },
  { table: 'outbox', since: 'created_at', lifetime: '30 days' },
  { table: 'report_code', since: 'expires_at', lifetime: '1 day' },
  { table: 'idempotency', since: 'created_at', lifetime: '24 hours' },
  // Holds alone have this time; whoever wants theirs does not wait for it.
  { table: 'booking', since: 'expires_at', lifetime: '0 seconds' },
  { table: 'selection_call', since: 'created_at', lifetime: '30 days' },
  // Nobody reads them where the clock does not run.
  { table: 'vehicle_change', since: 'changed_at', lifetime: '7 days' },
  // A month says how a release changed the speed.
  { table: 'web_vital', since: 'measured_at', lifetime: '30 days' },
  { table: 'rate_count', since: 'expires_at', lifetime: '0 seconds' },
] as const;

/** Deletes expired rows. Returns the count by table. */
export async function purge(db: Executor): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const { table, since, lifetime } of kept) {
    const [row] = await db.query<{ count: number }>(
      `with gone as (delete from ${table} where ${since} < now() - interval '${lifetime}' returning 1)
       select count(*)::int as count from gone`,
    );
    gone[table] = row?.count ?? 0;
  }
  return gone;
}
