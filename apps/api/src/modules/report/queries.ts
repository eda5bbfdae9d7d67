import type { Executor } from '../../db/database.ts';

/** Seconds that a code may be used (B-08). */
export const codeLifetime = 300;
/** Seconds between two codes for one phone (B-07). */
export const codePause = 60;
/** Wrong guesses after which a code is void (B-08). */
const codeTries = 5;

/** Serialises transactions about this phone. */
export async function lockPhone(executor: Executor, phone: string): Promise<void> {
  await executor.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [phone]);
}

/** Whether a code was sent to this phone within the pause. */
export async function hasFreshCode(executor: Executor, phone: string): Promise<boolean> {
  const rows = await executor.query(
    'select 1 from report_code where phone = $1 and created_at > now() - make_interval(secs => $2::int) limit 1',
    [phone, codePause],
  );
  return rows.length > 0;
}

/** Stores a new code; an older one of that phone is void from now on. */
export async function replaceCode(executor: Executor, id: string, phone: string, proof: string): Promise<void> {
  await executor.query('update report_code set tries_left = 0 where phone = $1', [phone]);
  await executor.query(
    `insert into report_code (id, phone, proof, tries_left, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5::int))`,
    [id, phone, proof, codeTries, codeLifetime],
  );
}

/** The one code that this phone may use now. */
export async function findCode(executor: Executor, phone: string): Promise<{ id: string; proof: string } | undefined> {
  const [row] = await executor.query<{ id: string; proof: string }>(
    'select id, proof from report_code where phone = $1 and tries_left > 0 and expires_at > now()',
    [phone],
  );
  return row;
}

/** Uses up one try. */
export async function spendTry(executor: Executor, id: string): Promise<void> {
  await executor.query('update report_code set tries_left = tries_left - 1 where id = $1', [id]);
}

export async function voidCode(executor: Executor, id: string): Promise<void> {
  await executor.query('update report_code set tries_left = 0 where id = $1', [id]);
}

export type ReportedVehicle = {
  id: number;
  title: string;
  vin: string;
  year: number;
  condition: string;
  mileageKm: number;
  owners: number | null;
  /** `YYYY-MM-DD`. */
  publishedOn: string;
};

/** A vehicle that this holding has or had, for its history. */
export async function findReportedVehicle(
  db: Executor,
  holdingId: number,
  id: number,
): Promise<ReportedVehicle | undefined> {
  const [row] = await db.query<ReportedVehicle>(
    `select v.id, m.name || ' ' || mo.name || ', ' || v.year as title, v.vin, v.year, v.condition,
       v.mileage_km as "mileageKm", v.owners, to_char(v.published_at, 'YYYY-MM-DD') as "publishedOn"
     from vehicle v join mark m on m.id = v.mark_id join model mo on mo.id = v.model_id
     where v.holding_id = $1 and v.id = $2`,
    [holdingId, id],
  );
  return row;
}
