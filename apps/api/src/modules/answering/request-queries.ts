import type { LeadData } from '@showroom/domain/lead/lead-schema';
import type { LeadStatus } from '@showroom/domain/lead/lead-status';
import type { Adviser } from '@showroom/domain/vehicle';
import type { Executor } from '../../db/database.ts';

export type LeadRow = {
  id: string;
  number: number;
  formId: string;
  status: LeadStatus;
  phone: string | null;
  dealerCode: string | null;
  dealerName: string | null;
  dealerPhone: string | null;
  advisers: Adviser[] | null;
  assignee: string | null;
  vehicleName: string | null;
  data: LeadData;
  promisedAt: Date | string | null;
  answeredAt: Date | string | null;
  createdAt: Date | string;
};

/** Columns of a lead with its centre; the tables are `l` and `d`. */
export const leadColumns = `
  l.id, l.number, l.form_id as "formId", l.status, l.phone, l.dealer_code as "dealerCode", d.name as "dealerName",
  d.phone as "dealerPhone", d.advisers, l.assignee, l.vehicle_name as "vehicleName", l.data,
  l.promised_at as "promisedAt", l.answered_at as "answeredAt", l.created_at as "createdAt"`;
export const leadTables = 'lead l left join dealer d on d.holding_id = l.holding_id and d.code = l.dealer_code';

/** The lead that a token opens; with `isLocked` nobody else changes it meanwhile. */
export async function findByToken(
  db: Executor,
  holdingId: number,
  tokenHash: string,
  isLocked = false,
): Promise<LeadRow | undefined> {
  const [row] = await db.query<LeadRow>(
    `select ${leadColumns} from ${leadTables} where l.holding_id = $1 and l.token_hash = $2 ${isLocked ? 'for update of l' : ''}`,
    [holdingId, tokenHash],
  );
  return row;
}

export type EventKind = 'note' | 'answer' | 'status' | 'assignee' | 'withdrawn';
export type EventRow = {
  kind: EventKind;
  author: 'customer' | 'staff';
  actor: string | null;
  body: string;
  at: Date | string;
};

/** What happened to a lead, the oldest first; bounded by the limits of notes and acts. */
export function eventsOf(db: Executor, leadId: string): Promise<EventRow[]> {
  return db.query<EventRow>(
    'select kind, author, actor, body, created_at as at from lead_event where lead_id = $1 order by id limit 500',
    [leadId],
  );
}

export async function addEvent(
  db: Executor,
  leadId: string,
  { kind, author, actor, body }: Omit<EventRow, 'at'>,
): Promise<void> {
  await db.query('insert into lead_event (lead_id, kind, author, actor, body) values ($1, $2, $3, $4, $5)', [
    leadId,
    kind,
    author,
    actor,
    body,
  ]);
}

/** Sets the status; the first answer of the staff is remembered. */
export async function setStatus(db: Executor, leadId: string, status: LeadStatus, isAnswer = false): Promise<void> {
  await db.query(
    `update lead set status = $2, updated_at = now(),
       answered_at = case when $3::boolean then coalesce(answered_at, now()) else answered_at end where id = $1`,
    [leadId, status, isAnswer],
  );
}
