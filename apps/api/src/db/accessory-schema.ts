import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { dealer, mark, model } from './schema.ts';

/** `store` sells accessories, `parts` sells spare parts: two trees of categories, one table of items. */
export type ShopCode = 'store' | 'parts';

/** A category of the shop. Three levels; items hang on the third. */
export const accessoryCategory = pgTable(
  'accessory_category',
  {
    id: smallint().primaryKey(),
    parentId: smallint('parent_id').references((): AnyPgColumn => accessoryCategory.id),
    shop: text().$type<ShopCode>().notNull(),
    /** Stands in a path; unique in its shop. */
    code: text().notNull(),
    nameRu: text('name_ru').notNull(),
    /** What people also call it, for search alone: `резина покрышки`. */
    keywords: text().notNull(),
    /** Base of the picture, without size. */
    picture: text().notNull(),
    /** Order among its neighbours. */
    position: smallint().notNull(),
  },
  (t) => [uniqueIndex('accessory_category_code').on(t.shop, t.code), index('accessory_category_parent').on(t.parentId)],
);

/** Who makes an accessory or a part. */
export const accessoryBrand = pgTable('accessory_brand', {
  id: smallint().primaryKey(),
  code: text().notNull().unique(),
  nameEn: text('name_en').notNull(),
  nameRu: text('name_ru').notNull(),
  sortKey: text('sort_key').notNull(),
});

export const accessory = pgTable(
  'accessory',
  {
    id: integer().primaryKey(),
    categoryId: smallint('category_id')
      .notNull()
      .references(() => accessoryCategory.id),
    brandId: smallint('brand_id')
      .notNull()
      .references(() => accessoryBrand.id),
    name: text().notNull(),
    /** The maker's article, as printed. */
    partCode: text('part_code').notNull(),
    /** The article as it is looked up: capitals and digits alone, so that `W 712/75` and `w71275` are one. */
    partCodeKey: text('part_code_key')
      .notNull()
      .generatedAlwaysAs(sql`upper(regexp_replace(part_code, '[^0-9A-Za-z]', '', 'g'))`),
    /** Kopecks, before the discount. */
    price: bigint({ mode: 'number' }).notNull(),
    /** Kopecks; what is paid. */
    disprice: bigint({ mode: 'number' }).notNull(),
    /** Fewest pieces that are sold at once. */
    minCount: smallint('min_count').notNull().default(1),
    /** Said to fit every vehicle, in a category of parts that do not. */
    isUniversal: boolean('is_universal').notNull().default(false),
    /** How often it is asked for: greater first among equals. */
    rank: integer().notNull(),
    /** Base of the picture, without size. */
    picture: text().notNull(),
    description: text().notNull(),
  },
  (t) => [index('accessory_category_items').on(t.categoryId), index('accessory_brand_items').on(t.brandId)],
);

/** What an item fits. Without a row it fits everything, or nobody has told what (`universal-categories.data.ts`); without a model, every model of the mark. */
export const accessoryFitment = pgTable(
  'accessory_fitment',
  {
    accessoryId: integer('accessory_id')
      .notNull()
      .references(() => accessory.id, { onDelete: 'cascade' }),
    markId: smallint('mark_id')
      .notNull()
      .references(() => mark.id),
    modelId: smallint('model_id').references(() => model.id),
    /** First and last model year; null without a limit. */
    yearFrom: smallint('year_from'),
    yearTo: smallint('year_to'),
  },
  (t) => [
    unique('accessory_fitment_once').on(t.accessoryId, t.markId, t.modelId).nullsNotDistinct(),
    index('accessory_fitment_model').on(t.modelId),
    index('accessory_fitment_mark').on(t.markId),
  ],
);

/** Stock of an item at a dealer centre. */
export const accessoryStock = pgTable(
  'accessory_stock',
  {
    accessoryId: integer('accessory_id')
      .notNull()
      .references(() => accessory.id, { onDelete: 'cascade' }),
    dealerId: smallint('dealer_id')
      .notNull()
      .references(() => dealer.id),
    qty: smallint().notNull(),
    /** Held by live orders; what is free to buy is `qty - reserved` (ADR-046). */
    reserved: smallint().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.accessoryId, t.dealerId] }),
    index('accessory_stock_dealer').on(t.dealerId),
    check('accessory_stock_qty', sql`${t.qty} >= 0 and ${t.reserved} between 0 and ${t.qty}`),
  ],
);
