import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('all but the page itself are links, and the page is marked as the current one', () => {
  const html = renderToString(<Breadcrumbs items={[{ name: 'Главная', href: '/' }, { name: 'Новые автомобили' }]} />);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('<span aria-current="page">Новые автомобили</span>');
  expect(html).toMatch(/^<nav aria-label="Вы здесь"/);
});
