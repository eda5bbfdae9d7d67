import { moscowToday } from '@showroom/domain/lead/lead-date';
import type { Services } from '../../rpc/context.ts';
import { tellCustomer } from '../notices/tell-customer.ts';

/** Where the group's system says nothing of a new car, it is the customer's word that counts. */
const checkHours = 24;

/** Clock: cars whose check nobody answered, and paid services whose term is over. Safe to run as often as one likes. */
export async function tendGarage({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  await database.query(
    `update garage_car set status = 'active', checking_since = null, updated_at = now()
     where status = 'checking' and checking_since < $1::timestamptz - make_interval(hours => $2::int)`,
    [now, checkHours],
  );
  await database.transaction(async (executor) => {
    const ended = await executor.query<{ customerId: string; name: string }>(
      `update functional_service set status = 'ended', updated_at = now()
       where status = 'active' and not is_renewed and ends_on < $1::date returning customer_id as "customerId", name`,
      [moscowToday(now)],
    );
    for (const { customerId, name } of ended)
      await tellCustomer(executor, {
        ...{ customerId, kind: 'garage', title: name, href: '/lk/functional-services/' },
        text: 'Срок услуги закончился.',
      });
  });
}
