import { index, pgTable, primaryKey, real, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A web vital of one page load at a visitor's. Names no person. */
export const webVital = pgTable(
  'web_vital',
  {
    /** Id of the page load, made by the browser. */
    load: uuid().notNull(),
    metric: text().notNull(),
    holdingId: smallint('holding_id').notNull(),
    /** Pattern of the address: `/cars/{mark}`. */
    route: text().notNull(),
    device: text().notNull(),
    /** Milliseconds; without a unit for `CLS`. */
    value: real().notNull(),
    /** Selector of the element that the figure is owed to. */
    target: text(),
    measuredAt: moment('measured_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.load, t.metric] }), index('web_vital_latest').on(t.holdingId, t.measuredAt)],
);
