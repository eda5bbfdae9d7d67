import { randomBytes, randomUUID } from 'node:crypto';
import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { PaymentSubject } from './payment-subject.ts';

/** How long an attempt lives, minutes, unless its subject says less. */
const lifetimeMinutes = 30;

export type NewPayment = {
  holdingId: number;
  subject: PaymentSubject;
  /** Kopecks. */
  amount: number;
  /** As the bank shows it; names nobody. */
  description: string;
  payer?: { email?: string | null; phone?: string | null; customerId?: string | null };
  /** Not paid until then, it is over; ms. */
  expiresAt?: number | null;
};

/** A live attempt may end between the insert that it stops and the look for it; each turn needs another one that does. */
const mostTurns = 5;

/** Letters that are not taken for each other by whoever reads a statement. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 120 random bits. */
const newReference = () => [...randomBytes(24)].map((byte) => letters[byte % letters.length]).join('');

/**
 * An attempt to pay within the caller's transaction: its id, which opens `/pay/{id}/`. A subject has one open attempt: that one is
 * given where it stands, and where the subject is paid already, the paid one. The bank hears of it when the payer presses.
 * Throws 503 where attempts of the subject keep beginning and ending meanwhile.
 */
export async function startPayment(executor: Executor, payment: NewPayment): Promise<string> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const id = (await insertPayment(executor, payment)) ?? (await liveId(executor, payment.subject));
    if (id !== undefined) return id;
  }
  throw new ApiError('UNAVAILABLE', 'Платёж не\u00a0начат: попробуйте ещё раз.', { retryAfter: 1 });
}

/** Undefined where the subject has a live attempt. */
async function insertPayment(
  executor: Executor,
  { holdingId, subject, amount, description, payer = {}, expiresAt }: NewPayment,
): Promise<string | undefined> {
  const id = randomUUID();
  const [row] = await executor.query<{ id: string }>(
    `insert into payment (id, holding_id, subject_kind, subject_id, reference, amount, description, expires_at, next_check_at)
     select $1, $2, $3, $4, $5, $6, $7, at, at
     from (select least(now() + make_interval(mins => $8::int), to_timestamp($9::float8)) as at) as term
     on conflict (subject_kind, subject_id) where state in ('created', 'pending', 'paid') do nothing returning id`,
    [
      ...[id, holdingId, subject.kind, subject.id, newReference(), amount, description.slice(0, 100), lifetimeMinutes],
      expiresAt == null ? null : expiresAt / 1_000,
    ],
  );
  if (!row) return undefined;
  const { email = null, phone = null, customerId = null } = payer;
  await executor.query('insert into payment_payer (id, email, phone, customer_id) values ($1, $2, $3, $4)', [
    id,
    email,
    phone,
    customerId,
  ]);
  return id;
}

async function liveId(executor: Executor, { kind, id }: PaymentSubject): Promise<string | undefined> {
  const [live] = await executor.query<{ id: string }>(
    `select id from payment where subject_kind = $1 and subject_id = $2 and state in ('created', 'pending', 'paid')`,
    [kind, id],
  );
  return live?.id;
}

/**
 * Ends the open attempts of a subject that is wanted no more, within the caller's transaction, without telling it. Money that the
 * bank takes for them all the same goes back by itself.
 */
export async function withdrawPayments(executor: Executor, { kind, id }: PaymentSubject): Promise<void> {
  await executor.query(
    `update payment set state = 'expired', settled_at = now(),
       next_check_at = case when bank_order is null then null else now() + interval '1 minute' end
     where subject_kind = $1 and subject_id = $2 and state in ('created', 'pending')`,
    [kind, id],
  );
}
