import type { CityCode } from '@showroom/domain/city';
import type { Adviser, Dealer, Department } from '@showroom/domain/vehicle';
import type { Executor } from '../../db/database.ts';

type DealerRow = {
  id: number;
  code: string;
  name: string;
  city: CityCode;
  address: string;
  metro: string | null;
  latitude: number;
  longitude: number;
  phone: string;
  departments: Dealer['departments'];
  advisers: Adviser[];
  marks: Dealer['marks'] | null;
};

const dealerColumns = `
  d.id, d.code, d.name, d.city, d.address, d.metro, d.latitude, d.longitude, d.phone, d.departments, d.advisers,
  (select jsonb_agg(jsonb_build_object('code', m.code, 'name', m.name) order by m.sort_key collate "C")
     from dealer_mark dm join mark m on m.id = dm.mark_id where dm.dealer_id = d.id) as marks`;
/** Dealer centres of a holding: those of `city` first, then by name. `counts`: listed vehicles by the ids of centres. */
export async function selectDealers(
  db: Executor,
  holdingId: number,
  city: CityCode,
  counts: ReadonlyMap<number, number>,
): Promise<Dealer[]> {
  const rows = await db.query<DealerRow>(
    `select ${dealerColumns} from dealer d
     where d.holding_id = $1 order by (d.city = $2) desc, d.city collate "C", d.sort_key collate "C"`,
    [holdingId, city],
  );
  return rows.map(({ id, marks, ...row }) => ({ ...row, marks: marks ?? [], stockCount: counts.get(id) ?? 0 }));
}

export type ShortDealer = { code: string; nameRu: string };
export type ShortFilter = { holdingId: number; department: Department | undefined; markCode: string | undefined };

/** Code and name of the centres that have a department and work with a mark. */
export function selectShortDealers(db: Executor, filter: ShortFilter): Promise<ShortDealer[]> {
  return db.query<ShortDealer>(
    `select d.code, d.name as "nameRu" from dealer d
     where d.holding_id = $1
       and ($2::text is null or d.departments @> jsonb_build_array(jsonb_build_object('code', $2::text)))
       and ($3::text is null or exists (
         select 1 from dealer_mark dm join mark m on m.id = dm.mark_id where dm.dealer_id = d.id and m.code = $3))
     order by d.city collate "C", d.sort_key collate "C"`,
    [filter.holdingId, filter.department ?? null, filter.markCode ?? null],
  );
}

export type Ids = { markId: number | undefined; dealerId: number | undefined };
export type Named = { mark: { code: string; name: string } | null; dealer: ShortDealer | null };

/** A mark that the holding sells or services, and a centre of it, by their ids. */
export async function selectNamed(db: Executor, holdingId: number, { markId, dealerId }: Ids): Promise<Named> {
  const [mark] = await db.query<{ code: string; name: string }>(
    `select m.code, m.name from mark m where m.id = $2 and exists (
       select 1 from dealer_mark dm join dealer d on d.id = dm.dealer_id
       where dm.mark_id = m.id and d.holding_id = $1)`,
    [holdingId, markId ?? null],
  );
  const [dealer] = await db.query<ShortDealer>(
    'select code, name as "nameRu" from dealer where holding_id = $1 and id = $2',
    [holdingId, dealerId ?? null],
  );
  return { mark: mark ?? null, dealer: dealer ?? null };
}

export async function hasDealer(db: Executor, holdingId: number, code: string): Promise<boolean> {
  const rows = await db.query('select 1 from dealer where holding_id = $1 and code = $2', [holdingId, code]);
  return rows.length > 0;
}

/** The dealer centre of a place with a listing of its own (`/cars-vnukovo/`): the code ends with the place. */
export async function selectDealerOfPlace(db: Executor, holdingId: number, place: string): Promise<string | undefined> {
  const [row] = await db.query<{ code: string }>(
    `select code from dealer where holding_id = $1 and code like '%-' || $2 order by code limit 1`,
    [holdingId, place],
  );
  return row?.code;
}

/** Whether a holding has a centre that sells or services a mark. */
export async function hasDealerOfMark(db: Executor, holdingId: number, mark: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from dealer d join dealer_mark dm on dm.dealer_id = d.id join mark m on m.id = dm.mark_id
     where d.holding_id = $1 and m.code = $2 limit 1`,
    [holdingId, mark],
  );
  return rows.length > 0;
}

/** City and marks of a centre; of one with this adviser, introduced in this language, where they are asked for. */
export async function findCentre(
  db: Executor,
  holdingId: number,
  { code, adviser, language }: { code?: string; adviser?: string; language?: 'en' | 'zh' },
): Promise<{ code: string; city: CityCode; marks: string[] } | undefined> {
  const [row] = await db.query<{ code: string; city: CityCode; marks: string[] }>(
    `select d.code, d.city, array(
       select m.code from dealer_mark dm join mark m on m.id = dm.mark_id where dm.dealer_id = d.id) as marks
     from dealer d
     where d.holding_id = $1 and ($2::text is null or d.code = $2)
       and ($3::text is null or exists (
         select 1 from jsonb_array_elements(d.advisers) one
         where one->>'code' = $3 and ($4::text is null or one->$4 is not null)))
     limit 1`,
    [holdingId, code ?? null, adviser ?? null, language ?? null],
  );
  return row;
}
