import { expect, test } from 'vitest';
import { splitUrl } from './split-url.ts';

test.each([
  ['https://one.example/cars/?a=1#x', '/cars/', 'a=1'],
  ['http://localhost:3001', '/', ''],
  ['http://localhost:3001?a=1', '/', 'a=1'],
  ['/cars?a=1?b', '/cars', 'a=1?b'],
  ['/cars#?a=1', '/cars', ''],
  ['//evil.example/x', '//evil.example/x', ''],
  ['/a?u=https://x.example/y', '/a', 'u=https://x.example/y'],
  ['', '/', ''],
])('%s is the path %s with the query %s', (url, path, query) => expect(splitUrl(url)).toEqual({ path, query }));
