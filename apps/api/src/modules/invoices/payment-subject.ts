import type { Executor } from '../../db/database.ts';
import { isUuid } from '../../http/uuid.ts';
import type { PaymentSubjectHandler } from '../payments/payment-subject.ts';

type Invoice = {
  holdingId: number;
  number: string;
  phone: string;
  purpose: string;
  amount: number;
  hasVat: boolean;
  state: 'open' | 'paid' | 'withdrawn';
};

async function findInvoice(db: Executor, id: string): Promise<Invoice | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.query<Invoice>(
    `select holding_id as "holdingId", number, phone, purpose, amount, has_vat as "hasVat", state from invoice where id = $1`,
    [id],
  );
  return row;
}

const refusals = {
  open: null,
  paid: 'Счёт уже оплачен.',
  withdrawn: 'Счёт отозван: платить по\u00a0нему не\u00a0нужно.',
};

/** An invoice that was not born on the site. */
export const invoiceSubject: PaymentSubjectHandler = {
  paid: async (tx, id) => {
    const [row] = await tx.query<Pick<Invoice, 'number'>>(
      `update invoice set state = 'paid', paid_at = now() where id = $1 and state = 'open' returning number`,
      [id],
    );
    if (!row) return 'unwanted';
    return {
      title: `Счёт № ${row.number} оплачен`,
      text: 'Оплата получена, спасибо. Кассовый чек придёт отдельным письмом.',
      href: `/pay/${id}/`,
    };
  },
  notPaid: async () => {},
  refunded: async (tx, id, { amount, refunded }) => {
    if (refunded < amount) return;
    await tx.query(`update invoice set state = 'withdrawn' where id = $1 and state = 'paid'`, [id]);
  },
  describe: async (executor, id) => {
    const invoice = await findInvoice(executor, id);
    if (!invoice) return undefined;
    const { holdingId, number, purpose, amount, hasVat, state, phone } = invoice;
    return {
      holdingId,
      amount,
      title: `Счёт № ${number}: ${purpose}`,
      // Receipts are kept as the books are: the purpose, which may name a person, is not.
      lines: [
        { name: `Оплата по счёту № ${number}`, price: amount, count: 1, sum: amount, subject: 'payment', hasVat },
      ],
      method: 'advance',
      refusal: refusals[state],
      until: null,
      href: `/pay/${id}/`,
      next: null,
      payer: { email: null, phone, customerId: null },
    };
  },
};
