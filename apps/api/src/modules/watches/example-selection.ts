import type { SelectionChange } from '@showroom/domain/selection/selection-snapshot';
import type { Executor } from '../../db/database.ts';
import { applyToLists } from '../selection/queries.ts';
import { addWatch } from './watch-service.ts';

type Example = { executor: Executor; customerId: string; holdingId: number };

/** Lists of the example customer, and one watch of each kind. */
export async function exampleSelection({ executor, customerId, holdingId }: Example): Promise<void> {
  const owner = { id: customerId, holdingId };
  const ids = async (sql: string, values: readonly unknown[] = []) =>
    (await executor.rows(sql, values)).map(([id]) => Number(id));
  const stock = await ids(
    `select id from vehicle where holding_id = $1 and type = 'cars' and status = 'on-sale' and price is not null
     order by rank desc, id limit 6`,
    [holdingId],
  );
  const goods = await ids('select id from accessory order by id limit 3');
  const add = (list: SelectionChange['list'], id: number, count?: number): SelectionChange => ({
    kind: 'add',
    list,
    entry: { id, count },
  });
  await applyToLists(executor, owner, [
    ...stock.slice(0, 5).map((id) => add('favorites', id)),
    ...stock.slice(0, 3).map((id) => add('compare', id)),
    ...goods.slice(0, 2).map((id) => add('accessories', id)),
    ...goods.map((id, at) => add('basket', id, at + 1)),
  ]);
  await addWatch(executor, owner, { kind: 'search', address: '/cars/used/?priceTo=2500000', pace: 'daily' });
  const [first, second] = stock;
  if (first !== undefined) await addWatch(executor, owner, { kind: 'price', vehicleId: first, pace: 'at-once' });
  if (second !== undefined) await addWatch(executor, owner, { kind: 'similar', vehicleId: second, pace: 'at-once' });
}
