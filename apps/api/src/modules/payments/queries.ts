import type { PaymentState, PaymentSubjectKind } from '@showroom/domain/shop/payment';
import type { Executor } from '../../db/database.ts';
import { isUuid } from '../../http/uuid.ts';
import type { PaymentFacts, PaymentSubject } from './payment-subject.ts';

export type StoredPayment = {
  id: string;
  holdingId: number;
  kind: PaymentSubjectKind;
  subjectId: string;
  reference: string;
  bank: string | null;
  bankOrder: string | null;
  bankSession: string | null;
  payUrl: string | null;
  state: PaymentState;
  amount: number;
  currency: string;
  description: string;
  captured: number;
  refunded: number;
  alarm: string | null;
  isOver: boolean;
  /** Past its end for so long that the bank's silence is no reason to wait. */
  isLongOver: boolean;
};

const columns = `p.id, p.holding_id as "holdingId", p.subject_kind as kind, p.subject_id as "subjectId", p.reference, p.bank,
  p.bank_order as "bankOrder", p.bank_session as "bankSession", p.pay_url as "payUrl", p.state, p.amount, p.currency,
  p.description, p.captured, p.refunded, p.alarm, p.expires_at <= now() as "isOver",
  p.expires_at <= now() - interval '10 minutes' as "isLongOver"`;

/** @param lock keeps others out of it until the end of the transaction */
export async function findPayment(db: Executor, id: string, lock = false): Promise<StoredPayment | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.query<StoredPayment>(
    `select ${columns} from payment p where p.id = $1 ${lock ? 'for update' : ''}`,
    [id],
  );
  return row;
}

export async function findByReference(db: Executor, reference: string): Promise<StoredPayment | undefined> {
  const [row] = await db.query<StoredPayment>(`select ${columns} from payment p where p.reference = $1`, [reference]);
  return row;
}

/** Keeps everybody else off the payments of a subject until the end of the transaction: they are locked before the subject, everywhere. */
export async function lockPayments(executor: Executor, { kind, id }: PaymentSubject): Promise<void> {
  await executor.query('select 1 from payment where subject_kind = $1 and subject_id = $2 order by id for update', [
    kind,
    id,
  ]);
}

/** The attempt that counts: the one that was paid, else the newest. */
export async function lastAttempt(db: Executor, kind: string, subjectId: string): Promise<StoredPayment | undefined> {
  const [row] = await db.query<StoredPayment>(
    `select ${columns} from payment p where subject_kind = $1 and subject_id = $2
     order by state in ('paid', 'refunded') desc, created_at desc, id limit 1`,
    [kind, subjectId],
  );
  return row;
}

export const factsOf = ({ id, holdingId, kind, subjectId, amount }: StoredPayment): PaymentFacts => ({
  ...{ id, holdingId, subject: { kind, id: subjectId }, amount },
});

export type Payer = { email: string | null; phone: string | null; customerId: string | null };

export async function findPayer(db: Executor, paymentId: string): Promise<Payer> {
  const [row] = await db.query<Payer>(
    'select email, phone, customer_id as "customerId" from payment_payer where id = $1',
    [paymentId],
  );
  return row ?? { email: null, phone: null, customerId: null };
}

export type Alarm =
  | 'wrong-sum'
  | 'foreign'
  | 'declined-after-paid'
  | 'late'
  | 'unwanted'
  | 'refund-failed'
  | 'refund-unclear'
  | 'receipt-failed'
  | 'bank-silent';

/** Notes why the staff should look. */
export async function raiseAlarm(db: Executor, paymentId: string, alarm: Alarm): Promise<void> {
  await db.query('update payment set alarm = $2, alarm_at = now() where id = $1', [paymentId, alarm]);
}

/** What names a payment in a log and in the desk: too short to open anything. */
export const shortName = (id: string): string => id.slice(0, 8);
