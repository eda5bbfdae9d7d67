import { randomUUID } from 'node:crypto';
import { listOperations, type Operation } from '@showroom/api-contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walkedEngines } from '../db/testing.ts';
import { makeStaffToken } from '../modules/tools/staff-token.ts';
import { guestsToo } from '../testing/guests-too.ts';
import { type Owner, ownedSamples, unprovable } from '../testing/owned-samples.ts';
import { type Sample, toCall } from '../testing/sample-call.ts';
import { signInAs } from '../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

/** They take the other token, and have tests of their own. */
const byRefreshToken = new Set(['auth.refresh', 'auth.logout']);
const isOwned = ({ name, path, parameters }: Operation) =>
  parameters.authorization !== undefined &&
  !byRefreshToken.has(name) &&
  !guestsToo.has(name) &&
  !/^\/(reports|qr|short-links)(\/|$)/.test(path);
const operations = listOperations().filter(isOwned);

test('every operation with an owner has a sample', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(ownedSamples).sort());
});

describe.each(walkedEngines)('on %s', (kind) => {
  let app: TestApp;
  let stranger: Owner;
  let staff = '';
  let people = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    stranger = await newCustomer();
    const secret = app.services.staffSecret ?? '';
    staff = `Bearer ${await makeStaffToken(secret, { role: 'admin', holdingId: 1, days: 1 })}`;
  });
  afterAll(() => app.close());

  const newCustomer = async (): Promise<Owner> => {
    people += 1;
    const phone = `7916${String(2_000_000 + people)}`;
    const { customerId, authorization } = await signInAs(app, { holdingId: 1, phone });
    await app.database.query(
      'update customer set first_name = $2, email = $3, email_confirmed_at = now() where id = $1',
      [customerId, `Канарейка${people}`, `canary${people}@example.com`],
    );
    return { customerId, authorization, phone };
  };
  const ask = async (operation: Operation, sample: Sample, authorization: string | undefined, holdingId = 1) => {
    const { method, path, body } = toCall(operation, holdingId, sample);
    const headers = {
      ...(authorization !== undefined && { authorization }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    };
    const response = await app.fetch(path, { method, headers, ...(body !== undefined && { body }) });
    return { status: response.status, text: await response.text() };
  };

  test.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s is its owner\u2019s alone, and no line of the log tells of him',
    async (name, operation) => {
      const owner = await newCustomer();
      const canaries = [owner.customerId, owner.phone, `Канарейка${people}`, `canary${people}@`];
      const sample = (await ownedSamples[name]?.(app, owner)) ?? {};
      for (const token of [undefined, '', 'Bearer x.y.z', staff])
        expect((await ask(operation, sample, token)).status).toBe(401);
      expect((await ask(operation, sample, owner.authorization, 2)).status).toBe(401);

      const foreign = await ask(operation, sample, stranger.authorization);
      for (const word of canaries) expect(foreign.text).not.toContain(word);
      const params = Object.keys(sample.params ?? {});
      if (params.length > 0) {
        expect(foreign.status, foreign.text).toBe(404);
        // Another's, an unknown and an impossible one are the same 404: nobody learns what exists.
        for (const value of [randomUUID(), 'x']) {
          const unknown = { ...sample, params: Object.fromEntries(params.map((param) => [param, value])) };
          const { status, text } = await ask(operation, unknown, owner.authorization);
          expect([status, text]).toEqual([404, foreign.text]);
        }
      }
      // The sample is a right one, and what a stranger did has changed nothing of it.
      const own = await ask(operation, sample, owner.authorization);
      if (!unprovable.has(name)) expect(own.status, own.text).toBeLessThan(400);
      // Whatever was asked, by whomever: no line of the log names a person or opens an account (B-32).
      expect(app.logged()).toContain('"signed-in"');
      const secrets = [owner.phone, `Канарейка${people}`, `canary${people}@`, owner.authorization.split(' ')[1] ?? ''];
      for (const word of secrets) expect(app.logged()).not.toContain(word);
    },
  );
});
