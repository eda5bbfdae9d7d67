import type { BankWord } from '@showroom/domain/shop/payment';

/** An order as the bank is to know it. `amount`: kopecks. */
export type BankOrder = {
  /** Ours; a repeated registration of one reference is one order where the bank can tell. */
  reference: string;
  amount: number;
  currency: string;
  description: string;
  /** Where the payer's browser is sent back to, by what the payer did. */
  returnUrls: { approve: string; cancel: string; decline: string };
};

/** What the bank gave an order: its own number, what else it asks for, and the page where the payer pays. */
export type RegisteredOrder = { order: string; session: string; payUrl: string };
/** How an order that was registered is asked about. */
export type KnownOrder = { reference: string; order: string; session: string };

/** Keeps what was said, word for word. */
export type BankRecord = (direction: 'out' | 'in', body: string) => Promise<void>;

/**
 * A bank. Every call is ours: what a browser or a callback says is no word of the bank. A call that fails says nothing of
 * whether the bank has done it; `BankRefused` says that it has not and never will.
 */
export type PaymentBank = {
  /** Stands in `payment.bank`. */
  readonly name: string;
  readonly development: boolean;
  /** Registers an order. The address is of the bank's own host, checked by the adapter. */
  register(order: BankOrder, record: BankRecord): Promise<RegisteredOrder>;
  status(order: KnownOrder, record: BankRecord): Promise<BankWord>;
  /** Gives back a part of what was taken, kopecks. The caller has asked the status before. */
  refund(order: KnownOrder, amount: number, record: BankRecord): Promise<void>;
  close(): Promise<void>;
};

/** The bank will not do it, now or later. `code` is safe to log. */
export class BankRefused extends Error {
  override name = 'BankRefused';
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(`The bank refused: ${code}.`, { cause });
    this.code = code;
  }
}

/** The bank did not answer as it should: nothing is known. `code` is safe to log. */
export class BankUnclear extends Error {
  override name = 'BankUnclear';
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(`The bank's answer is not clear: ${code}.`, { cause });
    this.code = code;
  }
}
