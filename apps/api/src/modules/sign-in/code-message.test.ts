import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { postJson } from '../../testing/lead-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(engines)('the message of a sign-in, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 20 });
  });
  afterAll(() => app.close());

  test.each([1, 2])('binds its code to the site of holding %i in its last line, and is one SMS', async (holdingId) => {
    const phone = `7916467000${holdingId}`;
    expect((await postJson(app, `/api/auth/validate?holdingId=${holdingId}`, { phone })).status).toBe(200);
    const [message] = await app.database.query<{ body: string }>('select body from outbox where recipient = $1', [
      phone,
    ]);
    const body = message?.body ?? '';
    const code = /^Код для входа: (\d{6})\./.exec(body)?.[1];
    const { host } = app.services.holdings.get(holdingId as 1 | 2) ?? {};
    expect(body.split('\n').at(-1)).toBe(`@${host} #${code}`);
    expect(body.length).toBeLessThanOrEqual(70);
  });
});
