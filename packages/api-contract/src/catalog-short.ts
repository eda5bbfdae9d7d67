import { vehicleCardSchema, vehicleDetailSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { holdingId } from './catalog.ts';
import { commaIds } from './comma-lists.ts';

/** Most vehicles in one answer: a full list of favourites; with details, a full comparison. */
const shortLimits = { cards: 100, details: 20 } as const;

/** Details for the comparison, beyond the card. */
export const vehicleTraits = v.pick(vehicleDetailSchema, [
  'generation',
  'trim',
  'seats',
  'country',
  'color',
  'owners',
  'consumption',
  'acceleration',
  'rangeKm',
  'specification',
  'equipment',
]);
export type VehicleTraits = v.InferOutput<typeof vehicleTraits>;

/** A favourite or compared vehicle in any state. */
export const shortVehicle = v.object({
  /** `gone`: sold or withdrawn, without any price. `reserved`: has its page but is in no listing. */
  state: v.picklist(['on-sale', 'reserved', 'gone']),
  card: vehicleCardSchema,
  /** Null unless details were asked for. */
  traits: v.nullable(vehicleTraits),
});
export type ShortVehicle = v.InferOutput<typeof shortVehicle>;

/** Query of GET /catalog/short. */
export const shortQuery = v.pipe(
  v.strictObject({ holdingId, ids: commaIds(shortLimits.cards), detail: v.optional(v.picklist(['0', '1'])) }),
  v.forward(
    v.partialCheck(
      [['ids'], ['detail']],
      ({ ids, detail }) => detail !== '1' || ids.length <= shortLimits.details,
      'слишком много номеров',
    ),
    ['ids'],
  ),
);
