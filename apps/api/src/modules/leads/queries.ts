import type { LeadData } from '@showroom/domain/lead/lead-schema';
import type { Dealer } from '@showroom/domain/vehicle';
import type { Executor } from '../../db/database.ts';

/** Two equal requests of one phone within this time are one: a second tab, a retry under another key. */
export const sameLeadWithin = '10 minutes';

export type LeadDealer = { name: string; phone: string; departments: Dealer['departments'] };

/**
 * The centre with this code, if the holding has it. Any of its departments will do: when the list for a department
 * cannot be had, visitors are offered all centres, and no lead is lost for that.
 */
export async function findLeadDealer(db: Executor, holdingId: number, code: string): Promise<LeadDealer | undefined> {
  const [row] = await db.query<LeadDealer>(
    'select name, phone, departments from dealer where holding_id = $1 and code = $2',
    [holdingId, code],
  );
  return row;
}

/** Mark, model and year of a vehicle that this holding has or had. */
export async function findVehicleName(db: Executor, holdingId: number, id: number): Promise<string | undefined> {
  const [row] = await db.query<{ name: string }>(
    `select m.name || ' ' || mo.name || ', ' || v.year as name
     from vehicle v join mark m on m.id = v.mark_id join model mo on mo.id = v.model_id
     where v.holding_id = $1 and v.id = $2`,
    [holdingId, id],
  );
  return row?.name;
}

export type StoredLead = { id: string; number: number };

/** Whether a status page of this token shows the lead. */
export async function isOpenedBy(db: Executor, id: string, tokenHash: string): Promise<boolean> {
  const rows = await db.query('select 1 from lead where id = $1 and token_hash = $2', [id, tokenHash]);
  return rows.length > 0;
}

/** Makes every other transaction with the same request wait, then looks for one that was stored a moment ago. */
export async function findSameLead(executor: Executor, fingerprint: string): Promise<StoredLead | undefined> {
  await executor.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [fingerprint]);
  // A statement of its own: it must see what was committed while the one above waited.
  const [row] = await executor.query<StoredLead>(
    `select id, number from lead
     where fingerprint = $1 and created_at > now() - interval '${sameLeadWithin}' order by created_at desc limit 1`,
    [fingerprint],
  );
  return row;
}

/** The next number of the holding; holds the counter until the transaction ends, so that numbers have no gaps. */
export async function takeNumber(executor: Executor, holdingId: number): Promise<number> {
  const [row] = await executor.query<{ last: number }>(
    `insert into lead_counter (holding_id, last) values ($1, 1)
     on conflict (holding_id) do update set last = lead_counter.last + 1 returning last`,
    [holdingId],
  );
  return row?.last ?? 1;
}

/** What the next number would be, without taking it. */
export async function peekNumber(db: Executor, holdingId: number): Promise<number> {
  const [row] = await db.query<{ last: number }>('select last from lead_counter where holding_id = $1', [holdingId]);
  return (row?.last ?? 0) + 1;
}

export type NewLead = StoredLead & {
  holdingId: number;
  formId: string;
  formUrl: string;
  phone: string | undefined;
  vehicleName: string | undefined;
  data: LeadData;
  fingerprint: string;
  tokenHash?: string | undefined;
  promisedAt?: Date | undefined;
  /** Of who was signed in; never of a letter to the hot line. */
  customerId?: string | undefined;
};

export async function insertLead(executor: Executor, lead: NewLead): Promise<void> {
  await executor.query(
    `insert into lead (id, holding_id, number, form_id, form_url, phone, dealer_code, vehicle_id, vehicle_name, data, fingerprint,
       token_hash, promised_at, customer_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::timestamptz, $14)`,
    [
      lead.id,
      lead.holdingId,
      lead.number,
      lead.formId,
      lead.formUrl,
      lead.phone ?? null,
      lead.data.dealer ?? null,
      lead.data.vehicleId ?? null,
      lead.vehicleName ?? null,
      JSON.stringify(lead.data),
      lead.fingerprint,
      lead.tokenHash ?? null,
      lead.promisedAt?.toISOString() ?? null,
      lead.customerId ?? null,
    ],
  );
}

export type Consent = {
  leadId: string;
  formId: string;
  mode: 'spec' | 'separate';
  textVersion: string;
  marketing: boolean;
  ip: string | undefined;
};

export async function insertConsent(executor: Executor, consent: Consent): Promise<void> {
  await executor.query(
    'insert into consent (lead_id, form_id, mode, text_version, marketing, ip) values ($1, $2, $3, $4, $5, $6)',
    [consent.leadId, consent.formId, consent.mode, consent.textVersion, consent.marketing, consent.ip ?? null],
  );
}
