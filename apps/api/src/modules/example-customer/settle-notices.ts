import type { ExamplePart } from './example-part.ts';

/** What a customer of some months has in mind, and is still to be read of it. */
const keptOfKind = 3;
const unreadKinds = ['service-order', 'store-order', 'insurance', 'bonus'];

/**
 * Every status was come to within a moment: of the many notices some of each kind stay, spread over the weeks before, all but the newest read,
 * and no message goes out.
 */
export const settleNotices: ExamplePart = async ({ executor, customerId }) => {
  await executor.query("delete from outbox where customer_id = $1 and kind = 'account-notice'", [customerId]);
  const ranked = `select id, kind, row_number() over (partition by kind order by text, id) as place
    from notice where customer_id = $1`;
  await executor.query(`delete from notice where id in (select id from (${ranked}) as r where place > $2::int)`, [
    customerId,
    keptOfKind,
  ]);
  await executor.query(
    `with r as (${ranked}),
     told as (select id, place = 1 and kind = any($2::text[]) as "isNew", row_number() over (order by place, kind <> all($2::text[]), kind) as age from r)
     update notice n set created_at = now() - told.age * interval '31 hours',
       read_at = case when not "isNew" then now() - told.age * interval '31 hours' + interval '20 minutes' end
     from told where told.id = n.id`,
    [customerId, unreadKinds],
  );
};
