import { parsePhone } from '@showroom/domain/lead/phone-number';
import type { Database } from '../db/database.ts';
import { exportSubject, forgetPhone, subjectOfPhone } from '../modules/personal-data/subject.ts';
import { requireMigrated } from './require-migrated.ts';
import { StartError } from './start-error.ts';

/**
 * `export`: everything that is known of a phone, as JSON. `forget`: deletes it, and says how many rows of each table
 * went. Throws `StartError` for what is no phone.
 */
export async function personalData(
  database: Database,
  command: 'export' | 'forget',
  phoneText: string,
): Promise<string> {
  const phone = parsePhone(phoneText);
  // The input is not echoed: it may be a mistyped phone, and output ends up in logs.
  if (phone === undefined) throw new StartError('Not a phone number: the form is +79991234567.');
  await requireMigrated(database);
  const result =
    command === 'export'
      ? await exportSubject(database, await subjectOfPhone(database, phone))
      : await forgetPhone(database, phone);
  return JSON.stringify(result, null, 2);
}
