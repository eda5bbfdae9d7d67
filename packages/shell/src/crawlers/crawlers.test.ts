import { exampleBrand } from '@showroom/domain/example-brand';
import type { Route } from '@showroom/guards/route-table';
import { expect, test } from 'vitest';
import { closedPaths, trackingParams } from './closed-paths.data.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';

const row = (path: string, more: Partial<Route> = {}): Route => ({
  path,
  layout: 'default',
  guards: ['city'],
  ...more,
});

function disallowed(routes: readonly Route[]): readonly string[] {
  const { rules } = robots(exampleBrand, routes);
  return Array.isArray(rules) ? [] : [rules.disallow ?? []].flat();
}

test('the known areas are closed before they have a page, each named once', () => {
  expect(disallowed([])).toEqual([...closedPaths].sort());
});

test('an environment that is not to be found is closed as a whole', () => {
  expect(robots(exampleBrand, [], true)).toEqual({ rules: { userAgent: '*', disallow: '/' } });
});

test('a private row outside them is closed by its fixed part; a public one is not', () => {
  const paths = disallowed([
    row('/club/{card}/history', { layout: 'lk', guards: ['authenticated'] }),
    row('/club/{card}', { layout: 'lk' }),
    row('/staff', { guards: ['authenticated-reports'] }),
    row('/lk/orders/{order}', { layout: 'lk' }),
    row('/payment-rules'),
    row('/services/pay'),
  ]);
  expect(paths.filter((path) => !closedPaths.includes(path))).toEqual(['/club/', '/staff/']);
  for (const open of ['/payment-rules/', '/services/pay/', '/', '/feed/sitemap-pages.xml'])
    expect(
      paths.filter((path) => open.startsWith(path)),
      open,
    ).toEqual([]);
});

test('Yandex takes a list of parameters of 500 characters at most', () => {
  expect(`Clean-param: ${trackingParams.join('&')}`.length).toBeLessThanOrEqual(500);
  expect(new Set(trackingParams).size).toBe(trackingParams.length);
});

test.each(['2026-11-22T23:59:59Z', '2028-02-29T00:00:00Z'])(
  'security.txt of %s is valid for months, within a year',
  (at) => {
    const now = new Date(at);
    const fields = Object.fromEntries(
      securityTxt(exampleBrand, now)
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
    );
    const days = (Date.parse(fields.Expires ?? '') - now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
    expect(fields).toMatchObject({
      Contact: exampleBrand.securityContact,
      'Preferred-Languages': 'ru, en',
      Canonical: `https://${exampleBrand.host}/.well-known/security.txt`,
    });
  },
);
