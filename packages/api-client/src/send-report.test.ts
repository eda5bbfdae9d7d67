import { expect, test } from 'vitest';
import { openReport, sendReportCode } from './send-report.ts';

type Reply = { status: number; body: unknown } | 'lost';

/** A browser whose network answers by a script, and what was asked of it. */
function toolsOver(...replies: Reply[]) {
  const calls: { url: string; body: unknown; key: string | null }[] = [];
  const tools = {
    wait: async () => {},
    fetch: async (url: unknown, init?: RequestInit) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      calls.push({ url: String(url), body: JSON.parse(String(init?.body)), key });
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? 'lost';
      if (reply === 'lost') throw new TypeError('network');
      return Response.json(reply.body, { status: reply.status });
    },
  };
  return { tools: tools as unknown as Parameters<typeof sendReportCode>[1], calls };
}

const request = { formUrl: '/catalog/7/', formData: { phone: '79990000000' }, smsCode: '123456' };
const opened = { status: 200, body: { lead: { id: 'a', number: '1-000007' }, report: { vehicleId: 7 } } };

test('the phone goes in the body alone', async () => {
  const { tools, calls } = toolsOver({ status: 200, body: { sent: true, ttl: 300, resendIn: 60 } });
  expect(await sendReportCode('79990000000', tools)).toEqual({ kind: 'sent', resendIn: 60 });
  expect(calls).toEqual([{ url: '/api/catalog/report/code/', body: { phone: '79990000000' }, key: null }]);
});

test('too many codes are said as such', async () => {
  const { tools } = toolsOver({ status: 429, body: { code: 8, details: [] } });
  expect(await sendReportCode('79990000000', tools)).toEqual({ kind: 'failed', reason: 'too-many' });
});

test('the right code opens the report, also when its answer is lost once: under the same key', async () => {
  const { tools, calls } = toolsOver('lost', opened);
  expect(await openReport(request, 'key-of-this-code', tools)).toMatchObject({ kind: 'opened', number: '1-000007' });
  expect(calls.map(({ key }) => key)).toEqual(['key-of-this-code', 'key-of-this-code']);
});

test('a wrong code is refused at its field', async () => {
  const fields = [{ field: 'smsCode', message: 'Неверный код, или срок его действия истёк.' }];
  const { tools } = toolsOver({ status: 400, body: { details: fields } });
  expect(await openReport(request, 'key-of-this-code', tools)).toEqual({ kind: 'refused', fields });
});
