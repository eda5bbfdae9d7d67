import { expect, test } from 'vitest';
import { markdownOf, prefersMarkdown } from './markdown-request.ts';

const request = (url: string, accept?: string, method = 'GET') => ({ method, url, accept, cookie: () => undefined });

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['*/*', false],
])('%s prefers Markdown: %s', (accept, expected) => expect(prefersMarkdown(accept)).toBe(expected));

test.each([
  ['/cars/new.md', '/cars/new/'],
  ['/cars/new.md?page=2', '/cars/new/?page=2'],
  ['/index.md', '/'],
])('%s is the Markdown of %s', (url, page) => expect(markdownOf(request(url))).toEqual({ url: page, hasEnding: true }));

test('a page is Markdown where that is asked for, and nothing else is', () => {
  expect(markdownOf(request('/cars/', 'text/markdown'))).toEqual({ url: '/cars/', hasEnding: false });
  expect(markdownOf(request('/cars/', 'text/html'))).toBeUndefined();
  expect(markdownOf(request('/.md'))).toBeUndefined();
  expect(markdownOf(request('/cars/new.md', undefined, 'POST'))).toBeUndefined();
});
