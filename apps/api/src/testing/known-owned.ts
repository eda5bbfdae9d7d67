import { randomBytes } from 'node:crypto';
import { tokenHash } from '../modules/leads/status-token.ts';
import type { KnownValues } from './fuzz-calls.ts';
import { guestsToo } from './guests-too.ts';
import { ownedSamples } from './owned-samples.ts';
import { plantCode, signInAs } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

const several = Array.from({ length: 8 }, (_, n) => n);

/** Customers, each with what one operation acts on, and values of the calls around signing in. */
export async function knownOwned(app: TestApp): Promise<KnownValues> {
  const known: Record<string, string[]> = {};
  for (const [n, [name, make]] of Object.entries(ownedSamples).entries()) {
    const phone = `7916${String(4_000_000 + n)}`;
    const owner = { phone, ...(await signInAs(app, { holdingId: 1, phone })) };
    const { params = {}, query = {}, body = {} } = await make(app, owner);
    known[`${name}:authorization`] = [owner.authorization];
    for (const [parameter, value] of Object.entries({ ...params, ...query })) known[`${name}:${parameter}`] = [value];
    if (!(body instanceof FormData)) known[`body:${name}`] = [JSON.stringify(body)];
  }
  const { authorization } = await signInAs(app, { holdingId: 1, phone: '79164999999' });
  for (const name of guestsToo) known[`${name}:authorization`] = [authorization];
  return { ...known, ...(await knownSignIns(app)) };
}

async function knownSignIns(app: TestApp): Promise<KnownValues> {
  const phones = several.map((n) => `7916${String(5_000_000 + n)}`);
  const people = await Promise.all(phones.map((phone) => signInAs(app, { holdingId: 1, phone })));
  for (const phone of phones) await plantCode(app, { phone, purpose: 'sign-in:1' });
  const refreshTokens = people.map(({ refreshToken }) => `Bearer ${refreshToken}`);
  const tokens = people.map(() => randomBytes(24).toString('base64url'));
  for (const [n, { customerId }] of people.entries())
    await app.database.query(
      `insert into email_confirmation (hash, customer_id, email, expires_at)
       values ($1, $2, 'fuzz@example.com', now() + interval '1 hour')`,
      [tokenHash(tokens[n] ?? ''), customerId],
    );
  const stops = people.map(() => randomBytes(16).toString('base64url'));
  for (const [n, { customerId }] of people.entries())
    await app.database.query("insert into notice_stop (token_hash, customer_id, kind) values ($1, $2, 'bonus')", [
      tokenHash(stops[n] ?? ''),
      customerId,
    ]);
  return {
    'body:notices.stop': stops.map((token) => JSON.stringify({ token })),
    'body:passkeys.askSignIn': ['{"origin":"https://brand-one.example"}'],
    'auth.refresh:authorization': refreshTokens.slice(0, 4),
    'auth.logout:authorization': refreshTokens.slice(4),
    'body:auth.logout': ['{}'],
    'body:auth.validate': several.map((n) => JSON.stringify({ phone: String(79_165_100_000 + n) })),
    'body:auth.login': phones.map((phone) => JSON.stringify({ phone, code: '123456' })),
    'body:profile.confirmEmail': tokens.map((token) => JSON.stringify({ token })),
  };
}
