import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeskMenu } from './desk-menu.tsx';
import { type DeskSection, deskSections } from './desk-section.ts';

const menuAt = (section: DeskSection) => {
  const html = renderToStaticMarkup(<DeskMenu section={section} sections={deskSections} />);
  return {
    open: [...html.matchAll(/<button[^>]*aria-expanded="true"[^>]*>([^<]*)/g)].map(([, name]) => name),
    links: [...html.matchAll(/<a href="\/reports\/([^/]+)\/"/g)].map(([, code]) => code),
    here: /<a[^>]*aria-current="([^"]+)"[^>]*>([^<]+)/.exec(html)?.slice(1),
  };
};

test('the group of the section is open, and the section marked in it', () => {
  expect(menuAt('store-orders')).toEqual({
    open: ['Сервис и\u00a0магазин'],
    links: ['service-orders', 'store-orders', 'store-stock', 'store-payments', 'promo-codes'],
    here: ['page', 'Заказы магазина'],
  });
});

test('a text that is edited belongs to the texts', () => {
  expect(menuAt('entry')).toMatchObject({ open: ['Сайт'], here: ['true', 'Тексты'] });
});

test('the start page, which lists all of them, opens none', () => {
  expect(menuAt('home')).toMatchObject({ open: [], links: [] });
});
