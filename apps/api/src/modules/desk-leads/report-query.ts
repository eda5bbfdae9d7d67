import type { Executor } from '../../db/database.ts';
import { inScope, type Scope, scopeValues } from './scope.ts';

export type Period = { from: string | undefined; to: string | undefined; dealer: string | undefined };
/** Rows of a report, a cell for each of its columns. */
export type ReportQuery = (db: Executor, scope: Scope, period: Period) => Promise<(string | number)[][]>;

/** More rows are cut off: a narrower period shows them. */
export const longest = 5_000;

/** The condition of scope and period on the lead `l`, for `values`. Days are those of Moscow. */
export const within = `${inScope} and ($4::text is null or l.dealer_code = $4)
  and ($5::date is null or l.created_at >= $5::date::timestamp at time zone 'Europe/Moscow')
  and ($6::date is null or l.created_at < ($6::date + 1)::timestamp at time zone 'Europe/Moscow')`;
export const values = (scope: Scope, { from, to, dealer }: Period) => [
  ...scopeValues(scope),
  dealer ?? null,
  from ?? null,
  to ?? null,
];
