import { consentVersion } from '@showroom/domain/lead/consent';
import type { Executor } from '../../db/database.ts';

/** A person who does not exist, in the place of an earlier one of the holding. */
export async function insertExample(
  executor: Executor,
  { customerId, holdingId, phone }: { customerId: string; holdingId: number; phone: string },
): Promise<void> {
  await executor.query('delete from customer where holding_id = $1 and phone = $2', [holdingId, phone]);
  await executor.query(
    `insert into customer (id, holding_id, phone, first_name, last_name, email, email_confirmed_at)
     values ($1, $2, $3, 'Анна', 'Примерова', 'anna@example.com', now())`,
    [customerId, holdingId, phone],
  );
  await executor.query(
    "insert into customer_consent (customer_id, kind, text_version) select $1, kind, $2 from unnest(array['policy','agreement','data']) as given (kind)",
    [customerId, consentVersion],
  );
}
