import type { Executor } from '../../db/database.ts';
import { type LeadRow, leadColumns, leadTables } from '../answering/request-queries.ts';
import { inScope, type Scope, scopeValues } from './scope.ts';

export type LeadFilter = {
  status: string | undefined;
  forms: readonly string[] | undefined;
  dealer: string | undefined;
  from: string | undefined;
  to: string | undefined;
  number: number | undefined;
  /** Last digits of a phone. */
  tail: string | undefined;
};
type Window = { limit: number; offset: number };

/** Longer lists are counted up to here: nobody reads on. */
const counted = 5_000;

const filtered = `${inScope}
  and ($4::text is null or l.status = $4) and ($5::text[] is null or l.form_id = any($5::text[]))
  and ($6::text is null or l.dealer_code = $6)
  and ($7::date is null or l.created_at >= $7::date::timestamp at time zone 'Europe/Moscow')
  and ($8::date is null or l.created_at < ($8::date + 1)::timestamp at time zone 'Europe/Moscow')
  and ($9::bigint is null or l.number = $9) and ($10::text is null or reverse(l.phone) like $10 || '%')`;

/** A page of leads, the newest first: numbers rise in the order of storing. */
export async function listLeads(
  db: Executor,
  scope: Scope,
  filter: LeadFilter,
  { limit, offset }: Window,
): Promise<{ items: LeadRow[]; total: number }> {
  const tail = filter.tail && [...filter.tail].reverse().join('');
  const { status, forms, dealer, from, to, number } = filter;
  const values = [...scopeValues(scope), ...[status, forms, dealer, from, to, number, tail].map((one) => one ?? null)];
  const items = await db.query<LeadRow>(
    `select ${leadColumns} from ${leadTables} where ${filtered} order by l.number desc limit $11 offset $12`,
    [...values, limit, offset],
  );
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from (select 1 from lead l where ${filtered} limit ${counted}) found`,
    values,
  );
  return { items, total: row?.total ?? 0 };
}

/** A lead of the scope; with `isLocked` nobody else changes it meanwhile. */
export async function findLead(
  db: Executor,
  scope: Scope,
  number: number,
  isLocked = false,
): Promise<(LeadRow & { page: string }) | undefined> {
  const [row] = await db.query<LeadRow & { page: string }>(
    `select ${leadColumns}, l.form_url as page from ${leadTables}
     where ${inScope} and l.number = $4 ${isLocked ? 'for update of l' : ''}`,
    [...scopeValues(scope), number],
  );
  return row;
}

export type FileRow = { id: string; name: string; size: number };

export const filesOf = (db: Executor, leadId: string): Promise<FileRow[]> =>
  db.query<FileRow>('select id, name, size from lead_file where lead_id = $1 order by created_at, id', [leadId]);

export async function consentOf(db: Executor, leadId: string) {
  const [row] = await db.query<{ textVersion: string; marketing: boolean; at: Date | string }>(
    'select text_version as "textVersion", marketing, created_at as at from consent where lead_id = $1 order by id limit 1',
    [leadId],
  );
  return row;
}

export async function setAssignee(db: Executor, leadId: string, assignee: string | null): Promise<void> {
  await db.query('update lead set assignee = $2, updated_at = now() where id = $1', [leadId, assignee]);
}
