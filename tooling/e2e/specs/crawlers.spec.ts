import { ask } from '../src/ask.ts';
import { readStack } from '../src/running-stack.ts';
import { eachBrand, expect, test } from '../src/test.ts';

eachBrand((brand) => {
  const get = (path: string) => ask(readStack().origins[brand.code], path);

  test('robots.txt shuts out private and embedded areas, leaves the pages open and names the sitemap', async () => {
    const { status, headers, body } = await get('/robots.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1] ?? '');
    const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
    for (const path of [
      '/lk/orders/7/',
      '/iframe/basket/',
      '/basket/',
      '/pay/7/',
      '/webpay/BankSPB/Approve/',
      '/sl/x/',
    ])
      expect(isClosed(path), path).toBe(true);
    for (const path of ['/', '/cars/', '/catalog/7/', '/contacts/', '/services/testdrive/', '/feed/yml.xml'])
      expect(isClosed(path), path).toBe(false);
    expect(body).toMatch(/^Clean-param: .*\byclid\b/m);
    expect(body).toContain(`Sitemap: https://${brand.host}/sitemap.xml`);
  });

  test('security.txt says whom to tell, and is not stale', async () => {
    const { status, headers, body } = await get('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(/^Contact: mailto:security@/m);
    expect(body).toContain(`Canonical: https://${brand.host}/.well-known/security.txt`);
    const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
});
