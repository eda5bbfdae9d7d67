import type { User } from '@showroom/api-contract/account';
import type { Executor } from '../../db/database.ts';
import { type Customer, unauthenticated } from './require-customer.ts';

/** Who is signed in. Throws 401 when the account went meanwhile. */
export async function readUser(db: Executor, { id }: Pick<Customer, 'id'>): Promise<User> {
  const [row] = await db.query<User>(
    `select first_name as "firstName", last_name as "lastName", middle_name as "middleName", phone, email,
       email_confirmed_at is not null as "isEmailConfirmed",
       exists (select 1 from passkey p where p.customer_id = c.id) as "hasPasskey"
     from customer c where id = $1`,
    [id],
  );
  if (!row) throw unauthenticated();
  return row;
}
