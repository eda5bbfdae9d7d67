import type { Database, Executor } from '../../db/database.ts';

/** Everything that is known of a phone. Counts of limits are not: they hold hashes and go within two days. */
export type SubjectData = { leads: object[]; consents: object[]; messages: object[]; codes: object[] };

/** What a person may ask for (152-ФЗ, article 14). `phone`: eleven digits. */
export async function exportSubject(db: Executor, phone: string): Promise<SubjectData> {
  const [leads, consents, messages, codes] = await Promise.all([
    db.query<object>(
      `select id, holding_id, number, form_id, form_url, status, dealer_code, vehicle_id, vehicle_name, data, created_at
       from lead where phone = $1 order by created_at`,
      [phone],
    ),
    db.query<object>(
      `select c.lead_id, c.form_id, c.mode, c.text_version, c.marketing, c.ip, c.created_at
       from consent c join lead l on l.id = c.lead_id where l.phone = $1 order by c.created_at`,
      [phone],
    ),
    db.query<object>(
      `select channel, kind, recipient, subject, case when secret then '' else body end as body, status, created_at
       from outbox where recipient = $1 or lead_id in (select id from lead where phone = $1) order by created_at`,
      [phone],
    ),
    db.query<object>('select created_at, expires_at from report_code where phone = $1 order by created_at', [phone]),
  ]);
  return { leads, consents, messages, codes };
}

/** Deletes everything that is known of a phone, in one transaction. Returns how many rows went. */
export function forgetSubject(database: Database, phone: string): Promise<Record<string, number>> {
  return database.transaction(async (executor) => {
    const gone: Record<string, number> = {};
    // Their bytes go with the next purge, not in a day.
    await executor.query(
      `update lead_file set created_at = now() - interval '2 days' where lead_id in (select id from lead where phone = $1)`,
      [phone],
    );
    // Messages first: those of the leads would go with them and not be counted.
    for (const [table, condition] of [
      ['outbox', 'recipient = $1 or lead_id in (select id from lead where phone = $1)'],
      ['consent', 'lead_id in (select id from lead where phone = $1)'],
      ['lead', 'phone = $1'],
      ['report_code', 'phone = $1'],
    ] as const) {
      const [row] = await executor.query<{ count: number }>(
        `with gone as (delete from ${table} where ${condition} returning 1) select count(*)::int as count from gone`,
        [phone],
      );
      gone[table] = row?.count ?? 0;
    }
    return gone;
  });
}
