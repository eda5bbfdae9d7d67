import { expect, test } from '@playwright/test';
import { framed } from '@showroom/domain/embeds';
import { addresses, hostilePaths } from '../src/addresses.data.ts';
import { findGoneId, getListing } from '../src/api.ts';
import { type Answer, ask, outcome } from '../src/ask.ts';
import { brands } from '../src/brands.ts';
import { partnerOrigin } from '../src/partner-site.ts';
import { readStack } from '../src/running-stack.ts';

/** A 404 with the reason that the shell gives beside it; anything else as it is. */
function told(answer: Answer, wanted: string): string {
  if (answer.status !== 404 || !wanted.startsWith('404 ')) return outcome(answer);
  const reason = decodeURIComponent(String(answer.headers['x-showroom-error'] ?? ''));
  return `404 ${wanted.includes(':') ? reason : reason.replace(/:.*/, '')}`;
}

/** What every document carries: a policy without loose scripts, and the headers of a careful site. */
function expectSafe({ headers }: Answer): void {
  const policy = String(headers['content-security-policy']);
  const scripts = policy.split(';').find((row) => row.trim().startsWith('script-src'));
  expect(scripts).toContain("'self'");
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*|https?:/);
  expect(policy).toMatch(/object-src 'none'/);
  expect(policy).toMatch(/base-uri 'none'/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['x-showroom-target']).toBeUndefined();
}

for (const brand of brands) {
  test.describe(brand.code, () => {
    const call = (path: string, options?: Parameters<typeof ask>[2]) =>
      ask(readStack().origins[brand.code], path, options);

    for (const [address, expected, promise] of addresses) {
      test(`${promise}: ${address} → ${expected}`, async () => {
        const answer = await call(address.replace(/[^\u0020-\u007e]/g, encodeURIComponent));
        expect(told(answer, expected)).toBe(expected);
        if (String(answer.headers['content-type']).startsWith('text/html') && answer.body) expectSafe(answer);
      });
    }

    test('an address of this brand’s past leads on, one of the other brand’s does not', async () => {
      const other = brands.find((item) => item !== brand) ?? brand;
      const { from, to, status } = brand.ownRedirect;
      expect(outcome(await call(from))).toBe(`${status} ${to}`);
      expect((await call(other.ownRedirect.from)).status).toBe(404);
    });

    test('a vehicle on sale answers 200, a sold one 410 with the whole page and what is like it', async () => {
      const [first] = (await getListing(brand.holdingId)).items;
      expect((await call(`/catalog/${first?.id}/`)).status).toBe(200);
      const gone = await call(`/catalog/${await findGoneId(brand.holdingId)}/`);
      expect(gone.status).toBe(410);
      expect(gone.headers['cache-control']).toBe('no-store');
      expect(gone.body).toMatch(/<header[\s\S]*<main[\s\S]*Похожие предложения[\s\S]*<footer/);
      expectSafe(gone);
    });

    test('a 404 is a whole page in the site’s frame, and is kept by nobody', async () => {
      for (const path of ['/nothing/', '/cars/new/nobody/', '/Cars/']) {
        const answer = await call(path);
        expect(answer.headers['cache-control'], path).toBe('no-store');
        expect(answer.body, path).toMatch(/<header[\s\S]*<main[\s\S]*404 Страница не найдена[\s\S]*<footer/);
        expect(answer.body, path).toMatch(/<meta name="robots" content="noindex/);
      }
    });

    for (const path of hostilePaths) {
      test(`a hostile address never breaks the server: ${path.slice(0, 60)} (${path.length})`, async () => {
        const answer = await call(path);
        expect(answer.status).toBeLessThan(500);
        expect(answer.body).not.toMatch(/node_modules|at \w+ \(|root:x:0/);
        if (answer.headers.location) expect(answer.headers.location).toMatch(/^\/(?![/\\])/);
        if (answer.headers['set-cookie'])
          expect(String(answer.headers['set-cookie'])).toMatch(/^siteCityCode=(?:msk|spb);/);
      });
    }

    test('the pages for partners say who may embed them, set no cookie, and ask not to be found', async () => {
      for (const { path } of Object.values(framed)) {
        const { status, headers, body } = await call(path);
        expect(status, path).toBe(200);
        const ancestors = `frame-ancestors 'self' ${partnerOrigin(readStack().partnerPort)};`;
        expect(headers['content-security-policy']).toContain(ancestors);
        expect(headers['x-frame-options']).toBeUndefined();
        expect(headers['set-cookie']).toBeUndefined();
        expect(body).toMatch(/<meta name="robots" content="noindex/);
      }
    });

    test('a damaged cookie is no reason to fail', async () => {
      const cookies = [
        'siteCityCode=krasnodar',
        'siteCityCode=%E0%A4%A',
        'siteCityCode=msk; siteCityCode=spb',
        'accessToken=not.a.token; refreshToken=%00',
        '=; ;; a',
        `junk=${'x'.repeat(8_000)}`,
        '__proto__=1',
      ];
      for (const cookie of cookies) expect((await call('/cars/', { headers: { cookie } })).status, cookie).toBe(200);
      expect((await call('/cars/', { headers: { cookie: 'x'.repeat(20_000) } })).status).toBe(431);
    });

    test('no header of a visitor has a say in where he is sent or what he is shown', async () => {
      const headers = { 'x-forwarded-host': 'evil.example', host: 'evil.example', 'x-forwarded-proto': 'javascript' };
      expect(outcome(await call('/cars', { headers }))).toBe('308 /cars/');
      const page = await call('/cars/', { headers });
      expect(page.body).not.toContain('evil.example');
      expect(page.body).toContain(`https://${brand.host}/cars/`);
    });

    test('pages are only read: other methods and large bodies are refused with a sentence', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const answer = await call('/cars/', { method, body: 'a=1' });
        expect(answer.status, method).toBe(405);
        expect(answer.body.length, method).toBeGreaterThan(10);
      }
      const big = await call('/api/lead/commit/', { method: 'POST', headers: { 'content-length': '10485760' } });
      expect(big.status).toBe(413);
      expect(
        (await call('/api/lead/commit/', { method: 'POST', headers: { 'transfer-encoding': 'chunked' } })).status,
      ).toBe(411);
      expect((await call('/revalidate/', { method: 'POST', body: '{}' })).status).toBe(403);
    });

    test('HEAD says what GET would, without the page', async () => {
      for (const path of ['/', '/cars/', '/nothing/', '/cars']) {
        const [head, get] = [await call(path, { method: 'HEAD' }), await call(path)];
        expect([head.status, head.body, head.headers.location], path).toEqual([get.status, '', get.headers.location]);
      }
    });

    test('a chosen city is remembered for seven days', async () => {
      const answer = await call('/cars/?city=spb');
      expect(String(answer.headers['set-cookie'])).toMatch(/siteCityCode=spb;.*Max-Age=604800/i);
      expect(answer.body).toContain('Санкт-Петербург');
    });
  });
}
