import type { BodyType, Country, TransportType } from '@showroom/domain/dictionaries';
import type { Mark, Model } from '@showroom/domain/vehicle';
import type { Executor } from '../../db/database.ts';

type StockRow = { total: number; stock_new: number; stock_used: number; price_from: number | null };
type MarkRow = StockRow & { code: string; name: string; name_ru: string; country: Country; popular: boolean };
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

/** All marks that make a kind of transport (of any kind without `type`), by name, with the stock of one holding. */
export async function selectMarks(db: Executor, holdingId: number, type: TransportType | undefined): Promise<Mark[]> {
  const rows = await db.query<MarkRow>(
    `select m.code, m.name, m.name_ru, m.country, m.popular, s.price_from,
       coalesce(s.total, 0) as total, coalesce(s.stock_new, 0) as stock_new, coalesce(s.stock_used, 0) as stock_used
     from mark m left join (
       select v.mark_id, count(*)::int as total, min(v.price) as price_from,
         count(*) filter (where v.condition = 'new')::int as stock_new,
         count(*) filter (where v.condition = 'used')::int as stock_used
       from vehicle v
       where v.holding_id = $1 and ${listed} and ($2::text is null or v.type = $2)
       group by v.mark_id
     ) s on s.mark_id = m.id
     where $2::text is null or exists (select 1 from model where model.mark_id = m.id and model.type = $2)
     order by m.sort_key collate "C"`,
    [holdingId, type ?? null],
  );
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    nameRu: row.name_ru,
    country: row.country,
    popular: row.popular,
    ...toStock(row),
  }));
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
