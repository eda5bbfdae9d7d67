import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { sendForReport, sendSms } from './send-report-form.ts';

type Reply = { status: number; body: unknown } | 'lost';
const calls: { url: string; body: unknown; key: string | null }[] = [];

/** A network that answers by a script; the last reply repeats. */
function network(...replies: Reply[]): void {
  vi.stubGlobal('location', { pathname: '/catalog/7/' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key');
    calls.push({ url, body: JSON.parse(String(init.body)), key });
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? 'lost';
    if (reply === 'lost') throw new TypeError('network');
    return Response.json(reply.body, { status: reply.status });
  });
}
// Files share their process.
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  calls.length = 0;
});

const data = { phone: '79990000000', vehicleId: 7 };
const options = { idempotencyKey: 'key-of-this-code', smsCode: '123456' };

test('a code that is sent says when another may be asked for; the phone goes in the body alone', async () => {
  network({ status: 200, body: { sent: true, ttl: 300, resendIn: 60 } });
  expect(await sendSms(data)).toEqual({ sent: true, resendIn: 60 });
  expect(calls).toEqual([{ url: '/api/catalog/report/code/', body: { phone: '79990000000' }, key: null }]);
});

test('too many codes are said in words', async () => {
  network({ status: 429, body: { code: 8, details: [] } });
  expect(await sendSms(data)).toMatchObject({ failed: true, message: expect.stringContaining('Попробуйте позже') });
});

test('the right code opens the report, also when its answer is lost once: under the same key', async () => {
  const report = { vehicleId: 7 };
  network('lost', { status: 200, body: { lead: { id: 'a', number: '1-000007' }, report } });
  const keep = vi.fn();
  expect(await sendForReport(keep)(data, options)).toEqual({ ok: true, number: '1-000007' });
  expect(keep).toHaveBeenCalledExactlyOnceWith(report);
  const body = { formUrl: '/catalog/7/', formData: data, smsCode: '123456' };
  const call = { url: '/api/catalog/report/', body, key: 'key-of-this-code' };
  expect(calls).toEqual([call, call]);
});

test('a wrong code is refused at its field, and an answer that does not come is no success', async () => {
  const fields = [{ field: 'smsCode', message: 'Неверный код, или срок его действия истёк.' }];
  network({ status: 400, body: { details: fields } });
  const keep = vi.fn();
  expect(await sendForReport(keep)(data, options)).toEqual({ fieldErrors: { smsCode: fields[0]?.message } });
  network('lost');
  expect(await sendForReport(keep)(data, options)).toEqual({ failed: true });
  expect(keep).not.toHaveBeenCalled();
});
