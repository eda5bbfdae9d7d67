import { sql } from 'drizzle-orm';
import { char, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { vehicle } from './schema.ts';

/**
 * What is to be done about a vehicle's photos: `list` when its addresses changed (written by the import, in its transaction),
 * `show` when some were tried and its gallery is to be made anew.
 */
export const photoDue = pgTable(
  'photo_due',
  {
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicle.id, { onDelete: 'cascade' }),
    stage: text().$type<'list' | 'show'>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.vehicleId, t.stage] })],
);

/** A photo that was fetched and cut, named by its content: the first 128 bits of the SHA-256 of the fetched bytes, hexadecimal. */
export const photo = pgTable('photo', {
  key: char({ length: 32 }).primaryKey(),
  /** Of the largest file, pixels. Null until all files are stored. */
  width: smallint(),
  height: smallint(),
  /** Its mean colour, `#rrggbb`: holds the place until the file is there. */
  color: char({ length: 7 }),
  storedAt: moment('stored_at'),
  /** Since when no vehicle has it. */
  unusedAt: moment('unused_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** An address of a vehicle's photo, and what came of it. The rows with a time to try are the queue. */
export const vehiclePhoto = pgTable(
  'vehicle_photo',
  {
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicle.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    place: smallint().notNull(),
    /** `waiting`: never tried yet; `dead`: tried in vain, and tried again at `next_at`. */
    status: text().$type<'waiting' | 'stored' | 'dead'>().notNull().default('waiting'),
    attempts: smallint().notNull().default(0),
    /** Null: nothing to do. A claimed row has its time put off, so that it comes back when its process dies. */
    nextAt: moment('next_at'),
    photoKey: char('photo_key', { length: 32 }).references(() => photo.key),
    error: text(),
    checkedAt: moment('checked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.vehicleId, t.url] }),
    index('vehicle_photo_queue').on(t.nextAt, t.vehicleId, t.place).where(sql`${t.nextAt} is not null`),
    index('vehicle_photo_key').on(t.photoKey).where(sql`${t.photoKey} is not null`),
    index('vehicle_photo_known').on(t.url).where(sql`${t.photoKey} is not null`),
  ],
);
