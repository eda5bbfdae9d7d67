import type { Executor } from '../db/database.ts';

/** Puts the desk's hours over those of the centres' facts: after each change, and after the centres are written anew. */
export async function applyDeskHours(db: Executor, dealer?: string): Promise<void> {
  await db.query(
    `update dealer d set departments = (
       select jsonb_agg(case when h.hours is null then one else one || jsonb_build_object('hours', h.hours) end order by place)
       from jsonb_array_elements(d.departments) with ordinality given(one, place)
       left join dealer_hours h on h.dealer_code = d.code and h.department = one->>'code')
     where exists (select 1 from dealer_hours h where h.dealer_code = d.code) and ($1::text is null or d.code = $1)`,
    [dealer ?? null],
  );
}
