import type { Answer, Input } from '@showroom/bff/calls';
import { type SendFailure, send } from '@showroom/bff/send';
import { waitText } from '@showroom/domain/lead/wait-text';
import type { LeadResult } from '@showroom/forms/lead-form-props';
import { orderKey } from './order-attempt.ts';

export type Quote = Answer<'POST /store/quote'>;
export type QuoteInput = Input<'POST /store/quote'>;
export type OrderInput = Input<'POST /store/order'>;
export type Placed = Answer<'POST /store/order'>;

/** What an order would be; null when nobody can say. */
export async function readQuote(input: QuoteInput): Promise<Quote | null> {
  const sent = await send('POST /store/quote', input, null);
  return sent.kind === 'done' ? sent.body : null;
}

export type Refusal = {
  /** For the form: fields of the recipient, else one sentence beside the button. */
  result: Exclude<LeadResult, { ok: true }>;
  /** The order is not what it was: it has to be asked for anew. */
  isStale: boolean;
  /** Why the code is not taken: the order goes on without it. */
  promo?: string;
  /** Why nothing is brought to the address. */
  address?: string;
};

const person: readonly string[] = ['firstname', 'lastname', 'phone', 'email', 'comment'];

const changedText =
  'Пока вы\u00a0оформляли заказ, он\u00a0изменился. Проверьте его и\u00a0нажмите ещё раз: всё, что вы\u00a0ввели, на\u00a0месте.';

function toRefusal(failure: SendFailure): Refusal {
  if (failure.kind === 'failed') {
    const { reason, waitSeconds } = failure;
    const message =
      reason === 'too-many'
        ? `Слишком много заказов подряд. Попробуйте ${waitSeconds ? waitText(waitSeconds) : 'позже'}.`
        : undefined;
    return { result: { failed: true, ...(message && { message }) }, isStale: false };
  }
  const own = failure.fields.filter(({ field }) => person.includes(field));
  if (own.length > 0)
    return {
      result: { fieldErrors: Object.fromEntries(own.map(({ field, message }) => [field, message])) },
      isStale: false,
    };
  const address = failure.fields.find(({ field }) => field === 'receiving.address')?.message;
  if (address) return { result: { failed: true, message: address }, isStale: false, address };
  const promo = failure.fields.find(({ field }) => field === 'promo')?.message;
  if (promo)
    return {
      result: { failed: true, message: `${promo} Оформим без\u00a0него: проверьте сумму и\u00a0нажмите ещё раз.` },
      isStale: true,
      promo,
    };
  // What became of the lines is told by name beside the button, once the shop has described them anew.
  const words = failure.fields.filter(({ field }) => !field.startsWith('lines.')).map(({ message }) => message);
  return {
    result: { failed: true, message: [...words, changedText].join(' ') },
    isStale: true,
  };
}

/** Places an order once, however often it is sent. */
export async function placeOrder(order: OrderInput): Promise<{ placed: Placed } | { refusal: Refusal }> {
  const sent = await send('POST /store/order', order, await orderKey(order));
  return sent.kind === 'done' ? { placed: sent.body } : { refusal: toRefusal(sent) };
}
