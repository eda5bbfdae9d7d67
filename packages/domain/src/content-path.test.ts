import { expect, test } from 'vitest';
import { articlePath, pagePath, pageSlug } from './content-path.ts';

test.each([
  ['home', '/'],
  ['faq', '/faq/'],
  ['terms-of-use', '/terms-of-use/'],
  ['about', '/about/'],
  ['about-history', '/about/history/'],
  ['en-about-compliance', '/en/about/compliance/'],
  ['investors-financial-reports', '/investors/financial_reports/'],
  ['services-trade-in', '/services/trade-in/'],
  ['services-about-insurances', '/services/about-insurances/'],
  ['services-yandex-split', '/services/yandex_split/'],
  ['service-body-repair', '/service/body-repair/'],
  ['service-to-zamena-masla', '/service/to/zamena-masla/'],
])('the page %s stands at %s', (slug, path) => {
  expect(pagePath(slug)).toBe(path);
  expect(pageSlug(path)).toBe(slug);
});

test('an article stands in its section, of another language below it', () => {
  expect([articlePath('news', 'winter'), articlePath('news', 'winter', 'en')]).toEqual([
    '/news/winter/',
    '/en/news/winter/',
  ]);
});
