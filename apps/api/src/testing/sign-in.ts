import { randomUUID } from 'node:crypto';
import { readAccessToken } from '../modules/account/access-token.ts';
import { proofOf } from '../modules/sms-codes/sms-code.ts';
import { postJson } from './lead-calls.ts';
import type { TestApp } from './test-app.ts';

type SignedInAs = { customerId: string; authorization: string; refreshToken: string };

/** A code that this phone may use, as if it had been sent. */
export async function plantCode(
  { database, services }: Pick<TestApp, 'database' | 'services'>,
  { phone, purpose, code = '123456' }: { phone: string; purpose: string; code?: string },
): Promise<void> {
  const id = randomUUID();
  await database.query(
    `insert into report_code (id, phone, purpose, proof, tries_left, expires_at)
     values ($1, $2, $3, $4, 5, now() + interval '5 minutes')`,
    [id, phone, purpose, proofOf(services.codeSecret, id, code)],
  );
}

/** Signs in by the real service. `phone`: eleven digits. Throws when it refuses. */
export async function signInAs(
  app: Pick<TestApp, 'database' | 'services' | 'fetch'>,
  { holdingId, phone }: { holdingId: number; phone: string },
): Promise<SignedInAs> {
  await plantCode(app, { phone, purpose: `sign-in:${holdingId}` });
  const { status, body } = await postJson(app, `/api/auth/login?holdingId=${holdingId}`, { phone, code: '123456' });
  if (status !== 200) throw new Error(`The sign-in answered ${status}: ${JSON.stringify(body)}`);
  const authorization = `Bearer ${body.token}`;
  const claims = await readAccessToken(app.services.tokenSecret, authorization);
  if (!claims) throw new Error('The token cannot be read.');
  return { customerId: claims.sub, authorization, refreshToken: String(body.refreshToken) };
}
