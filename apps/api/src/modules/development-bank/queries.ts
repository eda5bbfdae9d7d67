import type { BankWord } from '@showroom/domain/shop/payment';
import type { Executor } from '../../db/database.ts';

export type DevelopmentOrder = {
  reference: string;
  amount: number;
  currency: string;
  description: string;
  /** Of the page for what was approved; the others differ in their last word. */
  returnUrl: string;
  state: 'open' | 'paid' | 'declined';
  taken: number;
  refunded: number;
  /** Seconds until it answers; null: it always does; negative: it has begun to. */
  waits: number | null;
};

type NewOrder = Pick<DevelopmentOrder, 'reference' | 'amount' | 'currency' | 'description' | 'returnUrl'>;

/** One order per reference, however often it is registered. */
export async function putOrder(db: Executor, order: NewOrder): Promise<void> {
  await db.query(
    `insert into development_bank_order (reference, amount, currency, description, return_url) values ($1, $2, $3, $4, $5)
     on conflict (reference) do update set return_url = excluded.return_url`,
    [order.reference, order.amount, order.currency, order.description, order.returnUrl],
  );
}

export async function findOrder(db: Executor, reference: string): Promise<DevelopmentOrder | undefined> {
  const [row] = await db.query<DevelopmentOrder>(
    `select reference, amount, currency, description, return_url as "returnUrl", state, taken, refunded,
       extract(epoch from answers_at - now())::float8 as waits
     from development_bank_order where reference = $1`,
    [reference],
  );
  return row;
}

/** What it says when it is asked; undefined: nothing yet. */
export function answerOf({
  reference,
  state,
  taken,
  currency,
  refunded,
  waits,
}: DevelopmentOrder): BankWord | undefined {
  if (waits !== null && waits > 0) return undefined;
  return { reference, state, amount: taken, currency, refunded };
}

/** What a tester may make it do. */
export const bankActs = {
  approve: 'Оплатить',
  cancel: 'Отменить',
  decline: 'Отклонить',
  delay: 'Оплатить, ответить через минуту',
  twice: 'Оплатить и\u00a0ответить дважды',
  never: 'Оплатить и\u00a0не\u00a0отвечать',
  wrong: 'Взять другую сумму',
} as const;
export type BankAct = keyof typeof bankActs;

const minute = 60;
const year = 365 * 24 * 3_600;

/** Decides an order that is open; false when it was decided before. What was paid can be declined: that is the bank's mistake to test. */
export async function decide(db: Executor, reference: string, act: BankAct): Promise<boolean> {
  const isPaid = act !== 'cancel' && act !== 'decline';
  const rows = await db.query(
    `update development_bank_order set state = $2, taken = case when $3::boolean then amount - case when $4::boolean then least(100, amount - 1) else 0 end else taken end,
       answers_at = case when $5::int is null then null else now() + make_interval(secs => $5::int) end
     where reference = $1 and (state = 'open' or ($6 = 'decline' and state = 'paid')) returning reference`,
    [
      ...[reference, isPaid ? 'paid' : 'declined', isPaid, act === 'wrong'],
      act === 'delay' ? minute : act === 'never' ? year : null,
      act,
    ],
  );
  return rows.length > 0;
}
