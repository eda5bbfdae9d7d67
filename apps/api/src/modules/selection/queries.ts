import type { TransportType } from '@showroom/domain/dictionaries';
import {
  maxListEntries,
  type SelectionChange,
  type SelectionEntry,
  type SyncedList,
} from '@showroom/domain/selection/selection-snapshot';
import type { Executor } from '../../db/database.ts';

/** Whose lists, and of which holding the vehicles on them are. */
export type Owner = { id: string; holdingId: number };

/** The lists of a customer. */
export type OwnLists = Record<SyncedList, SelectionEntry[]>;

type Row = {
  list: SyncedList;
  id: number;
  price: number | null;
  count: number | null;
  group: TransportType | null;
};

const vehicleLists = `('favorites', 'compare')`;

function toEntry({ id, price, count, group }: Row): SelectionEntry {
  if (group !== null) return { id, group, price };
  return count === null ? { id } : { id, count };
}

/** All lists of a customer, each in the order in which things were put there. What this holding never had is left out. */
export async function selectLists(db: Executor, { id, holdingId }: Owner): Promise<OwnLists> {
  const rows = await db.query<Row>(
    `select e.list, e.item_id as id, e.price, e.count, v.type as group
     from selection_entry e
       left join vehicle v on e.list in ${vehicleLists} and v.id = e.item_id and v.holding_id = $2
     where e.customer_id = $1 and (v.id is not null or e.list not in ${vehicleLists})
     order by e.place`,
    [id, holdingId],
  );
  const lists: OwnLists = { favorites: [], compare: [], accessories: [], basket: [] };
  for (const row of rows) lists[row.list].push(toEntry(row));
  return lists;
}

/** Makes whoever changes the lists of a customer wait for each other. */
export async function lockLists(db: Executor, { id }: Owner): Promise<void> {
  await db.query('select 1 from customer where id = $1 for update', [id]);
}

/** False when the customer's changes under this key were taken in before. */
export async function takeKey(db: Executor, { id }: Owner, key: string): Promise<boolean> {
  const rows = await db.query(
    'insert into selection_call (customer_id, key) values ($1, $2) on conflict do nothing returning 1 as taken',
    [id, key],
  );
  return rows.length > 0;
}

type Put = { list: SyncedList; id: number; price: number | null; count: number | null };

/** `known`: what a thing that stands there already gets. */
const insertSql = (known: string) => `
  insert into selection_entry (customer_id, list, item_id, price, count)
  select $1, c.list, c.id, c.price, case when c.list = 'basket' then coalesce(c.count, 1) end
  from jsonb_to_recordset($2::jsonb) as c (list text, id int, price bigint, count int, place int)
  where case when c.list in ${vehicleLists}
    then exists (select 1 from vehicle v where v.id = c.id and v.holding_id = $3)
    else exists (select 1 from accessory a where a.id = c.id) end
  order by c.place
  on conflict (customer_id, list, item_id) do update set count = ${known}`;

async function put(db: Executor, { id, holdingId }: Owner, entries: readonly Put[], known: string): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry, place) => ({ ...entry, place }));
  await db.query(insertSql(known), [id, JSON.stringify(rows), holdingId]);
}

/**
 * Makes changes to the lists of a customer, as `applyChanges` of the domain does. Of two changes of one thing the later one
 * counts. What this holding never had is left out, and what is over the most that an account holds.
 */
export async function applyToLists(db: Executor, owner: Owner, changes: readonly SelectionChange[]): Promise<void> {
  const last = new Map<string, SelectionChange>();
  for (const change of changes) {
    const id = change.kind === 'drop' ? change.id : change.entry.id;
    const name = `${change.list} ${id}`;
    // Taken away and put back: the old count is gone.
    const wasDropped = last.get(name)?.kind === 'drop';
    last.delete(name);
    last.set(name, change.kind === 'add' && wasDropped ? { ...change, kind: 'set' } : change);
  }
  const all = [...last.values()];
  const dropped = all.flatMap((change) => (change.kind === 'drop' ? [{ list: change.list, id: change.id }] : []));
  const puts = (kind: 'add' | 'set'): Put[] =>
    all.flatMap((change) => {
      if (change.kind !== kind) return [];
      const { id, price = null, count = null } = change.entry;
      return [{ list: change.list, id, price, count }];
    });
  if (dropped.length > 0)
    await db.query(
      `delete from selection_entry e using jsonb_to_recordset($2::jsonb) as c (list text, id int)
       where e.customer_id = $1 and e.list = c.list and e.item_id = c.id`,
      [owner.id, JSON.stringify(dropped)],
    );
  await put(db, owner, puts('set'), 'excluded.count');
  await put(db, owner, puts('add'), 'greatest(selection_entry.count, excluded.count)');
  await db.query(
    `delete from selection_entry where customer_id = $1 and place in (
       select place from (
         select place, row_number() over (partition by list order by place) as number
         from selection_entry where customer_id = $1) numbered
       where number > ${maxListEntries})`,
    [owner.id],
  );
}

/** Empties a list. */
export async function clearList(db: Executor, { id }: Owner, list: SyncedList): Promise<void> {
  await db.query('delete from selection_entry where customer_id = $1 and list = $2', [id, list]);
}
