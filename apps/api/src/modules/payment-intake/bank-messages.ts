import type { Executor } from '../../db/database.ts';

/** Longest message that is kept, characters. */
const longest = 16_000;

/** Numbers of cards but their last four digits, and what names a person, are masked: the books need neither. */
export const masked = (text: string): string =>
  text
    .replace(/\b\d{9,15}(\d{4})\b/g, '…$1')
    .replace(/<((?:card)?(?:holder)?name|cardholder|fio|email|phone|msisdn|ip)(\s[^>]*)?>[^<]*</gi, '<$1>…<')
    .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '…@…');

export type BankMessage = {
  paymentId: string | null;
  bank: string;
  operation: 'register' | 'status' | 'refund' | 'callback';
  direction: 'out' | 'in';
  body: string;
};

/** Keeps what was said. On its own connection, before anything is made of it: a failure later loses no word. */
export async function keepBankMessage(db: Executor, message: BankMessage): Promise<void> {
  const { paymentId, bank, operation, direction, body } = message;
  await db.query(
    'insert into bank_message (payment_id, bank, operation, direction, body) values ($1, $2, $3, $4, $5)',
    // The driver takes no NUL in a text.
    [paymentId, bank, operation, direction, masked(body.slice(0, longest)).replaceAll('\u0000', '')],
  );
}
