import type { BodyType, TransportType } from '@showroom/domain/dictionaries';
import type { Mark, Model } from '@showroom/domain/vehicle';
import type { Executor } from '../../db/database.ts';
import type { StockCount } from '../catalog/stock-counts.ts';

type StockRow = { total: number; stock_new: number; stock_used: number; price_from: number | null };
type MarkRow = Omit<Mark, keyof StockCount> & { id: number; makes: TransportType | null };
type ModelRow = StockRow & {
  code: string;
  mark_code: string;
  name: string;
  name_ru: string;
  type: TransportType;
  body_types: BodyType[];
  year_from: number;
  year_to: number | null;
};

/** What is in stock: on sale and priced. */
const listed = "v.status = 'on-sale' and v.price is not null";

function toStock(row: StockRow) {
  return {
    stock: { total: row.total, new: row.stock_new, used: row.stock_used },
    priceFrom: row.price_from,
  };
}

/** All marks that make a kind of transport (of any kind without `type`), by name. */
export function selectMarks(db: Executor, type: TransportType | undefined): Promise<MarkRow[]> {
  return db.query<MarkRow>(
    `select m.id, m.code, m.name, m.name_ru as "nameRu", m.country, m.popular,
       (select min(type) from model where model.mark_id = m.id) as makes from mark m
     where $1::text is null or exists (select 1 from model where model.mark_id = m.id and model.type = $1)
     order by m.sort_key collate "C", m.id`,
    [type ?? null],
  );
}

export type ModelFilter = { holdingId: number; type: TransportType | undefined; markCode: string | undefined };

/** Models that one holding has or had, by mark and name, with what is in stock now. */
export async function selectModels(db: Executor, { holdingId, type, markCode }: ModelFilter): Promise<Model[]> {
  const rows = await db.query<ModelRow>(
    `select model.code, m.code as mark_code, model.name, model.name_ru, model.type, model.body_types,
       model.year_from, model.year_to, s.total, s.stock_new, s.stock_used, s.price_from
     from model join mark m on m.id = model.mark_id join (
       select v.model_id,
         count(*) filter (where ${listed})::int as total,
         count(*) filter (where ${listed} and v.condition = 'new')::int as stock_new,
         count(*) filter (where ${listed} and v.condition = 'used')::int as stock_used,
         min(v.price) filter (where ${listed}) as price_from
       from vehicle v
       where v.holding_id = $1 and ($3::text is null or v.mark_id = (select id from mark where code = $3))
       group by v.model_id
     ) s on s.model_id = model.id
     where ($2::text is null or model.type = $2) and ($3::text is null or m.code = $3)
     order by m.sort_key collate "C", model.sort_key collate "C"`,
    [holdingId, type ?? null, markCode ?? null],
  );
  return rows.map((row) => ({
    code: row.code,
    markCode: row.mark_code,
    name: row.name,
    nameRu: row.name_ru,
    type: row.type,
    bodyTypes: row.body_types,
    years: { from: row.year_from, to: row.year_to },
    ...toStock(row),
  }));
}
