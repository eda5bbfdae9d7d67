import { clockText, dayOf, minutesOf } from '@showroom/domain/booking/moscow-time';
import { formatDayMonth } from '@showroom/domain/dates';
import {
  type ReservationStatus,
  reservationNumber,
  reservationStatuses,
} from '@showroom/domain/shop/vehicle-reservation';
import { formatRoubles } from '@showroom/domain/text';
import { html } from 'hono/html';
import type { Executor } from '../../db/database.ts';
import { tellBuyer } from '../notices/tell-buyer.ts';
import type { StoredReservation } from './queries.ts';

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

const letterOf = (title: string, words: string, url: string): { body: string; html: string } => ({
  body: `${words}\n\n${url}`,
  html: String(html`<!doctype html>
<html lang="ru">
  <body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a">
    <p><strong>${title}.</strong> ${words}</p>
    <p><a href="${url}">Открыть бронь</a></p>
  </body>
</html>`),
});

/** Tells the holder of a status, within the caller's transaction and as its last act. */
export async function tellHolder(executor: Executor, row: StoredReservation, status: ReservationStatus): Promise<void> {
  const words = wordsOf(row, status);
  if (words === undefined) return;
  const name = reservationTitle(row);
  const title = `${name}: ${reservationStatuses[status].toLowerCase()}`;
  // The holder has just reserved, or paid.
  const texted = status === 'created' || status === 'held' ? 'at-once' : 'by-day';
  await tellBuyer(executor, row, {
    ...{ kind: 'vehicle-reservation', notice: 'sales-deal', name, title, words, texted },
    href: reservationHref(row.id),
    letter: (url) => letterOf(title, words, url),
  });
}
