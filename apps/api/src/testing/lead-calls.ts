import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';

export type LeadAnswer = { status: number; headers: Headers; body: Record<string, unknown> };

/** Sends JSON as the storefront does; a key of its own unless one is given. */
export async function postJson(
  app: Pick<TestApp, 'fetch'>,
  path: string,
  body: unknown,
  { key = randomUUID(), from }: { key?: string; from?: string } = {},
): Promise<LeadAnswer> {
  const response = await app.fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** A centre of holding 1 where a new car can be driven. */
export async function newCarsDealer({ database }: Pick<TestApp, 'database'>): Promise<string> {
  const [row] = await database.query<{ code: string }>(
    `select code from dealer where holding_id = 1 and departments @> '[{"code":"new-cars"}]' order by id limit 1`,
  );
  if (!row) throw new Error('The seed has no such centre.');
  return row.code;
}

/** A test drive as the form sends it. */
export const testDrive = (dealer: string, more: object = {}) => ({
  formId: 'form_testdrive',
  formUrl: '/services/testdrive/',
  formData: { firstname: 'Анна', phone: '+7 999-123-45-67', dealer, policy: true, ...more },
});
