import {
  bodyType,
  codeSchema,
  country,
  driveType,
  engineType,
  gearType,
  minorUnits,
  modelSchema,
  pictureSchema,
  transportType,
  vehicleCardSchema,
} from '@showroom/domain/vehicle';
import * as v from 'valibot';

const bounds = v.nullable(v.object({ min: v.number(), max: v.number() }));
const stock = v.object({ total: v.number(), new: v.number(), used: v.number() });
const price = v.nullable(minorUnits);

/** A model of a mark's line-up, with the picture of what there is most of (of its usual body when there is none). */
export const lineUpModel = v.object({ ...modelSchema.entries, picture: pictureSchema });
export type LineUpModel = v.InferOutput<typeof lineUpModel>;

/** A generation of a model that the holding has or had; `code` stands in paths. */
export const modelSeries = v.object({
  code: codeSchema,
  name: v.string(),
  /** Model years of the holding's own vehicles, first and last. */
  years: v.object({ from: v.number(), to: v.number() }),
  stock,
  priceFrom: price,
});
export type ModelSeries = v.InferOutput<typeof modelSeries>;

/** Vehicles in stock that drive alike: engine, gearbox and drive. `power` in л.с., `engineVolume` in cm³. */
export const modelVersion = v.object({
  engineType,
  engineVolume: v.number(),
  power: v.number(),
  gearType,
  driveType,
  count: v.number(),
  priceFrom: price,
});
export type ModelVersion = v.InferOutput<typeof modelVersion>;

/** A trim in stock. */
export const modelTrim = v.object({ name: v.string(), count: v.number(), priceFrom: price });
export type ModelTrim = v.InferOutput<typeof modelTrim>;

/**
 * All that an overview of a mark, model or series is made of. Only vehicles in stock count; prices in kopecks. What has no
 * meaning at a level is empty: `models` is of a mark, `series` of a model, `versions` and `trims` of a model or series.
 */
export const brandOverview = v.object({
  mark: v.object({ code: codeSchema, name: v.string(), nameRu: v.string(), country }),
  model: v.nullable(
    v.object({
      code: codeSchema,
      name: v.string(),
      nameRu: v.string(),
      type: transportType,
      years: v.object({ from: v.number(), to: v.nullable(v.number()) }),
      picture: pictureSchema,
    }),
  ),
  /** The one that is asked for. */
  current: v.nullable(modelSeries),
  stock,
  prices: v.object({ from: price, to: price, newFrom: price, usedFrom: price }),
  /** The least payment on the standard credit among what is in stock, and what it is for; absent where none is given on any. */
  credit: v.optional(v.object({ price: minorUnits, months: v.number(), monthly: minorUnits })),
  figures: v.object({
    year: bounds,
    power: bounds,
    /** cm³; null where no engine burns anything. */
    volume: bounds,
    bodyTypes: v.array(bodyType),
    engineTypes: v.array(engineType),
    gearTypes: v.array(gearType),
    driveTypes: v.array(driveType),
  }),
  models: v.array(lineUpModel),
  series: v.array(modelSeries),
  versions: v.array(modelVersion),
  trims: v.array(modelTrim),
  /** A few vehicles in stock, the recommended ones first. */
  offers: v.array(vehicleCardSchema),
});
export type BrandOverview = v.InferOutput<typeof brandOverview>;
