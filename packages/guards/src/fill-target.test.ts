import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillTarget } from './fill-target.ts';

test.each([
  ['/{city}/catalog/{id}', { city: 'msk', id: '7' }, '/msk/catalog/7'],
  ['/{city}/cars/{query}', { city: 'spb', query: 'color=black&page=2' }, '/spb/cars/color%3Dblack%26page%3D2'],
  ['/{city}/cars/{query}', { city: 'spb', query: '' }, '/spb/cars/-'],
  ['/{city}/cars/{mark}', { city: 'spb' }, '/spb/cars/-'],
  ['/x/{mark}', { mark: '../lk' }, '/x/..%2Flk'],
  ['/x/{mark}', { mark: '..' }, '/x/-'],
  ['/x/{mark}', { mark: '\ud800' }, '/x/%EF%BF%BD'],
  ['/x/{constructor}', {}, '/x/-'],
  ['/plain', {}, '/plain'],
])('%s filled with %j is %s', (target, params, path) => expect(fillTarget(target, params)).toBe(path));

test('a value never leaves its segment, and comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (value) => {
      fc.pre(value !== '.' && value !== '..' && value.isWellFormed());
      const url = new URL(fillTarget('/a/{b}/c', { b: value }), 'http://shell.test');
      const [, a, b = '', c, rest] = url.pathname.split('/');
      expect([a, decodeURIComponent(b), c, rest]).toEqual(['a', value, 'c', undefined]);
    }),
  );
});
