import { addDays } from '@showroom/domain/booking/moscow-time';
import type { ExamplePart } from '../example-customer/example-part.ts';
import { readHoldings } from '../holdings/read-holdings.ts';
import { creditPending, creditPoints, expirePoints, spendPoints, today } from './ledger.ts';

/** Points in every status, some of which expire within the month. */
export const exampleBonus: ExamplePart = async ({ executor, customerId, holdingId }) => {
  if (readHoldings().get(holdingId)?.features.loyalty !== true) return;
  const day = today();
  const credit = (points: number, reason: string, cause: string, daysAgo: number) =>
    creditPoints(executor, { customerId, points, reason, cause, availableOn: addDays(day, -daysAgo) });
  await credit(300, 'Шиномонтаж', 'example-expired', 400);
  await credit(720, 'ТО', 'example-soon', 350);
  await credit(942, 'Тормоза', 'example-later', 60);
  await expirePoints(executor, customerId, day);
  await spendPoints(executor, { customerId, points: 250, reason: 'Хранение шин', cause: 'example-spent' });
  const availableOn = addDays(day, 10);
  await creditPending(executor, {
    customerId,
    points: 279,
    reason: 'Замена щёток',
    cause: 'example-pending',
    availableOn,
  });
  // The history of a year is not written in one day.
  await executor.query(
    `update bonus_entry e set created_at = created_at - s.days * interval '1 day'
     from (values ('example-expired', 400), ('example-soon', 350), ('example-later', 60), ('expired:', 34), ('example-spent', 20),
       ('example-pending', 4)) s (cause, days)
     where e.customer_id = $1 and starts_with(e.cause, s.cause)`,
    [customerId],
  );
  await executor.query('update loyalty_member set spent_sum = 6470000 where customer_id = $1', [customerId]);
};
