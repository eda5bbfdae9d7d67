import type { Executor } from '../db/database.ts';

const wanted = `
  select d.code || ':bay:' || n as id, d.holding_id, d.code as dealer_code, 'bay' as kind, 'Пост ' || n as name,
    null as mark_code
  from dealer d, generate_series(1, 4) n where d.departments @> '[{"code":"service"}]'
  union all
  select d.code || ':master:' || n, d.holding_id, d.code, 'service-adviser', 'Мастер-консультант ' || n, null
  from dealer d, generate_series(1, 2) n where d.departments @> '[{"code":"service"}]'
  union all
  select d.code || ':sales:' || n, d.holding_id, d.code, 'sales-adviser', 'Консультант ' || n, null
  from dealer d, generate_series(1, 3) n where d.departments @> '[{"code":"new-cars"}]'
  union all
  select d.code || ':demo:' || m.code, d.holding_id, d.code, 'demo', m.name, m.code
  from dealer d join dealer_mark dm on dm.dealer_id = d.id join mark m on m.id = dm.mark_id
  where d.departments @> '[{"code":"new-cars"}]'`;

/**
 * What can be booked, after the centres as they are: four bays and two advisers of each service, three advisers of sales, a demo
 * car of each mark. What is there already and what the desk has made or changed stays.
 */
export async function seedResources(executor: Executor): Promise<void> {
  await executor.query(
    `delete from booking_resource where not is_own and id not in (select id from (${wanted}) wanted)`,
  );
  await executor.query(
    `insert into booking_resource (id, holding_id, dealer_code, kind, name, mark_code) ${wanted} on conflict do nothing`,
  );
}
