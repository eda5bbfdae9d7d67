import type { Answer, Input } from '@showroom/bff/calls';
import { type Sent, send } from '@showroom/bff/send';

export type Slot = Omit<Input<'POST /booking/hold'>, 'secret'>;
export type BookingView = Answer<'POST /booking/read'>;

/** What became of a wish for a time: it is there, somebody was quicker, or nobody answered. */
export type Wish<Body> =
  | { state: 'done'; body: Body }
  | { state: 'taken'; nearest: string[] }
  | { state: 'failed'; isTooMany: boolean };

/** A conflict names the nearest free times under `slot`. */
export function toWish<Body>(sent: Sent<Body>): Wish<Body> {
  if (sent.kind === 'done') return { state: 'done', body: sent.body };
  if (sent.kind === 'failed') return { state: 'failed', isTooMany: sent.reason === 'too-many' };
  const nearest = sent.fields.filter(({ field }) => field === 'slot').map(({ message }) => message);
  return nearest.length > 0 ? { state: 'taken', nearest } : { state: 'failed', isTooMany: false };
}

export const holdTime = async (slot: Slot, secret: string): Promise<Wish<Answer<'POST /booking/hold'>>> =>
  toWish(await send('POST /booking/hold', { ...slot, secret }, null));

export const readBooking = (secret: string): Promise<Sent<BookingView>> => send('POST /booking/read', { secret }, null);

export const moveBooking = async (secret: string, startsAt: string): Promise<Wish<BookingView>> =>
  toWish(await send('POST /booking/move', { secret, startsAt }, null));

export const cancelBooking = async (secret: string): Promise<Wish<BookingView>> =>
  toWish(await send('POST /booking/cancel', { secret }, null));

/** Books; a lost answer is asked for once more under the key. */
export const confirmBooking = (input: Input<'POST /booking/confirm'>, key: string) =>
  send('POST /booking/confirm', input, key);
