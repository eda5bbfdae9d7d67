import type { BankWord } from '@showroom/domain/shop/payment';
import { BankRefused, BankUnclear, type PaymentBank } from '../ports/payment-bank.ts';

/** An order of the bank that a history plays with. */
export type ScriptedOrder = {
  reference: string;
  amount: number;
  state: BankWord['state'];
  taken: number;
  refunded: number;
  /** Untruths of the next answer. */
  lie: 'foreign' | 'dollars' | 'declined' | undefined;
};

/** A bank in memory that does what a history says. `breaks`: its next so many calls are done, and their answer is lost. */
export class ScriptedBank implements PaymentBank {
  readonly name = 'scripted';
  readonly development = true;
  readonly orders = new Map<string, ScriptedOrder>();
  breaks = 0;
  isSilent = false;

  async register({ reference, amount }: { reference: string; amount: number }) {
    if (this.isSilent) throw new BankUnclear('SILENT');
    if (!this.orders.has(reference)) {
      this.orders.set(reference, { reference, amount, state: 'open', taken: 0, refunded: 0, lie: undefined });
    }
    this.#break();
    return { order: reference, session: '', payUrl: `https://pay.bank.example/${reference}` };
  }

  async status({ order }: { order: string }): Promise<BankWord> {
    if (this.isSilent) throw new BankUnclear('SILENT');
    const found = this.#find(order);
    this.#break();
    const { reference, state, taken, refunded, lie } = found;
    found.lie = undefined;
    const said = { reference, state, amount: taken, currency: 'RUB', refunded };
    if (lie === 'foreign')
      return { ...said, reference: 'ZZZZZZZZZZZZZZZZZZZZZZZZ', state: 'paid', amount: found.amount };
    if (lie === 'dollars') return { ...said, state: 'paid', amount: found.amount, currency: 'USD' };
    return lie === 'declined' ? { ...said, state: 'declined' } : said;
  }

  async refund({ order }: { order: string }, amount: number): Promise<void> {
    if (this.isSilent) throw new BankUnclear('SILENT');
    const found = this.#find(order);
    if (found.refunded + amount > found.taken) throw new BankRefused('TOO_MUCH');
    found.refunded += amount;
    this.#break();
  }

  async close(): Promise<void> {}

  /** The payer pays, as much as is said; an order is paid once. */
  pay(reference: string, amount: number): void {
    const order = this.orders.get(reference);
    if (order && order.taken === 0) Object.assign(order, { state: 'paid', taken: amount });
  }

  decline(reference: string): void {
    const order = this.orders.get(reference);
    if (order && order.state === 'open') order.state = 'declined';
  }

  #find(reference: string): ScriptedOrder {
    const found = this.orders.get(reference);
    if (!found) throw new BankRefused('NO_ORDER');
    return found;
  }

  #break(): void {
    if (this.breaks === 0) return;
    this.breaks -= 1;
    throw new BankUnclear('BROKEN');
  }
}
