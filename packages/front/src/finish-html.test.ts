import { expect, test } from 'vitest';
import { joinInlineScripts } from './finish-html.ts';

test('neighbouring inline scripts become one, in their order', () => {
  expect(
    joinInlineScripts('<p>a</p><script>one()</script><script>two()</script><script>three()</script><p>b</p>'),
  ).toBe('<p>a</p><script>one();\ntwo();\nthree()</script><p>b</p>');
});

test('scripts with attributes, and those that stand apart, stay as they are', () => {
  const html =
    '<script src="/a.js" async=""></script><script>x()</script><p></p><script>y()</script><script type="application/ld+json">{}</script><script id="r">z()</script>';
  expect(joinInlineScripts(html)).toBe(html);
});
