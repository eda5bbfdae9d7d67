import { DeliveryRefused, type Sms } from './delivery.ts';

export type SmsGateway = { url: string; token: string; sender: string | undefined };

const timeoutMs = 10_000;

/**
 * SMS by an HTTP gateway: `POST url {id, to, text, sender}` with a bearer token and the message's id as
 * `Idempotency-Key`; any 2xx means taken. 4xx but 401, 403, 408 and 429 (which the operator can mend) is final.
 */
export function httpSms({ url, token, sender }: SmsGateway): Sms {
  return {
    development: false,
    send: async (message) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': message.id,
        },
        body: JSON.stringify({ ...message, ...(sender !== undefined && { sender }) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const code = `HTTP_${response.status}`;
      if (response.status >= 400 && response.status < 500 && ![401, 403, 408, 429].includes(response.status)) {
        throw new DeliveryRefused(code);
      }
      throw Object.assign(new Error(`The SMS gateway answered ${response.status}.`), { code });
    },
    close: async () => {},
  };
}
