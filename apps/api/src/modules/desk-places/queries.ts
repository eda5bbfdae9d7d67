import type { DeskCentre, DeskPlace } from '@showroom/api-contract/desk-places';
import type { Department } from '@showroom/domain/vehicle';
import type { Executor } from '../../db/database.ts';

type Hours = DeskCentre['departments'][number]['hours'];

/** Centres of a holding by name; `dealers`: these alone. */
export function selectCentres(
  db: Executor,
  holdingId: number,
  dealers: readonly string[] | undefined,
): Promise<DeskCentre[]> {
  return db.query<DeskCentre>(
    `select d.code, d.name,
       (select jsonb_agg(one || jsonb_build_object('isOwn', exists (
            select 1 from dealer_hours h where h.dealer_code = d.code and h.department = one->>'code')) order by place)
          from jsonb_array_elements(d.departments) with ordinality given(one, place)) as departments,
       (select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'name', r.name, 'mark', r.mark_code,
            'isActive', r.is_active, 'upcoming', (select count(*) from booking b where r.id in (b.resource_id, b.adviser_id)
              and b.dealer_code = d.code and b.status = 'confirmed' and lower(b.during) > now())) order by r.kind, r.id), '[]')
          from booking_resource r where r.dealer_code = d.code) as places
     from dealer d where d.holding_id = $1 and ($2::text[] is null or d.code = any($2::text[])) order by d.sort_key, d.code`,
    [holdingId, dealers ?? null],
  );
}

/** Marks that a centre sells or services. */
export async function hasMark(db: Executor, dealer: string, mark: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from dealer d join dealer_mark dm on dm.dealer_id = d.id join mark m on m.id = dm.mark_id
     where d.code = $1 and m.code = $2`,
    [dealer, mark],
  );
  return rows.length > 0;
}

type NewPlace = Pick<DeskPlace, 'id' | 'kind' | 'name' | 'mark'> & { holdingId: number; dealer: string };

export async function insertPlace(db: Executor, { id, holdingId, dealer, kind, name, mark }: NewPlace): Promise<void> {
  await db.query(
    `insert into booking_resource (id, holding_id, dealer_code, kind, name, mark_code, is_own)
     values ($1, $2, $3, $4, $5, $6, true)`,
    [id, holdingId, dealer, kind, name, mark],
  );
}

/** False where the centre has no such thing. */
export async function updatePlace(
  db: Executor,
  dealer: string,
  { id, name, isActive }: Pick<DeskPlace, 'id' | 'name' | 'isActive'>,
): Promise<boolean> {
  const rows = await db.query(
    `update booking_resource set name = $3, is_active = $4, is_own = true where id = $1 and dealer_code = $2 returning id`,
    [id, dealer, name, isActive],
  );
  return rows.length > 0;
}

export async function putHours(db: Executor, dealer: string, department: Department, hours: Hours): Promise<void> {
  await db.query(
    `insert into dealer_hours (dealer_code, department, hours) values ($1, $2, $3::jsonb)
     on conflict (dealer_code, department) do update set hours = excluded.hours, updated_at = now()`,
    [dealer, department, JSON.stringify(hours)],
  );
}
