import { expect, test } from 'vitest';
import { embedLink } from './embed-links.ts';

test.each([
  ['/iframe/basket/', '/iframe/basket/', '_self'],
  ['/store/maslo/?page=2', '/iframe/store/maslo/?page=2', '_self'],
  ['/item/500001/', '/iframe/item/500001/', '_self'],
  ['/catalog/7/', '/iframe/catalog_list/7/', '_self'],
  ['/cars/?sort=price', '/iframe/catalog_list/?sort=price', '_self'],
  ['/cars/new/kia/', '/cars/new/kia/', '_blank'],
  ['/checkout/0d2b4f6a/', '/checkout/0d2b4f6a/', '_top'],
  ['/pay/0d2b4f6a/', '/pay/0d2b4f6a/', '_top'],
  ['/store-offer/', '/store-offer/', '_blank'],
  ['/', '/', '_blank'],
])('in a frame %s leads to %s, %s', (path, href, target) => {
  expect(embedLink(path)).toEqual({ href, target });
});
