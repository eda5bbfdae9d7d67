import type { AccountConsent, Profile } from '@showroom/api-contract/profile';
import type { Executor } from '../../db/database.ts';
import type { Customer } from '../account/require-customer.ts';
import { listSessions } from '../account/sessions.ts';
import { readUser } from '../account/user.ts';

type Row<T> = { [Name in keyof T]: Name extends `${string}At` ? Date | string | null : T[Name] };
const iso = (at: Date | string | null | undefined) => (at ? new Date(at).toISOString() : null);

/** All that the profile shows. Throws 401 when the account went meanwhile. */
export async function readProfile(db: Executor, customer: Customer): Promise<Profile> {
  const user = await readUser(db, customer);
  const consents = await db.query<Row<AccountConsent>>(
    `select kind, text_version as "textVersion", given_at as "givenAt", withdrawn_at as "withdrawnAt"
     from customer_consent where customer_id = $1 order by given_at desc, id desc`,
    [customer.id],
  );
  const [waiting] = await db.query<{ email: string | null; dueAt: Date | string | null }>(
    `select (select email from email_confirmation where customer_id = $1 and expires_at > now()) as email,
       (select due_at from customer_deletion where customer_id = $1) as "dueAt"`,
    [customer.id],
  );
  return {
    user,
    pendingEmail: waiting?.email ?? null,
    consents: consents.map((row) => ({
      ...row,
      givenAt: iso(row.givenAt) ?? '',
      withdrawnAt: iso(row.withdrawnAt),
    })),
    sessions: await listSessions(db, customer),
    deletionAt: iso(waiting?.dueAt),
  };
}
