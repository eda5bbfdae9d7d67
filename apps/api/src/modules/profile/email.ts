import { randomBytes } from 'node:crypto';
import { email as emailRule } from '@showroom/domain/lead/field-rules';
import { html } from 'hono/html';
import type { Executor } from '../../db/database.ts';
import { badRequest } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import type { Customer } from '../account/require-customer.ts';
import type { Holding } from '../holdings/known-holding.ts';
import { requireHolding } from '../holdings/require-form.ts';
import { tokenHash } from '../leads/status-token.ts';
import { putIntoOutbox } from '../outbox/queries.ts';
import { consumeAll } from '../rate-limits/consume.ts';
import { emailLinkLimit } from '../rate-limits/limits.data.ts';

const linkHours = 24;

/**
 * Sends a link to an address; it becomes the customer's when somebody opens it. An older link is worth nothing from now on.
 * Throws 400 for what is no address, 429 after five an hour.
 */
export async function sendEmailLink(
  { database, holdings }: Pick<ApiContext, 'database' | 'holdings'>,
  { id, holdingId }: Customer,
  text: string,
): Promise<void> {
  const holding = requireHolding(holdings, holdingId);
  const reading = emailRule(text.trim(), { emailTlds: 'spec', today: '', maskedVin: false });
  if ('error' in reading) throw badRequest('Проверьте поля формы.', [{ field: 'email', message: reading.error }]);
  const address = String(reading.value);
  await database.transaction((executor) => putEmailLink(executor, holding, id, address));
}

/** Whether a link to this address waits to be opened. */
export async function isLinkSent(executor: Executor, customerId: string, address: string): Promise<boolean> {
  const rows = await executor.query(
    'select 1 from email_confirmation where customer_id = $1 and email = $2 and expires_at > now()',
    [customerId, address],
  );
  return rows.length > 0;
}

/** The same within the caller's transaction, for an address that was read. Throws 429. */
export async function putEmailLink(
  executor: Executor,
  { host, name }: Pick<Holding, 'host' | 'name'>,
  customerId: string,
  address: string,
): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  await consumeAll(executor, [{ limit: emailLinkLimit, subject: customerId }]);
  await executor.query(
    `insert into email_confirmation (hash, customer_id, email, expires_at)
     values ($1, $2, $3, now() + make_interval(hours => $4::int))
     on conflict (customer_id) do update set hash = excluded.hash, email = excluded.email, expires_at = excluded.expires_at`,
    [tokenHash(token), customerId, address, linkHours],
  );
  const letter = letterOf(name, `https://${host}/lk/email/#${token}`);
  await putIntoOutbox(executor, [
    {
      channel: 'mail',
      kind: 'email-confirmation',
      customerId,
      recipient: address,
      secret: true,
      usefulSeconds: linkHours * 3_600,
      ...letter,
    },
  ]);
}

function letterOf(site: string, url: string) {
  const subject = 'Подтвердите адрес почты';
  const intro = `Этот адрес указали в личном кабинете ${site}. Чтобы получать на него письма, откройте ссылку:`;
  const closing = 'Ссылка действует сутки. Если вы не указывали этот адрес, ничего делать не нужно.';
  const page = html`<!doctype html>
<html lang="ru">
  <body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a">
    <p>${intro}</p>
    <p><a href="${url}">Подтвердить адрес</a></p>
    <p style="color:#5c5c5c">${closing}</p>
  </body>
</html>`;
  return { subject, body: `${intro}\n\n${url}\n\n${closing}`, html: String(page) };
}

/** Takes the secret of a link, once. Throws 400 for a wrong, used or expired one. */
export async function confirmEmail(
  { database }: Pick<ApiContext, 'database'>,
  holdingId: number,
  token: string,
): Promise<void> {
  const rows = await database.query(
    `with taken as (
       delete from email_confirmation e using customer c
       where e.hash = $1 and e.expires_at > now() and c.id = e.customer_id and c.holding_id = $2
       returning e.customer_id, e.email)
     update customer c set email = taken.email, email_confirmed_at = now(), updated_at = now()
     from taken where c.id = taken.customer_id returning c.id`,
    [tokenHash(token), holdingId],
  );
  if (rows.length === 0) throw badRequest('Ссылка не\u00a0действует: она использована или её срок вышел.');
}
