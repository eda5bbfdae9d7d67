import type { DecodedCar } from '@showroom/api-contract/garage';
import { decodeVin } from '@showroom/domain/account/decode-vin';
import { wmiByMark } from '@showroom/domain/account/wmi';
import type { MaintenanceEngine } from '@showroom/domain/calculators/maintenance-works';
import type { EngineType } from '@showroom/domain/dictionaries';
import type { Executor } from '../../db/database.ts';

const engineOf: Record<EngineType, MaintenanceEngine | null> = {
  petrol: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybrid',
  electro: 'electric',
  gas: 'petrol',
  none: null,
};

/** What is known of a car by its VIN: the vehicle that we have or had, else its maker where the VIN names but one. */
export async function decodeCar(db: Executor, vin: string): Promise<DecodedCar> {
  const [own] = await db.query<{ mark: string; model: string; year: number; engine: EngineType }>(
    `select mark.name as mark, model.name as model, v.year, v.engine_type as engine
     from vehicle v join mark on mark.id = v.mark_id join model on model.id = v.model_id where v.vin = $1 order by v.id limit 1`,
    [vin],
  );
  if (own) return { source: 'stock', mark: own.mark, model: own.model, year: own.year, engine: engineOf[own.engine] };
  const { marks, year } = decodeVin(vin, wmiByMark, new Date().getFullYear());
  const [code] = marks.length === 1 ? marks : [];
  const mark = code === undefined ? undefined : await markName(db, code);
  if (mark === undefined) return { source: null, mark: null, model: null, year: null, engine: null };
  return { source: 'maker', mark, model: null, year: year ?? null, engine: null };
}

async function markName(db: Executor, code: string): Promise<string | undefined> {
  const [row] = await db.query<{ name: string }>('select name from mark where code = $1', [code]);
  return row?.name;
}

type Typed = { mark: string; model: string };

/** Mark and model as the dictionary writes them, by what somebody typed (`лада`, `vesta`); what it does not know stays as typed. */
export async function writtenNames(db: Executor, typed: Typed): Promise<Typed & { markCode: string | null }> {
  const [row] = await db.query<{ code: string; mark: string; model: string | null }>(
    `select m.code, m.name as mark,
       (select o.name from model o where o.mark_id = m.id
          and lower($2) in (lower(o.name), lower(o.name_ru), o.code) order by o.code limit 1) as model
     from mark m where lower($1) in (lower(m.name), lower(m.name_ru), m.code) order by m.code limit 1`,
    [typed.mark, typed.model],
  );
  return row ? { markCode: row.code, mark: row.mark, model: row.model ?? typed.model } : { ...typed, markCode: null };
}
