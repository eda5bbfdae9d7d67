import { createHmac, timingSafeEqual } from 'node:crypto';

/** An event older or newer than this is refused, seconds: what is played again is late. */
const windowSeconds = 300;
const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Whether a header `t=<seconds>,v1=<hex>` signs the body: HMAC-SHA256 over `<seconds>.<body>`, at a time near `now` (ms). */
export function isSigned(secret: string, header: string | undefined, body: string, now: number): boolean {
  const [, seconds = '', given = ''] = form.exec(header ?? '') ?? [];
  if (given === '' || Math.abs(now / 1_000 - Number(seconds)) > windowSeconds) return false;
  const wanted = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(Buffer.from(given, 'hex'), wanted);
}
