import type { Answer } from '@showroom/bff/calls';
import { ask } from '@showroom/bff/read';
import { send } from '@showroom/bff/send';
import { pressPay } from '../payment/payment-calls.ts';

export type Order = Answer<'GET /store/order/{id}'>;
/** `unknown`: no such order; `away`: nobody answered. */
export type OrderRead = Order | 'unknown' | 'away';

export async function readOrder(id: string, signal?: AbortSignal): Promise<OrderRead> {
  const answer = await ask('GET /store/order/{id}', { id }, signal);
  if (typeof answer !== 'number') return answer;
  return answer === 404 || answer === 400 ? 'unknown' : 'away';
}

/** The order as it is after the cancel, or why it was not cancelled. */
export async function cancelOrder(id: string): Promise<Order | { problem: string }> {
  const sent = await send('POST /store/order/{id}/cancel', { id }, null);
  if (sent.kind === 'done') return sent.body;
  if (sent.kind === 'refused') return { problem: sent.fields[0]?.message ?? 'Отменить заказ уже нельзя.' };
  if (sent.reason === 'refused') return { problem: 'Отменить заказ уже нельзя. Обновите страницу.' };
  return { problem: 'Сервер не\u00a0отвечает. Обновите страницу и\u00a0проверьте, отменён\u00a0ли заказ.' };
}

/**
 * Where a press of "pay" leads: to the bank, else to the page of the payment, which asks for what is missing. The server keeps one
 * open attempt of an order, so that a second press does not charge twice.
 */
export async function payHref(id: string): Promise<{ href: string } | { problem: string }> {
  const sent = await send('POST /store/order/{id}/pay', { id }, null);
  if (sent.kind !== 'done')
    return {
      problem:
        sent.kind === 'failed' && sent.reason === 'unreachable'
          ? 'Сервер не\u00a0отвечает. Деньги не\u00a0списаны: попробуйте ещё раз через минуту.'
          : 'Заказ больше не\u00a0ждёт оплаты. Обновите страницу.',
    };
  const { paymentId } = sent.body;
  const pressed = await pressPay(paymentId, '');
  return { href: typeof pressed === 'object' && 'payUrl' in pressed ? pressed.payUrl : `/pay/${paymentId}/` };
}
