import { warningDays } from '@showroom/domain/account/loyalty';
import { addDays } from '@showroom/domain/booking/moscow-time';
import type { ClockTask } from '../account-clock/clock-task.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import { expirePoints, maturePoints, readBalance, today } from './ledger.ts';

const href = '/lk/loyalty/';
const dayText = (day: string) =>
  new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' }).format(new Date(`${day}T12:00:00Z`));

/** Points that become available, expire, or will soon: each customer in a transaction of their own. */
export const turnLoyalty: ClockTask = async ({ database }, now) => {
  const day = today(now.getTime());
  const horizon = addDays(day, warningDays);
  const due = await database.query<{ id: string }>(
    `select distinct l.customer_id as id from bonus_entry l join loyalty_member m on m.customer_id = l.customer_id
     where l.lot_id is null and (
       (l.status = 'pending' and l.available_on <= $1::date
         and not exists (select 1 from bonus_entry e where e.lot_id = l.id))
       or (l.status = 'available' and (l.expires_on < $1::date
           or (l.expires_on <= $2::date and l.expires_on > coalesce(m.warned_until, '-infinity')))
         and l.points + coalesce((select sum(e.points) from bonus_entry e where e.lot_id = l.id), 0) > 0))
     order by 1 limit 500`,
    [day, horizon],
  );
  for (const { id: customerId } of due) {
    await database.transaction(async (executor) => {
      const came = await maturePoints(executor, customerId, day);
      await expirePoints(executor, customerId, day);
      const tell = (title: string, text: string) =>
        tellCustomer(executor, { customerId, kind: 'bonus', title, text, href });
      if (came > 0) await tell(`Доступны баллы: ${came}`, 'Их\u00a0можно потратить в\u00a0сервисе и\u00a0магазине.');
      const { expiring } = await readBalance(executor, customerId);
      if (expiring && expiring.on <= horizon) {
        const [warned] = await executor.query(
          `update loyalty_member set warned_until = $2::date
           where customer_id = $1 and $3::date > coalesce(warned_until, '-infinity') returning 1`,
          [customerId, horizon, expiring.on],
        );
        if (warned)
          await tell(`Сгорают баллы: ${expiring.points}`, `Потратьте их до\u00a0${dayText(expiring.on)} включительно.`);
      }
    });
  }
};
