import { expect, test } from 'vitest';
import { pageSlug } from './content-path.ts';
import { servicePath } from './service-path.ts';

const slugs = new Set(['service', 'service-to', 'service-to-svechi', 'service-to-svechi-zima', 'service-body-repair']);

test.each([
  ['service', '/service/'],
  ['service-to', '/service/to/'],
  ['service-top', '/service/top/'],
  ['service-to-svechi', '/service/to/svechi/'],
  ['service-to-svechi-zima', '/service/to/svechi/zima/'],
  ['service-body-repair', '/service/body-repair/'],
  ['service-to-zamena-masla', '/service/to/zamena-masla/'],
  ['services', '/services/'],
  ['services-remote-settlement-losses', '/services/remote_settlement_losses/'],
])('%s has one address', (slug, path) => {
  expect(servicePath(slug, slugs)).toBe(path);
  expect(pageSlug(path)).toBe(slug);
});

test('without its section above it, a text stands at the first depth', () => {
  expect(servicePath('service-to-svechi', new Set())).toBe('/service/to-svechi/');
});
