import type { PolicyKind, PolicyStatus } from '@showroom/domain/account/insurance-policy';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './account-schema.ts';
import { moment } from './columns.ts';
import { garageCar } from './garage-schema.ts';

/** What a policy covers; the sum in kopecks, null where there is none. */
export type PolicyCover = { name: string; sum: number | null };

/** A policy of a customer. */
export const insurancePolicy = pgTable(
  'insurance_policy',
  {
    id: uuid().primaryKey(),
    customerId: ownerId(),
    carId: uuid('car_id').references(() => garageCar.id, { onDelete: 'set null' }),
    /** Of the group's system. */
    externalId: text('external_id').notNull(),
    kind: text().$type<PolicyKind>().notNull(),
    status: text().$type<PolicyStatus>().notNull(),
    /** Null while it is being made. */
    number: text(),
    insurer: text().notNull(),
    vehicle: text(),
    startsOn: date('starts_on').notNull(),
    /** Last day. */
    endsOn: date('ends_on').notNull(),
    /** Kopecks. */
    premium: bigint({ mode: 'number' }),
    cover: jsonb().$type<PolicyCover[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('insurance_policy_external').on(t.customerId, t.externalId),
    index('insurance_policy_ends').on(t.endsOn).where(sql`${t.status} in ('active', 'expiring')`),
    check('insurance_policy_status', sql`${t.status} in ('processing', 'active', 'expiring', 'expired', 'cancelled')`),
    check('insurance_policy_kind', sql`${t.kind} in ('osago', 'kasko', 'extended')`),
    check('insurance_policy_term', sql`${t.endsOn} >= ${t.startsOn}`),
  ],
);
