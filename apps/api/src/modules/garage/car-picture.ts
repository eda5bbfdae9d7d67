import type { BodyType, EngineType, TransportType } from '@showroom/domain/dictionaries';
import type { Executor } from '../../db/database.ts';
import { picturesOf } from '../catalog/pictures.ts';

type OwnCar = { markCode: string | null; model: string; year: number | null };
type ModelLook = {
  type: TransportType;
  code: string;
  klass: string | null;
  bodyTypes: BodyType[];
  engineType: EngineType | null;
  yearTo: number | null;
};

/**
 * Base of the picture of a customer's car: its model, as it was built in its year, in silver, since nobody asks an owner for the colour.
 * Null for a model that we do not know.
 */
export async function carPicture(db: Executor, { markCode, model, year }: OwnCar): Promise<string | null> {
  if (markCode === null) return null;
  const [look] = await db.query<ModelLook>(
    `select d.type, d.code, d.klass, d.body_types as "bodyTypes", d.year_to as "yearTo",
       (select mode() within group (order by v.engine_type) from vehicle v where v.model_id = d.id) as "engineType"
     from model d join mark m on m.id = d.mark_id
     where m.code = $1 and (lower(d.name) = lower($2) or d.code = lower($2)) order by d.id limit 1`,
    [markCode, model],
  );
  const [bodyType] = look?.bodyTypes ?? [];
  if (!look || !bodyType) return null;
  const vehicle = {
    ...look,
    engineType: look.engineType ?? undefined,
    bodyType,
    markCode,
    modelCode: look.code,
    colorGroup: 'silver' as const,
  };
  const [front] = picturesOf({ ...vehicle, year: year ?? look.yearTo ?? new Date().getFullYear() }, model);
  return front?.base ?? null;
}
