import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

const shown = (code: number, catalogHref?: string) => {
  const html = renderToStaticMarkup(<ErrorScreen code={code} catalogHref={catalogHref} />);
  const link = /<a [^>]*href="([^"]*)"[^>]*>(?:<[^>]+>)*Перейти в каталог/.exec(html);
  return { html, title: /<h1[^>]*>([^<]*)/.exec(html)?.[1], catalog: link?.[1] };
};

test('404 says what may have happened and leads on', () => {
  const { html, title, catalog } = shown(404);
  expect([title, catalog]).toEqual(['404 Страница не найдена', '/cars/']);
  expect(html).toMatch(/Не удалось найти страницу\. Возможно, она перемещена или в\u00a0адресе ошибка\./);
  expect(html).toContain('href="/sitemap/"');
});

test('a code of the shop leads back to the shop', () => {
  expect(shown(404, '/store/').catalog).toBe('/store/');
});

test.each([500, 503])('%i is named, and promises no page that the site may not have', (code) => {
  const { html, title, catalog } = shown(code);
  expect([title, catalog]).toEqual([`Произошла непредвиденная ошибка ${code}`, '/cars/']);
  expect(html).not.toContain('href="/sitemap/"');
});
