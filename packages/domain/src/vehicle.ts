import * as v from 'valibot';
import {
  bodyTypes,
  codesOf,
  colorGroups,
  conditions,
  countries,
  driveTypes,
  engineTypes,
  gearTypes,
  transportTypes,
} from './dictionaries.ts';
import { pictureAngles } from './picture.ts';
import { specificationSchema } from './specification/specification.ts';
import { vehicleInspectionSchema } from './vehicle-inspection.ts';
import { vehicleVideoSchema } from './vehicle-video.ts';

/** Money on the wire and in the database: integer minor units (kopecks). */
export const minorUnits = v.pipe(v.number(), v.integer(), v.minValue(0));
const code = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

/** Path-safe code of a mark or model. `price-do-…` and the reserved words of the route table are refused at write. */
export const codeSchema = code;

export const transportType = v.picklist(codesOf(transportTypes));
export const condition = v.picklist(codesOf(conditions));
export const bodyType = v.picklist(codesOf(bodyTypes));
export const engineType = v.picklist(codesOf(engineTypes));
export const gearType = v.picklist(codesOf(gearTypes));
export const driveType = v.picklist(codesOf(driveTypes));
export const colorGroup = v.picklist(codesOf(colorGroups));
export const country = v.picklist(codesOf(countries));
export const cityCode = v.picklist(['msk', 'spb']);

const named = v.object({ code, name: v.string() });
export const pictureSchema = v.object({
  /** Of a drawn picture. */
  angle: v.optional(v.picklist(pictureAngles)),
  base: v.string(),
  alt: v.string(),
  /** Mean colour of a photo, `#rrggbb`. */
  color: v.optional(v.string()),
});

/** What a card in a listing shows. */
export const vehicleCardSchema = v.object({
  id: v.number(),
  type: transportType,
  condition,
  mark: named,
  model: named,
  /** Trim and engine in one line: `2.5 AT Prestige`. */
  modification: v.string(),
  year: v.number(),
  mileageKm: v.number(),
  /** Hours on the engine's own counter, where they are known. A type that is told by them (`countsHours`) has no `mileageKm`: 0. */
  engineHours: v.optional(v.nullable(v.number())),
  bodyType,
  colorGroup,
  engineType,
  /** cm³; 0 for electric engines and trailers. */
  engineVolume: v.number(),
  /** Horse power (л.с.); 0 for trailers. */
  power: v.number(),
  gearType,
  driveType,
  /** By the title document; null or absent for new ones and where it is not known. */
  owners: v.optional(v.nullable(v.number())),
  /** Range in km of an electric vehicle. */
  rangeKm: v.optional(v.nullable(v.number())),
  /** Its battery, kWh; absent where there is none or it is not known. */
  batteryKwh: v.optional(v.number()),
  /** What a lorry, a van or a trailer carries; absent of the others and where it is not known. */
  payloadKg: v.optional(v.number()),
  /** What is paid now; null while a vehicle is not yet priced. */
  price: v.nullable(minorUnits),
  /** The price before benefits, when it is higher than `price`. */
  oldPrice: v.nullable(minorUnits),
  /** Payment a month on the standard credit, see `creditMonths` and `monthlyPayment` in credit.ts; null where there is none. */
  monthly: v.nullable(minorUnits),
  vat: v.boolean(),
  dealer: v.object({ code, name: v.string(), city: cityCode }),
  pictures: v.array(pictureSchema),
});
export type VehicleCard = v.InferOutput<typeof vehicleCardSchema>;

/** A benefit that the visitor can switch on: minor units off the price, on a stated condition. */
export const benefitSchema = v.object({
  code: v.picklist(['trade-in', 'credit', 'insurance', 'loyalty']),
  name: v.string(),
  amount: minorUnits,
  condition: v.string(),
});
export type Benefit = v.InferOutput<typeof benefitSchema>;

/** Languages that an adviser speaks with customers; each but Russian also has the personal page in it. */
export const adviserLanguages = ['ru', 'en', 'zh'] as const;
export type AdviserLanguage = (typeof adviserLanguages)[number];
const introduced = v.object({ name: v.string(), position: v.string() });

export const adviserSchema = v.object({
  code,
  /** Surname, first name, patronymic. */
  name: v.string(),
  position: v.string(),
  /** Phone of the centre: digits with the country code. */
  phone: v.string(),
  /** Extension to dial after it. */
  extension: v.optional(v.string()),
  /** Work address. */
  email: v.optional(v.string()),
  languages: v.optional(v.array(v.picklist(adviserLanguages))),
  /** Name and position for readers of other languages. */
  en: v.optional(introduced),
  zh: v.optional(introduced),
});
export type Adviser = v.InferOutput<typeof adviserSchema>;

export const dayHours = v.object({ days: v.string(), hours: v.string() });
export const departments = {
  'new-cars': 'Новые автомобили',
  'used-cars': 'Автомобили с пробегом',
  service: 'Сервис',
  parts: 'Запчасти',
  insurance: 'Страхование и кредит',
} as const;
export type Department = keyof typeof departments;

export const dealerSchema = v.object({
  code,
  name: v.string(),
  city: cityCode,
  address: v.string(),
  metro: v.nullable(v.string()),
  latitude: v.number(),
  longitude: v.number(),
  /** Digits with the country code. */
  phone: v.string(),
  departments: v.array(
    v.object({ code: v.picklist(codesOf(departments)), name: v.string(), hours: v.array(dayHours) }),
  ),
  marks: v.array(named),
  stockCount: v.number(),
  advisers: v.array(adviserSchema),
});
export type Dealer = v.InferOutput<typeof dealerSchema>;

/** Everything that the vehicle page shows. */
export const vehicleDetailSchema = v.object({
  ...vehicleCardSchema.entries,
  /** Masked for visitors: first 3, 8 x, last 6 characters. Null where the dealer wrote no number. */
  vinMasked: v.nullable(v.string()),
  generation: v.nullable(v.string()),
  trim: v.string(),
  seats: v.nullable(v.number()),
  country,
  color: v.string(),
  /** Longest term of the standard credit, see `creditMonths` in credit.ts; absent where none is given. */
  creditMonths: v.optional(v.number()),
  owners: v.nullable(v.number()),
  /** Litres per 100 km; null where it makes no sense. */
  consumption: v.nullable(v.number()),
  /** Seconds from 0 to 100 km/h. */
  acceleration: v.nullable(v.number()),
  /** Range in km of an electric vehicle. */
  rangeKm: v.nullable(v.number()),
  /** Figures of the data sheet by code, see `specificationGroups`. */
  specification: specificationSchema,
  /** Nothing is told of it that its dealer has not stated. */
  isFromFeed: v.optional(v.boolean()),
  benefits: v.array(benefitSchema),
  equipment: v.array(v.object({ group: v.string(), items: v.array(v.string()) })),
  description: v.string(),
  dealerFull: dealerSchema,
  adviser: v.nullable(adviserSchema),
  publishedAt: v.string(),
  /** Whole days since then, when it was asked for. */
  daysOnSale: v.optional(v.number()),
  /** What the price has been, oldest first, each since a day (`2026-10-12`) in Moscow; the last is that of now. */
  priceHistory: v.optional(v.array(v.object({ on: v.string(), price: minorUnits }))),
  /** Prices of the same model, condition, engine and about the same years in stock, beside this one; absent where they are few. */
  peers: v.optional(
    v.object({
      count: v.number(),
      median: minorUnits,
      yearFrom: v.number(),
      yearTo: v.number(),
      /** Told where all of them have it. */
      trim: v.optional(v.string()),
    }),
  ),
  /** Of a used vehicle; absent where nobody measured. */
  inspection: v.optional(vehicleInspectionSchema),
  /** Paths without size of the frames of a whole turn, in its order; absent where nobody photographed one. */
  spin: v.optional(v.array(v.string())),
  videos: v.optional(v.array(vehicleVideoSchema)),
  /** What reserves it on the site now, kopecks and days; absent where it cannot be reserved so. */
  deposit: v.optional(v.object({ sum: minorUnits, days: v.number() })),
  /** It is off sale for somebody; `until` is null where the site does not know. */
  reserved: v.optional(v.object({ until: v.nullable(v.string()) })),
  /** Cards of the most alike vehicles in stock, nearest first. */
  similar: v.array(vehicleCardSchema),
});
export type VehicleDetail = v.InferOutput<typeof vehicleDetailSchema>;

export const markSchema = v.object({
  code,
  name: v.string(),
  nameRu: v.string(),
  country,
  popular: v.boolean(),
  /** Vehicles in stock now: all, new and used. */
  stock: v.object({ total: v.number(), new: v.number(), used: v.number() }),
  priceFrom: v.nullable(minorUnits),
});
export type Mark = v.InferOutput<typeof markSchema>;

export const modelSchema = v.object({
  code,
  markCode: code,
  name: v.string(),
  nameRu: v.string(),
  type: transportType,
  bodyTypes: v.array(bodyType),
  years: v.object({ from: v.number(), to: v.nullable(v.number()) }),
  stock: v.object({ total: v.number(), new: v.number(), used: v.number() }),
  priceFrom: v.nullable(minorUnits),
});
export type Model = v.InferOutput<typeof modelSchema>;
