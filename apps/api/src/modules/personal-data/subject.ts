import type { Database, Executor } from '../../db/database.ts';
import { type PersonalTable, personalTables } from './personal-tables.data.ts';

/** A person: accounts, and phones and addresses that requests and messages are known by. */
export type Subject = {
  customers: readonly string[];
  phones: readonly string[];
  mails: readonly string[];
  /** Requests of one holding; null: of all. */
  holdingId: number | null;
};

/** Rows by table. Counts of limits are not among them: they hold hashes and go within two days. */
export type SubjectData = Record<string, object[]>;

/** What the conditions of `personalTables` may name. */
const subjectTables = `with customers as (select unnest($1::uuid[]) as id),
  phones as (select unnest($2::text[]) as phone),
  mails as (select unnest($3::text[]) as mail),
  leads as (select id from lead where customer_id in (select id from customers)
    or (phone in (select phone from phones) and ($4::smallint is null or holding_id = $4::smallint)))`;
const valuesOf = ({ customers, phones, mails, holdingId }: Subject) => [customers, phones, mails, holdingId];

/** Everybody with this phone. `phone`: eleven digits. */
export async function subjectOfPhone(db: Executor, phone: string): Promise<Subject> {
  const rows = await db.query<{ id: string; email: string | null }>('select id, email from customer where phone = $1', [
    phone,
  ]);
  return {
    customers: rows.map(({ id }) => id),
    phones: [phone],
    mails: [...new Set([...rows.flatMap(({ email }) => email ?? []), ...(await mailsOfOrders(db, phone))])],
    holdingId: null,
  };
}

/** Addresses that orders of the shop with this phone were confirmed to: a guest has no other. */
async function mailsOfOrders(db: Executor, phone: string): Promise<string[]> {
  const rows = await db.query<{ email: string }>(
    'select distinct email from store_order_recipient where phone = $1 and email is not null',
    [phone],
  );
  return rows.map(({ email }) => email);
}

/** One account with what is known of its phone at its holding; undefined where there is none. */
export async function subjectOfCustomer(db: Executor, customerId: string): Promise<Subject | undefined> {
  const [row] = await db.query<{ phone: string; email: string | null; holdingId: number }>(
    'select phone, email, holding_id as "holdingId" from customer where id = $1',
    [customerId],
  );
  if (!row) return undefined;
  const { phone, email, holdingId } = row;
  return { customers: [customerId], phones: [phone], mails: email === null ? [] : [email], holdingId };
}

/** What a person may ask for (152-ФЗ, article 14): all rows of all tables, without what would open something. */
export async function exportSubject(db: Executor, subject: Subject): Promise<SubjectData> {
  const data: SubjectData = {};
  for (const [table, { of, hidden = {}, shown = {} }] of Object.entries(personalTables)) {
    const left = [...Object.keys(hidden), ...Object.keys(shown)];
    const other = Object.entries(shown).map(([name, sql]) => `'${name}', ${sql}`);
    const rows = await db.query<{ row: object }>(
      `${subjectTables} select to_jsonb(t) - $5::text[] || jsonb_build_object(${other.join(', ')}) as row
       from ${table} t where ${of} order by ctid`,
      [...valuesOf(subject), left],
    );
    if (rows.length > 0) data[table] = rows.map(({ row }) => row);
  }
  return data;
}

/**
 * Deletes everything that is known of a person. Returns how many rows of each table went. Rows with files stay until the next
 * purge, which removes the bytes first; nothing leads to them any more.
 */
export async function forgetSubject(executor: Executor, subject: Subject): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const [table, rule] of Object.entries(personalTables)) {
    const [row] = await executor.query<{ count: number }>(
      `${subjectTables}, gone as (${endOf(table, rule)} returning 1) select count(*)::int as count from gone`,
      valuesOf(subject),
    );
    if (row && row.count > 0) gone[table] = row.count;
  }
  return gone;
}

/** The purge takes what waits for nobody and is older than a day. */
const endOf = (table: string, { of, hasFiles }: PersonalTable) =>
  hasFiles
    ? `update ${table} set created_at = now() - interval '2 days' where ${of}`
    : `delete from ${table} where ${of}`;

/** Deletes everybody with this phone, in one transaction. */
export const forgetPhone = (database: Database, phone: string): Promise<Record<string, number>> =>
  database.transaction(async (executor) => forgetSubject(executor, await subjectOfPhone(executor, phone)));
