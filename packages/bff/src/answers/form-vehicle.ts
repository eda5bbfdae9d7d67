import { bodyType } from '@showroom/domain/vehicle';
import { numberLabel } from '@showroom/domain/vehicle-number';
import * as v from 'valibot';

const named = v.object({ code: v.string(), name: v.string() });

/** What a form shows of the vehicle it is about. `price` in kopecks, `number` is its VIN or frame number as the catalogue shows it, null where none is known. */
export const formVehicle = v.pipe(
  v.object({
    id: v.number(),
    mark: named,
    model: named,
    modification: v.string(),
    year: v.number(),
    price: v.nullable(v.number()),
    bodyType,
    vinMasked: v.nullable(v.string()),
    dealer: named,
    deposit: v.optional(v.object({ sum: v.number(), days: v.number() })),
    pictures: v.array(v.object({ base: v.string() })),
  }),
  v.transform(({ pictures, bodyType: body, vinMasked, ...vehicle }) => ({
    ...vehicle,
    number: vinMasked === null ? null : `${numberLabel(vinMasked, body)} ${vinMasked}`,
    picture: pictures[0]?.base ?? null,
  })),
);
