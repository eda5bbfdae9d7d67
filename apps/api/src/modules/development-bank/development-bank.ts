import type { Executor } from '../../db/database.ts';
import { BankRefused, BankUnclear, type PaymentBank } from '../../ports/payment-bank.ts';
import { answerOf, findOrder, putOrder } from './queries.ts';

const name = 'development';

/**
 * A bank that moves no money: its orders are rows here, and whoever tests it decides on its page what it answers. `origin`: of
 * this API, as a browser on this machine reaches it.
 */
export function developmentBank(db: Executor, origin: () => string): PaymentBank {
  return {
    name,
    development: true,
    register: async (order, record) => {
      await record('out', JSON.stringify({ ...order, returnUrls: undefined }));
      const { reference, amount, currency, description, returnUrls } = order;
      await putOrder(db, { reference, amount, currency, description, returnUrl: returnUrls.approve });
      const payUrl = new URL(`/dev/bank/${reference}`, origin()).href;
      await record('in', JSON.stringify({ payUrl }));
      return { order: reference, session: '', payUrl };
    },
    status: async ({ order, reference }, record) => {
      await record('out', JSON.stringify({ reference }));
      const found = await findOrder(db, order);
      if (!found) throw new BankRefused('NO_ORDER');
      const answer = answerOf(found);
      await record('in', JSON.stringify(answer ?? { silent: true }));
      if (!answer) throw new BankUnclear('SILENT');
      return answer;
    },
    refund: async ({ order }, amount, record) => {
      await record('out', JSON.stringify({ order, amount }));
      const rows = await db.query(
        `update development_bank_order set refunded = refunded + $2
         where reference = $1 and state = 'paid' and refunded + $2 <= taken returning reference`,
        [order, amount],
      );
      await record('in', JSON.stringify({ isDone: rows.length > 0 }));
      if (rows.length === 0) throw new BankRefused('NOTHING_TO_REFUND');
    },
    close: async () => {},
  };
}
