import { expect, test } from 'vitest';
import { addAttributes, joinInlineScripts, movePicturesFirst, moveScriptsLast } from './finish-html.ts';

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

test('external scripts of the head come last, in their order, and nothing is lost', () => {
  const html =
    '<head><script src="/a.js" async=""></script><link rel="x"/><script src="/b.js" async=""></script><script src="/old.js" noModule=""></script></head><body><p>x</p></body></html>';
  expect(moveScriptsLast(html)).toBe(
    '<head><link rel="x"/><script src="/old.js" noModule=""></script></head><body><p>x</p><script src="/a.js" async=""></script><script src="/b.js" async=""></script></body></html>',
  );
  expect(moveScriptsLast('<p>no head</p>')).toBe('<p>no head</p>');
});

test('urgent pictures of the head come before its styles, and nothing is lost', () => {
  const picture = '<link rel="preload" as="image" href="/a.webp" fetchPriority="high"/>';
  const font = '<link rel="preload" as="font" href="/f.woff2"/>';
  expect(movePicturesFirst(`<head><meta/><style>a{}</style>${font}${picture}</head><body>${picture}</body>`)).toBe(
    `<head><meta/>${picture}<style>a{}</style>${font}</head><body>${picture}</body>`,
  );
  for (const plain of [`<head>${picture}<style>a{}</style></head>`, '<p>no head</p>'])
    expect(movePicturesFirst(plain)).toBe(plain);
});

test('the document element gets attributes, whatever stands in them', () => {
  const html = '<!DOCTYPE html><html lang="ru"><body data-x="<html"></body></html>';
  expect(addAttributes(html, { 'data-a': `{"b":"$&'<c&"}` })).toBe(
    `<!DOCTYPE html><html lang="ru" data-a='{"b":"$&amp;&#39;&lt;c&amp;"}'><body data-x="<html"></body></html>`,
  );
  expect(addAttributes(html)).toBe(html);
});
