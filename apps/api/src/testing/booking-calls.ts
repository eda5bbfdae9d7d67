import { randomBytes } from 'node:crypto';
import { type LeadAnswer, postJson } from './lead-calls.ts';
import type { TestApp } from './test-app.ts';

export const newSecret = (): string => randomBytes(32).toString('base64url');

type Answered = Omit<LeadAnswer, 'body'> & {
  body: { details: { field: string; message: string }[]; [name: string]: unknown };
};

/** A centre of holding 1 with a service. */
export const centre = 'brand-one-sever';

/** Free times of the centre as instants of the wire: `2026-11-24T10:00:00+03:00`. */
export async function freeTimes(app: TestApp, query = `kind=service&dealer=${centre}&works=oil`): Promise<string[]> {
  const { body } = await app.get(`/api/booking/slots?holdingId=1&${query}`);
  const { days } = body as { days: { date: string; times: string[] }[] };
  return days.flatMap(({ date, times }) => times.map((time) => `${date}T${time}:00+03:00`));
}

export const serviceSlot = (startsAt: string | undefined, secret: string, works: readonly string[] = ['oil']) => ({
  kind: 'service',
  dealer: centre,
  works,
  startsAt,
  secret,
});

export const visitor = (phone: string, more: object = {}) => ({
  firstname: 'Анна',
  phone,
  mark: 'haval',
  model: 'Jolion',
  policy: true,
  ...more,
});

/** Calls of a booking as the storefront makes them. */
export const bookingCalls = (app: Pick<TestApp, 'fetch'>) => {
  const post = (name: string, body: unknown, options?: { key?: string; from?: string }) =>
    postJson(app, `/api/booking/${name}?holdingId=1`, body, options) as unknown as Promise<Answered>;
  return {
    hold: (slot: object, options?: { from?: string }) => post('hold', slot, options),
    confirm: (slot: object, phone: string, more: object = {}, key?: string) =>
      post(
        'confirm',
        { ...slot, formUrl: '/service/online/', formData: visitor(phone, more) },
        key === undefined ? {} : { key },
      ),
    read: (secret: string) => post('read', { secret }),
    move: (secret: string, startsAt: string | undefined) => post('move', { secret, startsAt }),
    cancel: (secret: string) => post('cancel', { secret }),
  };
};
