import { expect, test } from 'vitest';
import { servicePath, slugOfPath } from './service-path.ts';

const slugs = new Set([
  'service',
  'service-to',
  'service-to-svechi',
  'service-to-svechi-zima',
  'service-body-repair',
  'service-top',
]);

test.each([
  ['service', '/service/'],
  ['service-to', '/service/to/'],
  ['service-top', '/service/top/'],
  ['service-to-svechi', '/service/to/svechi/'],
  ['service-to-svechi-zima', '/service/to/svechi/zima/'],
  ['service-body-repair', '/service/body-repair/'],
  ['service-to-zamena-masla', '/service/to/zamena-masla/'],
])('%s has one address', (slug, path) => {
  expect(servicePath('service', slug, slugs)).toBe(path);
  expect(slugOfPath(path)).toBe(slug);
});

test('underscores of a path are hyphens of its text', () => {
  expect(slugOfPath('/services/remote_settlement_losses/')).toBe('services-remote-settlement-losses');
});
