import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { newCarsDealer, testDrive } from '../../testing/lead-calls.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(engines)('whose a request is, on %s', (engine) => {
  let app: TestApp;
  let dealer = '';
  beforeAll(async () => {
    app = await openTestApp(engine, { vehicles: 60 });
    dealer = await newCarsDealer(app);
  });
  afterAll(() => app.close());

  let sent = 0;
  const send = async (body: object, authorization?: string) => {
    sent += 1;
    return app.get('/api/lead/commit?holdingId=1', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `owner-of-lead-key-${sent}`,
        ...(authorization !== undefined && { authorization }),
      },
      body: JSON.stringify(body),
    });
  };
  const owners = async () =>
    (await app.database.rows('select customer_id from lead order by number')).map(([owner]) => owner);

  test('one of who is signed in is theirs whatever phone they left; a letter to the hot line is nobody’s', async () => {
    const { customerId, authorization } = await signInAs(app, { holdingId: 1, phone: '79163330001' });
    expect((await send(testDrive(dealer, { phone: '9163330002' }))).status).toBe(200);
    expect((await send(testDrive(dealer, { phone: '9163330003' }), authorization)).status).toBe(200);
    const letter = {
      formId: 'form_compliance',
      formUrl: '/about/compliance/',
      formData: { comment: 'Просят наличные', policy: true },
    };
    expect((await send(letter, authorization)).status).toBe(200);
    expect(await owners()).toEqual([null, customerId, null]);
  });

  test('a token that is over is told so, and nothing is stored', async () => {
    const before = (await owners()).length;
    const answer = await send(testDrive(dealer, { phone: '9163330004' }), 'Bearer x.y.z');
    expect([answer.status, (await owners()).length]).toEqual([401, before]);
  });
});
