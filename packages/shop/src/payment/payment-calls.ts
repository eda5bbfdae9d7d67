import type { Answer } from '@showroom/bff/calls';
import { ask } from '@showroom/bff/read';
import { type Sent, send } from '@showroom/bff/send';

export type Payment = Answer<'GET /pay/{id}'>;
export type Progress = Answer<'GET /pay/status'>;
/** What was read, or why it was not. */
export type Read<Value> = Value | 'unknown' | 'away';

const toRead = <Value extends object>(answer: Value | number): Read<Value> =>
  typeof answer !== 'number' ? answer : answer === 404 || answer === 400 ? 'unknown' : 'away';

export const readPayment = async (id: string, signal?: AbortSignal): Promise<Read<Payment>> =>
  toRead(await ask('GET /pay/{id}', { id }, signal));

/** By the reference that the bank's page returns with, else by the id of a link. */
export const readProgress = async (
  { reference, id }: { reference: string | null; id: string | null },
  signal?: AbortSignal,
): Promise<Read<Progress>> =>
  reference !== null
    ? toRead(await ask('GET /pay/status', { reference }, signal))
    : toRead(await ask('GET /pay/{id}/status', { id: id ?? '' }, signal));

export type Pressed = { payUrl: string } | { problem: string } | { field: string } | 'paid';

/** Asks for the bank's page. The address comes from our server, which knows the bank's host; anything but a page of the web is refused. */
export async function pressPay(id: string, email: string): Promise<Pressed> {
  const input = { id, origin: location.origin, ...(email !== '' && { email }) };
  return toPressed(await send('POST /pay/{id}', input, null));
}

function toPressed(sent: Sent<Answer<'POST /pay/{id}'>>): Pressed {
  if (sent.kind === 'done') {
    const { state, payUrl } = sent.body;
    if (payUrl && /^https:\/\/|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(payUrl)) return { payUrl };
    return state === 'paid' ? 'paid' : { problem: 'Оплатить сейчас нельзя. Обновите страницу.' };
  }
  if (sent.kind === 'refused') {
    const [problem] = sent.fields;
    const message = problem?.message ?? 'Оплатить сейчас нельзя.';
    return problem?.field.endsWith('email') ? { field: message } : { problem: message };
  }
  if (sent.reason === 'too-many')
    return { problem: 'Слишком много попыток. Подождите немного и\u00a0попробуйте снова.' };
  return { problem: 'Банк не\u00a0отвечает. Деньги не\u00a0списаны: попробуйте ещё раз через минуту.' };
}
