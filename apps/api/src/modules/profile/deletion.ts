import type { Database } from '../../db/database.ts';
import type { Services } from '../../rpc/context.ts';
import type { Customer } from '../account/require-customer.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import { forgetSubject, subjectOfCustomer } from '../personal-data/subject.ts';

/** Days between the wish and the deletion. */
export const graceDays = 30;
/** A turn of the clock deletes so many; the rest wait a minute. */
const atOnce = 20;

const dayText = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'Europe/Moscow' });

/** Sets the day of an account's deletion; a second wish changes nothing. */
export function askDeletion(database: Database, { id }: Customer): Promise<void> {
  return database.transaction(async (executor) => {
    const [row] = await executor.query<{ dueAt: Date | string }>(
      `insert into customer_deletion (customer_id, due_at) values ($1, now() + make_interval(days => $2::int))
       on conflict (customer_id) do nothing returning due_at as "dueAt"`,
      [id, graceDays],
    );
    if (!row) return;
    await tellCustomer(executor, {
      customerId: id,
      kind: 'security',
      title: 'Кабинет будет удалён',
      text: `Мы удалим ваши данные ${dayText.format(new Date(row.dueAt))}. До этого дня удаление можно отменить в\u00a0профиле.`,
      href: '/lk/profile/',
    });
  });
}

/** Takes the wish back. */
export async function cancelDeletion(database: Database, { id }: Customer): Promise<void> {
  await database.query('delete from customer_deletion where customer_id = $1', [id]);
}

/** Deletes the accounts whose day has come, each with all that is known of it, and leaves a record without a person in it. */
export async function deleteDueCustomers({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const due = await database.query<{ id: string }>(
    'select customer_id as id from customer_deletion where due_at <= $1 order by due_at limit $2',
    [now.toISOString(), atOnce],
  );
  for (const { id } of due) {
    await database.transaction(async (executor) => {
      const [wish] = await executor.query<{ askedAt: Date | string; holdingId: number }>(
        `select d.asked_at as "askedAt", c.holding_id as "holdingId"
         from customer_deletion d join customer c on c.id = d.customer_id
         where d.customer_id = $1 and d.due_at <= $2 for update of d`,
        [id, now.toISOString()],
      );
      const subject = wish && (await subjectOfCustomer(executor, id));
      if (!wish || !subject) return;
      const counts = await forgetSubject(executor, subject);
      await executor.query(
        `insert into destruction_record (holding_id, customer_id, asked_at, counts) values ($1, $2, $3, $4::jsonb)`,
        [wish.holdingId, id, new Date(wish.askedAt).toISOString(), JSON.stringify(counts)],
      );
    });
  }
}
