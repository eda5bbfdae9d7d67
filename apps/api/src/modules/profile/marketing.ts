import type { ApiContext } from '../../rpc/context.ts';
import type { Customer } from '../account/require-customer.ts';

/** Gives the consent to advertising anew, or takes it back; what was given stays on record with its end. */
export async function putMarketing(
  { database, callerAddress }: Pick<ApiContext, 'database' | 'callerAddress'>,
  { id }: Customer,
  { isGiven, textVersion }: { isGiven: boolean; textVersion: string },
): Promise<void> {
  await database.transaction(async (executor) => {
    // One at a time: two presses give one consent.
    await executor.query('select 1 from customer where id = $1 for update', [id]);
    if (!isGiven) {
      await executor.query(
        `update customer_consent set withdrawn_at = now()
         where customer_id = $1 and kind = 'marketing' and withdrawn_at is null`,
        [id],
      );
      return;
    }
    await executor.query(
      `insert into customer_consent (customer_id, kind, text_version, ip) select $1, 'marketing', $2, $3
       where not exists (select 1 from customer_consent
         where customer_id = $1 and kind = 'marketing' and withdrawn_at is null)`,
      [id, textVersion, callerAddress ?? null],
    );
  });
}
