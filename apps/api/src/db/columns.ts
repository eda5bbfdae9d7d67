import { sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time, stored with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Values of a column as the list of an `in (…)`, for a check. Codes of this project alone: nothing is escaped. */
export const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
