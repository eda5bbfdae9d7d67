import { expect, test } from 'vitest';
import { shortLinkTarget } from './short-link-target.ts';

test.each([
  ['/cars/new/', {}, '/cars/new/'],
  ['/cars/?page=2#list', { source: 'sms' }, '/cars/?page=2&utm_source=sms#list'],
  [
    '/cars/',
    { source: 'vk', campaign: 'Осень 2026' },
    '/cars/?utm_source=vk&utm_campaign=%D0%9E%D1%81%D0%B5%D0%BD%D1%8C+2026',
  ],
  ['/cars/?utm_source=old', { source: 'new' }, '/cars/?utm_source=new'],
  ['/slate/', {}, '/slate/'],
  ['/cars/../contacts/', {}, '/contacts/'],
])('%s with %o leads to %s', (path, utm, target) => expect(shortLinkTarget(path, utm)).toBe(target));

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/cars/..//evil.example/',
  '/.//evil.example/',
  '/%2e//evil.example/',
  '/\t/evil.example/',
  '/cars/\r\nset-cookie:a=b',
  '/cars/%0d%0aset-cookie:a=b',
  '/cars/?a=%0d%0a',
  '/cars/?a=b c',
  '/user@evil.example/',
  'cars/',
  'javascript:alert(1)',
  '',
  '/%zz/',
  '/sl/abcdefgh23/',
  '/SL/abcdefgh23/',
  '/%73l/abcdefgh23/',
  '/cars/../sl/abcdefgh23/',
  '/sl?x=1',
  '/slgen/',
])('%j is no page of this host', (path) => expect(shortLinkTarget(path)).toBeUndefined());
