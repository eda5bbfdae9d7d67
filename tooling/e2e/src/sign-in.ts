import { type BrowserContext, expect } from '@playwright/test';
import { consentVersion } from '@showroom/domain/lead/consent';
import { ask } from './ask.ts';
import type { BrandFacts } from './brands.ts';
import { outboxOf } from './outbox.ts';
import { readStack } from './running-stack.ts';

/** The code that a phone was sent last; '' before it is there. */
export async function codeSentTo(digits: string): Promise<string> {
  const sent = (await outboxOf(digits)).find(({ body }) => /код/i.test(body));
  return /\d{6}/.exec(sent?.body ?? '')?.[0] ?? '';
}

/** Signs a new customer in over HTTP, as the site's own scripts do. @returns the cookies of the session, as a header */
export async function signInAs(brand: BrandFacts, phone: string, firstName: string): Promise<string> {
  const origin = readStack().origins[brand.code];
  let cookie = '';
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie };
    const answer = await ask(origin, `/api${path}`, { method, headers, body: JSON.stringify(body) });
    expect(answer.status, answer.body).toBe(200);
    return answer;
  };
  await send('POST', '/auth/validate/', { phone });
  await expect.poll(() => codeSentTo(phone)).not.toBe('');
  const { headers } = await send('POST', '/auth/login/', { phone, code: await codeSentTo(phone) });
  cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
  expect(cookie).toContain('accessToken=');
  const consents = { policy: true, agreement: true, data: true };
  await send('PUT', '/user/', { firstName, consents, consentVersion });
  return cookie;
}

/** Gives a browser the session of a new customer. */
export async function signInBrowser(context: BrowserContext, brand: BrandFacts, firstName: string): Promise<void> {
  const phone = `7998${brand.holdingId}${String(Date.now()).slice(-6)}`;
  const session = await signInAs(brand, phone, firstName);
  const url = readStack().origins[brand.code];
  await context.addCookies(
    session.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return { name, value, url };
    }),
  );
}
