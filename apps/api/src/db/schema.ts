import type { Seo } from '@showroom/api-contract/content';
import type { CityCode } from '@showroom/domain/city';
import type {
  BodyType,
  ColorGroup,
  Condition,
  Country,
  DriveType,
  EngineType,
  GearType,
  TransportType,
} from '@showroom/domain/dictionaries';
import type { Specification } from '@showroom/domain/specification';
import type { Adviser, Benefit, Dealer } from '@showroom/domain/vehicle';
import type { VehicleInspection } from '@showroom/domain/vehicle-inspection';
import type { VehicleVideo } from '@showroom/domain/vehicle-video';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** `on-sale` and `reserved` have a page; `sold` and `withdrawn` answer 410. Only a priced `on-sale` vehicle is listed. */
export type VehicleStatus = 'on-sale' | 'reserved' | 'sold' | 'withdrawn';

/** A stored photo: its name in the store, and its mean colour. */
export type Shot = { key: string; color: string };

/** A mark. `sortKey` orders names alike on every engine: PGlite has no ICU collations (see `sort-key.ts`). */
export const mark = pgTable('mark', {
  id: smallint().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  nameRu: text('name_ru').notNull(),
  sortKey: text('sort_key').notNull(),
  country: text().$type<Country>().notNull(),
  popular: boolean().notNull(),
});

export const model = pgTable(
  'model',
  {
    id: smallint().primaryKey(),
    markId: smallint('mark_id')
      .notNull()
      .references(() => mark.id),
    code: text().notNull(),
    name: text().notNull(),
    nameRu: text('name_ru').notNull(),
    sortKey: text('sort_key').notNull(),
    type: text().$type<TransportType>().notNull(),
    bodyTypes: jsonb('body_types').$type<BodyType[]>().notNull(),
    yearFrom: smallint('year_from').notNull(),
    /** Null: still made. */
    yearTo: smallint('year_to'),
    klass: text(),
    /** What drives the versions without four-wheel drive; null where the known facts tell. */
    twoWheelDrive: text('two_wheel_drive').$type<DriveType>(),
  },
  (t) => [uniqueIndex('model_mark_code').on(t.markId, t.code)],
);

export const dealer = pgTable(
  'dealer',
  {
    id: smallint().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    code: text().notNull().unique(),
    name: text().notNull(),
    sortKey: text('sort_key').notNull(),
    city: text().$type<CityCode>().notNull(),
    address: text().notNull(),
    metro: text(),
    latitude: real().notNull(),
    longitude: real().notNull(),
    phone: text().notNull(),
    /** Small lists that are only ever read whole, with their dealer. */
    departments: jsonb().$type<Dealer['departments']>().notNull(),
    advisers: jsonb().$type<Adviser[]>().notNull(),
  },
  (t) => [index('dealer_holding').on(t.holdingId)],
);

/** Marks that a dealer centre sells as new or services. */
export const dealerMark = pgTable(
  'dealer_mark',
  {
    dealerId: smallint('dealer_id')
      .notNull()
      .references(() => dealer.id),
    markId: smallint('mark_id')
      .notNull()
      .references(() => mark.id),
  },
  (t) => [primaryKey({ columns: [t.dealerId, t.markId] }), index('dealer_mark_mark').on(t.markId)],
);

/** Equipment of a trim, shared by all vehicles of that trim. */
export const trimEquipment = pgTable('trim_equipment', {
  id: integer().primaryKey(),
  groups: jsonb().$type<{ group: string; items: string[] }[]>().notNull(),
});

export const vehicle = pgTable(
  'vehicle',
  {
    id: integer().primaryKey(),
    holdingId: smallint('holding_id').notNull(),
    status: text().$type<VehicleStatus>().notNull(),
    type: text().$type<TransportType>().notNull(),
    condition: text().$type<Condition>().notNull(),
    markId: smallint('mark_id')
      .notNull()
      .references(() => mark.id),
    modelId: smallint('model_id')
      .notNull()
      .references(() => model.id),
    dealerId: smallint('dealer_id')
      .notNull()
      .references(() => dealer.id),
    bodyType: text('body_type').$type<BodyType>().notNull(),
    engineType: text('engine_type').$type<EngineType>().notNull(),
    gearType: text('gear_type').$type<GearType>().notNull(),
    driveType: text('drive_type').$type<DriveType>().notNull(),
    colorGroup: text('color_group').$type<ColorGroup>().notNull(),
    /** Factory name of the paint. */
    color: text().notNull(),
    /** Null for trailers. */
    seats: smallint(),
    year: smallint().notNull(),
    mileageKm: integer('mileage_km').notNull(),
    /** Hours on the engine's own counter; null where there is none or nobody stated it. */
    engineHours: integer('engine_hours'),
    /** cm³. */
    engineVolume: integer('engine_volume').notNull(),
    /** Horse power. */
    power: smallint().notNull(),
    /** Kopecks; null while not priced. */
    price: bigint({ mode: 'number' }),
    oldPrice: bigint('old_price', { mode: 'number' }),
    vat: boolean().notNull(),
    /** Order of the sort `recommended`: greater first. */
    rank: integer().notNull(),
    modification: text().notNull(),
    generation: text(),
    trim: text().notNull(),
    trimEquipmentId: integer('trim_equipment_id').references(() => trimEquipment.id),
    vin: char({ length: 17 }).notNull(),
    owners: smallint(),
    consumption: real(),
    acceleration: real(),
    rangeKm: smallint('range_km'),
    /** Figures of the data sheet; none where nobody stated them. */
    specification: jsonb().$type<Specification>().notNull().default({}),
    /** Prices since days, oldest first; a trigger writes each change. */
    priceHistory: jsonb('price_history').$type<{ on: string; price: number }[]>().notNull().default([]),
    /** What was measured before it was put on sale; null where nobody did. */
    inspection: jsonb().$type<VehicleInspection>(),
    benefits: jsonb().$type<Benefit[]>().notNull(),
    /** Code of an adviser of the dealer. */
    adviserCode: text('adviser_code'),
    description: text().notNull(),
    /** Which side the driver sits on. */
    wheel: text().$type<'left' | 'right'>().notNull().default('left'),
    /** Addresses of the dealer's own photos, as the feed gives them. */
    photos: jsonb().$type<string[]>().notNull().default([]),
    /** Those of them that are stored here, in order, each content once. Written by the photo queue. */
    gallery: jsonb().$type<Shot[]>().notNull().default([]),
    /** Addresses of the frames of a whole turn, in its order. */
    spinPhotos: jsonb('spin_photos').$type<string[]>().notNull().default([]),
    /** Those of them that are stored here. Written by the photo queue. */
    spin: jsonb().$type<Shot[]>().notNull().default([]),
    videos: jsonb().$type<VehicleVideo[]>().notNull().default([]),
    /** The feed that keeps this vehicle: `stock` or a dealer's code; null for what no feed speaks of. */
    source: text(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // Two holdings may both offer what one of them has.
    uniqueIndex('vehicle_vin').on(t.holdingId, t.vin),
    index('vehicle_source').on(t.holdingId, t.source).where(sql`${t.source} is not null`),
    index('vehicle_listed')
      .on(t.holdingId, t.type, t.condition, t.markId)
      .where(sql`${t.status} = 'on-sale' and ${t.price} is not null`),
    index('vehicle_model').on(t.modelId),
    // People type the last characters of a VIN: they are a prefix of the reversed one.
    index('vehicle_vin_tail').using('btree', sql`reverse(${t.vin}::text) text_pattern_ops`),
  ],
);

/** `urlFrom` is stored as the lookup compares it: decoded once, lower case, with a final slash. */
export const redirect = pgTable(
  'redirect',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    holdingId: smallint('holding_id').notNull(),
    urlFrom: text('url_from').notNull(),
    urlTo: text('url_to').notNull(),
    status: smallint().$type<301 | 302 | 307 | 308 | 410>().notNull(),
    /** How often the shells followed it, as far as they could tell. */
    hits: integer().notNull().default(0),
    lastHitAt: timestamp('last_hit_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('redirect_from').on(t.holdingId, t.urlFrom)],
);

export const seo = pgTable(
  'seo',
  {
    holdingId: smallint('holding_id').notNull(),
    path: text().notNull(),
    data: jsonb().$type<Seo>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.holdingId, t.path] })],
);

/** Facts about this database itself: which seed it holds, the latest build of a storefront (`build:1`). */
export const appMeta = pgTable('app_meta', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
