import { absoluteUrl } from '@showroom/domain/brand';
import { formatRoubles } from '@showroom/domain/text';
import { html } from 'hono/html';
import type { Executor } from '../../db/database.ts';
import { knownHolding } from '../holdings/known-holding.ts';
import { putIntoOutbox } from '../outbox/queries.ts';
import type { Told } from '../payments/payment-subject.ts';
import { findPayer, type StoredPayment } from '../payments/queries.ts';

/** One letter to the payer, within the transaction of the transition. Nobody is told where nothing is to be said or no address is known. */
export async function tellPayer(tx: Executor, payment: StoredPayment, told: Told | undefined): Promise<void> {
  const { email } = await findPayer(tx, payment.id);
  const holding = knownHolding(payment.holdingId);
  if (!told || email === null || !holding) return;
  const url = absoluteUrl(holding, told.href);
  const sum = `Сумма: ${formatRoubles(payment.amount)}`;
  const page = html`<!doctype html>
<html lang="ru">
  <body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a">
    <p><strong>${told.title}</strong></p>
    <p style="white-space:pre-line">${told.text}</p>
    <p>${sum}</p>
    <p><a href="${url}">Открыть на сайте</a></p>
    <p style="color:#5c5c5c">${holding.name}</p>
  </body>
</html>`;
  await putIntoOutbox(tx, [
    {
      ...{ channel: 'mail', kind: 'payment-told', recipient: email, subject: told.title, secret: true },
      body: [told.title, '', told.text, sum, '', url, '', holding.name].join('\n'),
      html: String(page),
    },
  ]);
}
