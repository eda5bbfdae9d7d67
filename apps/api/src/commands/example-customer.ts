import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { insertExample } from '../modules/example-customer/insert-example.ts';
import { exampleParts } from '../modules/example-customer/registry.ts';
import { readHoldings } from '../modules/holdings/read-holdings.ts';
import { diskFileStore } from '../ports/file-store.ts';
import { requireMigrated } from './require-migrated.ts';
import { StartError } from './start-error.ts';

/** A phone that no operator gives out, so that no message ever reaches a person; one of each holding. */
export const examplePhone = (holdingId: number): string => `7999${String(holdingId).padStart(7, '0')}`;

/**
 * Makes a customer with data in every status; an earlier one of the holding is replaced. Throws `StartError` on a production
 * database and for an unknown holding.
 */
export async function exampleCustomer(
  { mode, databaseUrl, dataDir }: Pick<Env, 'mode' | 'databaseUrl' | 'dataDir'>,
  database: Database,
  holdingId: number,
): Promise<string> {
  if (mode === 'production' && databaseUrl !== undefined)
    throw new StartError('Example customers are for development: this is a production database.');
  if (!readHoldings().has(holdingId)) throw new StartError(`There is no holding ${holdingId}.`);
  await requireMigrated(database);
  const files = diskFileStore(join(dataDir, 'files'));
  const customerId = randomUUID();
  const phone = examplePhone(holdingId);
  await database.transaction(async (executor) => {
    await insertExample(executor, { customerId, holdingId, phone });
    for (const part of exampleParts) await part({ executor, customerId, holdingId, files });
  });
  return `Customer ${customerId}; sign in with the phone +${phone}, the code is in /dev/outbox.`;
}

/** The example customer of each holding that has none: those of a restarted server stay signed in. Throws as `exampleCustomer` does. */
export async function exampleCustomers(
  env: Pick<Env, 'mode' | 'databaseUrl' | 'dataDir'>,
  database: Database,
): Promise<void> {
  for (const holdingId of readHoldings().keys()) {
    const known = await database.query('select id from customer where holding_id = $1 and phone = $2', [
      holdingId,
      examplePhone(holdingId),
    ]);
    if (known.length === 0) await exampleCustomer(env, database, holdingId);
  }
}
