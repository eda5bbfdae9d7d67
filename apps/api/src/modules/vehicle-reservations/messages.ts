import { clockText, dayOf, minutesOf } from '@showroom/domain/booking/moscow-time';
import { absoluteUrl } from '@showroom/domain/brand';
import {
  type ReservationStatus,
  reservationNumber,
  reservationStatuses,
} from '@showroom/domain/shop/vehicle-reservation';
import { formatDayMonth, formatRoubles } from '@showroom/domain/text';
import { html } from 'hono/html';
import type { Executor } from '../../db/database.ts';
import { readHoldings } from '../holdings/read-holdings.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import { type OutboxDraft, putIntoOutbox } from '../outbox/queries.ts';
import { countAll } from '../rate-limits/consume.ts';
import { smsBudget } from '../rate-limits/limits.data.ts';
import { takesSms } from '../sms-codes/takes-sms.ts';
import type { StoredReservation } from './queries.ts';

const holdings = readHoldings();

export const reservationHref = (id: string): string => `/checkout/${id}/`;
export const reservationTitle = ({ number }: Pick<StoredReservation, 'number'>): string =>
  `Бронь ${reservationNumber(number)}`;

/** `23 ноября, 21:00` in Moscow. */
export function momentText(at: Date | string): string {
  const instant = new Date(at).getTime();
  return `${formatDayMonth(dayOf(instant))}, ${clockText(minutesOf(instant))}`;
}

/** What the holder is told of each status; undefined: nothing. */
function wordsOf(row: StoredReservation, status: ReservationStatus): string | undefined {
  const { vehicleName, deposit, heldUntil, dealerName, dealerAddress, paidAt } = row;
  const back = paidAt === null ? '' : ` Возвращаем ${formatRoubles(deposit)} тем\u00a0же способом, каким вы платили.`;
  switch (status) {
    case 'created':
      return `${vehicleName}. Ждём предоплаты ${formatRoubles(deposit)} до\u00a0${momentText(heldUntil)}.`;
    case 'held': {
      const where = [dealerName, dealerAddress].filter(Boolean).join(', ');
      return `${vehicleName} ждёт вас до\u00a0${momentText(heldUntil)}. ${where}.`;
    }
    case 'expired':
      return `${vehicleName}: срок брони вышел.${back}`;
    case 'cancelled':
      return `${vehicleName}: бронь снята.${back}`;
    case 'refunded':
      return `${vehicleName}: предоплата ${formatRoubles(deposit)} возвращена.`;
    default:
      return undefined;
  }
}

/**
 * Tells the holder of a status, within the caller's transaction and as its last act: a letter, and a notice for customers or a text
 * message for guests. Who is gone is told nothing.
 */
export async function tellHolder(executor: Executor, row: StoredReservation, status: ReservationStatus): Promise<void> {
  const words = wordsOf(row, status);
  const holding = holdings.get(row.holdingId);
  if (words === undefined || !holding || row.phone === null) return;
  const href = reservationHref(row.id);
  const url = absoluteUrl(holding, href);
  const title = `${reservationTitle(row)}: ${reservationStatuses[status].toLowerCase()}`;
  const common = { kind: 'vehicle-reservation' as const, secret: true };
  const drafts: OutboxDraft[] = [];
  if (row.email !== null) {
    const page = html`<!doctype html>
<html lang="ru">
  <body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a">
    <p><strong>${title}.</strong> ${words}</p>
    <p><a href="${url}">Открыть бронь</a></p>
  </body>
</html>`;
    const subject = title.replaceAll('\u00a0', ' ');
    drafts.push({
      ...common,
      ...{ channel: 'mail', recipient: row.email, subject, body: `${words}\n\n${url}`, html: String(page) },
    });
  }
  if (row.customerId !== null) {
    const { customerId } = row;
    const hasLetter = row.email !== null;
    await tellCustomer(executor, { customerId, kind: 'sales-deal', title, text: words, href, hasLetter });
  } else if (takesSms(row.phone)) {
    const [wait] = await countAll(executor, [{ limit: smsBudget, subject: String(row.holdingId) }]);
    const body = `${reservationTitle(row)}. ${words} ${url}`.replaceAll('\u00a0', ' ');
    if (wait === 0) drafts.push({ ...common, channel: 'sms', recipient: row.phone, body });
  }
  await putIntoOutbox(executor, drafts);
}
