import type { FunctionalServiceStatus } from '@showroom/domain/account/functional-service';
import type { GarageCarStatus } from '@showroom/domain/account/garage-car';
import type { MaintenanceEngine } from '@showroom/domain/calculators/maintenance-works';
import type { LeadFileType } from '@showroom/domain/lead/lead-files';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { customer, ownerId } from './account-schema.ts';
import { moment } from './columns.ts';

/** A recall of the maker that concerns a car. */
export type CarRecall = { code: string; title: string; isDone: boolean };

/** A car of a customer's garage. */
export const garageCar = pgTable(
  'garage_car',
  {
    id: uuid().primaryKey(),
    customerId: ownerId(),
    status: text().$type<GarageCarStatus>().notNull(),
    isMain: boolean('is_main').notNull().default(false),
    /** `А 123 ВС 77`. */
    stateNumber: text('state_number'),
    vin: text(),
    /** Of our dictionary; null for a mark that it has not. */
    markCode: text('mark_code'),
    mark: text().notNull(),
    model: text().notNull(),
    year: smallint(),
    engine: text().$type<MaintenanceEngine>().notNull().default('petrol'),
    /** Null: nobody has looked yet. */
    recalls: jsonb().$type<CarRecall[]>(),
    recallsAt: moment('recalls_at'),
    /** When the check began; it ends by itself where nobody answers. */
    checkingSince: moment('checking_since'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('garage_car_customer').on(t.customerId),
    index('garage_car_vin').on(t.vin),
    uniqueIndex('garage_car_main').on(t.customerId).where(sql`${t.isMain}`),
    uniqueIndex('garage_car_own_vin').on(t.customerId, t.vin).where(sql`${t.status} <> 'archived'`),
    uniqueIndex('garage_car_own_number').on(t.customerId, t.stateNumber).where(sql`${t.status} <> 'archived'`),
    check('garage_car_status', sql`${t.status} in ('active', 'checking', 'archived')`),
    check('garage_car_main_kept', sql`not ${t.isMain} or ${t.status} <> 'archived'`),
    check('garage_car_named', sql`${t.stateNumber} is not null or ${t.vin} is not null`),
  ],
);

/** Readings of the odometer, in the order in which they were told. */
export const garageMileage = pgTable(
  'garage_mileage',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    carId: uuid('car_id')
      .notNull()
      .references(() => garageCar.id, { onDelete: 'cascade' }),
    km: integer().notNull(),
    notedOn: date('noted_on').notNull(),
    source: text().$type<'customer' | 'service'>().notNull(),
    /** Why it is lower than the one before. */
    remark: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('garage_mileage_car').on(t.carId, t.id),
    check('garage_mileage_km', sql`${t.km} >= 0`),
    check('garage_mileage_source', sql`${t.source} in ('customer', 'service')`),
  ],
);

/** A private file of the account; its bytes lie in the file store under its id. One whose owner is gone goes too. */
export const accountFile = pgTable(
  'account_file',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** What it belongs to. */
    ownerKind: text('owner_kind').$type<'car' | 'work' | 'policy'>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    name: text().notNull(),
    mime: text().$type<LeadFileType>().notNull(),
    size: integer().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('account_file_owner').on(t.ownerKind, t.ownerId),
    index('account_file_customer').on(t.customerId),
    check('account_file_owner_kind', sql`${t.ownerKind} in ('car', 'work', 'policy')`),
  ],
);

/** A paid service or option of a car, as the group's system tells. */
export const functionalService = pgTable(
  'functional_service',
  {
    id: uuid().primaryKey(),
    customerId: ownerId(),
    carId: uuid('car_id').references(() => garageCar.id, { onDelete: 'set null' }),
    /** Of the group's system. */
    externalId: text('external_id').notNull(),
    code: text().notNull(),
    name: text().notNull(),
    status: text().$type<FunctionalServiceStatus>().notNull(),
    startsOn: date('starts_on').notNull(),
    /** Last day. */
    endsOn: date('ends_on').notNull(),
    /** Kopecks a term; null: free. */
    price: bigint({ mode: 'number' }),
    isRenewed: boolean('is_renewed').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('functional_service_external').on(t.customerId, t.externalId),
    index('functional_service_ends').on(t.endsOn).where(sql`${t.status} = 'active'`),
    check('functional_service_status', sql`${t.status} in ('active', 'ended', 'cancelled')`),
  ],
);
