import type { PaymentSubjectKind } from '@showroom/domain/shop/payment';
import type { SoldLine } from '@showroom/domain/shop/receipt';
import type { Executor } from '../../db/database.ts';

export type PaymentSubject = { kind: PaymentSubjectKind; id: string };

/** A payment as the thing that it is for sees it. Sums are kopecks. */
export type PaymentFacts = { id: string; holdingId: number; subject: PaymentSubject; amount: number };

/** What is paid for, as the payer reads it now. */
export type Payable = {
  holdingId: number;
  /** `Заказ A-000042` */
  title: string;
  lines: readonly SoldLine[];
  /** Before goods change hands `full_prepayment`, of a deposit `advance`. */
  method: 'full_prepayment' | 'advance' | 'full_payment';
  /** Kopecks. */
  amount: number;
  /** Whether it can be paid now, and why not, for the payer. */
  refusal: string | null;
  /** Until when it can be paid, ms; null: as long as any payment. */
  until: number | null;
  /** Where the payer goes next, a path of the site. */
  href: string;
  /** What comes after the payment: where and when goods are taken. null where `href` says it. */
  next: string | null;
  payer: { email: string | null; phone: string | null; customerId: string | null };
};

/** What the payer is told once it is paid; undefined: the subject tells by itself. */
export type Told = { title: string; text: string; href: string };

/**
 * What stands behind payments of one kind. `paid` and `notPaid` run inside the transaction of the one transition: what they throw
 * rolls it back, and it is tried again.
 */
export type PaymentSubjectHandler = {
  /** Returns what to tell the payer by e-mail, or `unwanted` where nothing can be given for the money any more: it goes back by itself. */
  paid(tx: Executor, id: string, payment: PaymentFacts): Promise<Told | 'unwanted' | undefined>;
  /** An attempt came to nothing. After `declined` the payer may try again. */
  notPaid(tx: Executor, id: string, why: 'declined' | 'expired', payment: PaymentFacts): Promise<void>;
  /** Money of it went back, in whole or in part, as far as the bank says. */
  refunded?(tx: Executor, id: string, payment: PaymentFacts & { refunded: number }): Promise<void>;
  /** Undefined for one that does not exist. */
  describe(executor: Executor, id: string): Promise<Payable | undefined>;
};
