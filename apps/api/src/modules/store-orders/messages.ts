import { clockText, dayOf, minutesOf } from '@showroom/domain/booking/moscow-time';
import { formatDayMonth } from '@showroom/domain/dates';
import { type StoreOrderStatus, storeOrderNumber, storeOrderStatuses } from '@showroom/domain/shop/store-order';
import { formatRoubles } from '@showroom/domain/text';
import { html } from 'hono/html';
import type { Executor } from '../../db/database.ts';
import type { Holding } from '../holdings/known-holding.ts';
import { type BuyerNews, tellBuyer } from '../notices/tell-buyer.ts';
import { linesOf, type StoredOrder } from './queries.ts';

export const orderHref = (id: string): string => `/checkout/${id}/`;
export const orderTitle = ({ number }: Pick<StoredOrder, 'number'>): string => `Заказ ${storeOrderNumber(number)}`;

const lastDay = ({ heldUntil }: StoredOrder): string | undefined =>
  heldUntil === null ? undefined : formatDayMonth(dayOf(new Date(heldUntil).getTime() - 1));

function held({ heldUntil }: StoredOrder): string {
  if (heldUntil === null) return '';
  const at = new Date(heldUntil).getTime();
  return ` до\u00a0${clockText(minutesOf(at))}`;
}

const where = ({ receiving, dealerName, dealerAddress }: StoredOrder): string =>
  receiving === 'pickup' ? [dealerName, dealerAddress].filter(Boolean).join(', ') : 'Доставим по\u00a0вашему адресу';

/** Where the goods are taken or brought to, and from what day. */
export const receivingText = (order: StoredOrder): string =>
  `${order.receiving === 'pickup' ? 'Будет готов' : 'Привезём'} ${formatDayMonth(order.readyOn)}. ${where(order)}.`;

/** What a buyer is told of each status; undefined: nothing. */
function wordsOf(order: StoredOrder, status: StoreOrderStatus): string | undefined {
  const { pay, receiving, total, refunded } = order;
  switch (status) {
    case 'created':
      return `Принят. ${receivingText(order)} При получении: ${formatRoubles(total)}.`;
    case 'awaiting_payment':
      return `Ждём оплаты ${formatRoubles(total)}: товары отложены${held(order)}.`;
    case 'paid':
      return `Оплачен. ${receivingText(order)}`;
    case 'ready':
      if (receiving === 'delivery') return 'Собран и\u00a0передан в\u00a0доставку.';
      return [
        `Готов к\u00a0выдаче. ${where(order)}.`,
        pay === 'receipt' && lastDay(order) ? `Ждём вас до\u00a0${lastDay(order)} включительно.` : '',
      ]
        .filter(Boolean)
        .join(' ');
    case 'completed':
      return 'Выдан. Спасибо за\u00a0покупку.';
    case 'cancelled':
      return 'Отменён.';
    case 'expired':
      return pay === 'online'
        ? 'Не\u00a0оплачен вовремя: товары снова в\u00a0продаже.'
        : 'Мы не\u00a0дождались вас: заказ снят.';
    case 'refunded':
      return `Возвращаем ${formatRoubles(refunded)} тем\u00a0же способом, каким вы платили.`;
    default:
      return undefined;
  }
}

/** Statuses that are worth a text message. The offer promises number and link by SMS with the order, however it is paid (its 1.3). */
const texted: Partial<Record<StoreOrderStatus, BuyerNews['texted']>> = {
  ...{ created: 'at-once', awaiting_payment: 'at-once', paid: 'at-once' },
  ...{ ready: 'by-day', refunded: 'by-day', cancelled: 'by-day' },
};

type Letter = { words: string; url: string; holding: Holding };

async function letterOf(executor: Executor, order: StoredOrder, { words, url, holding: { legal } }: Letter) {
  const lines = await linesOf(executor, order.id);
  const rows = lines.map(({ name, qty, sum }) => [`${name}, ${qty}\u00a0шт.`, formatRoubles(sum)] as const);
  const sums = [...rows, ...(order.delivery > 0 ? [['Доставка', formatRoubles(order.delivery)] as const] : [])];
  const total = formatRoubles(order.total);
  const title = orderTitle(order);
  const greeting = order.firstName ? `${order.firstName}, здравствуйте!` : 'Здравствуйте!';
  const foot = `Продавец: ${legal.entity}, ОГРН ${legal.ogrn}, ${legal.address}.`;
  const page = html`<!doctype html>
<html lang="ru">
  <body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a">
    <p>${greeting}</p>
    <p><strong>${title}.</strong> ${words}</p>
    <table role="presentation" cellpadding="0" cellspacing="0">
      ${sums.map(
        ([name, sum]) =>
          html`<tr><td style="padding:4px 16px 4px 0">${name}</td><td style="padding:4px 0;white-space:nowrap">${sum}</td></tr>`,
      )}
      <tr><td style="padding:4px 16px 4px 0"><strong>Итого</strong></td><td style="padding:4px 0"><strong>${total}</strong></td></tr>
    </table>
    <p><a href="${url}">Открыть заказ</a></p>
    <p style="color:#5c5c5c">${foot}</p>
  </body>
</html>`;
  const text = [
    greeting,
    '',
    `${title}. ${words}`,
    '',
    ...sums.map((row) => row.join(': ')),
    `Итого: ${total}`,
    '',
    url,
    '',
    foot,
  ];
  return { body: text.join('\n'), html: String(page) };
}

/**
 * Tells a buyer of an order's status, within the caller's transaction and as its last act: a letter to the address of the order, and a
 * notice for customers or a text message for guests. Who is gone is told nothing.
 */
export async function tellStatus(executor: Executor, order: StoredOrder, status: StoreOrderStatus): Promise<void> {
  const words = wordsOf(order, status);
  const title = `${orderTitle(order)}: ${storeOrderStatuses[status].toLowerCase()}`;
  if (words) await tell(executor, order, { title, words, texted: texted[status] ?? null });
}

/** Tells a buyer that money goes back, or that less is owed; kopecks. */
export async function tellRefund(executor: Executor, order: StoredOrder, amount: number): Promise<void> {
  const isPaid = order.paidAt !== null;
  const words = isPaid
    ? `Возвращаем ${formatRoubles(amount)} за\u00a0часть заказа.`
    : `Часть товаров снята с\u00a0заказа. При получении: ${formatRoubles(order.total - order.refunded)}.`;
  await tell(executor, order, {
    title: `${orderTitle(order)}: ${isPaid ? 'возврат' : 'изменён'}`,
    words,
    texted: 'by-day',
  });
}

type Words = Pick<BuyerNews, 'title' | 'words' | 'texted'>;

const tell = (executor: Executor, order: StoredOrder, { title, words, texted: when }: Words): Promise<void> =>
  tellBuyer(executor, order, {
    ...{ kind: 'store-order', notice: 'store-order', name: orderTitle(order), title, words, texted: when },
    href: orderHref(order.id),
    letter: (url, holding) => letterOf(executor, order, { words, url, holding }),
  });
