import { staffRoles } from '@showroom/api-contract/desk-staff';
import { listOperations, type Operation } from '@showroom/api-contract/operations';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walkedEngines } from '../db/testing.ts';
import { makeStaffToken } from '../modules/tools/staff-token.ts';
import type { KnownValues } from '../testing/fuzz-calls.ts';
import { knownValues } from '../testing/known-values.ts';
import { knownSample, toCall } from '../testing/sample-call.ts';
import { staffOperations } from '../testing/staff-operations.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const isOfStaff = ({ path, parameters }: Operation) =>
  parameters.authorization !== undefined && /^\/(reports|qr|short-links)(\/|$)/.test(path);
const operations = listOperations().filter(isOfStaff);

test('every operation of the staff says who may call it', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(staffOperations).sort());
});

describe.each(walkedEngines)('on %s', (kind) => {
  let app: TestApp;
  let known: KnownValues;
  let tokens: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
    known = await knownValues(app);
    const secret = app.services.staffSecret ?? '';
    const made = staffRoles.map(async (role) => [role, await makeStaffToken(secret, { role, holdingId: 1, days: 1 })]);
    const foreign = await makeStaffToken(secret, { role: 'admin', holdingId: 2, days: 1 });
    tokens = { ...Object.fromEntries(await Promise.all(made)), foreign };
  });
  afterAll(() => app.close());

  const statusOf = async (operation: Operation, token: string | undefined) => {
    const { method, path, body } = toCall(operation, 1, await sampleOf(operation));
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    };
    const response = await app.fetch(path, { method, headers, ...(body !== undefined && { body }) });
    await response.arrayBuffer();
    return response.status;
  };
  const sampleOf = async (operation: Operation) =>
    operation.name === 'deskPictures.upload' ? pictureSample() : knownSample(operation, known);

  test.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s opens for its roles alone',
    async (name, operation) => {
      const allowed: readonly string[] = [...(staffOperations[name] ?? []), 'admin'];
      const strangers = Object.keys(tokens).filter((who) => !allowed.includes(who));
      for (const who of strangers) expect([who, await statusOf(operation, tokens[who])]).toEqual([who, 404]);
      for (const token of [undefined, '', 'x.y.z']) expect(await statusOf(operation, token)).toBe(404);
      // The sample is a right one: what a stranger was refused is there for an admin.
      expect(await statusOf(operation, tokens.admin)).toBeLessThan(400);
    },
  );
});

async function pictureSample() {
  const body = new FormData();
  const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#88aa66' } })
    .jpeg()
    .toBuffer();
  body.append('file', new File([new Uint8Array(bytes)], 'walk.jpg', { type: 'image/jpeg' }));
  return { query: { name: 'walk-picture', alt: 'Проверка' }, body };
}
