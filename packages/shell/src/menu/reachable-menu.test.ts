import type { Route } from '@showroom/guards/route-table';
import { expect, test } from 'vitest';
import { reachableMenu } from './reachable-menu.ts';

const routes: Route[] = [
  { path: '/cars', layout: 'default', guards: ['city'] },
  { path: '/contacts', layout: 'default', guards: ['city'] },
];

test('the menu never leads to a page that the shell does not have', () => {
  const menu = reachableMenu(
    {
      main: [
        {
          code: 'catalog',
          name: 'Каталог',
          href: '/cars/',
          groups: [{ name: 'Мото', links: [{ name: 'Мото', href: '/moto/' }] }],
        },
        { code: 'store', name: 'Аксессуары', href: '/store/' },
        {
          code: 'services',
          name: 'Услуги',
          href: '/services/',
          groups: [{ name: 'Услуги', links: [{ name: 'Центры', href: '/contacts/' }] }],
        },
        { code: 'service', name: 'Сервис', href: '/service/', groups: [{ name: 'Сервис', links: [] }] },
      ],
      actions: [
        { name: 'Запись на сервис', href: '/service/online/' },
        { name: 'Контакты', href: '/contacts/' },
      ],
      top: [
        { name: 'Новости', href: '/news/' },
        { name: 'Дилерские центры', href: '/contacts/?x=1' },
      ],
      footer: [{ name: 'О компании', links: [{ name: 'О нас', href: '/about/' }] }],
      agreements: [],
    },
    routes,
    'asc',
  );
  expect(menu).toEqual({
    main: [
      { code: 'catalog', name: 'Каталог', href: '/cars/', groups: [] },
      // No page of its own, but one that it gathers.
      {
        code: 'services',
        name: 'Услуги',
        href: null,
        groups: [{ name: 'Услуги', links: [{ name: 'Центры', href: '/contacts/' }] }],
      },
    ],
    actions: [{ name: 'Контакты', href: '/contacts/' }],
    top: [{ name: 'Дилерские центры', href: '/contacts/?x=1' }],
    footer: [],
    agreements: [],
  });
});

test('the link of the English pages is there where they are', () => {
  const menu = {
    ...{ main: [], actions: [], top: [], footer: [], agreements: [] },
    english: { name: 'EN', href: '/en/about/' },
  };
  const english: Route = { path: '/en/about', layout: 'english', guards: [] };
  expect(reachableMenu(menu, [...routes, english], 'brand-one')).toEqual(menu);
  expect(reachableMenu(menu, routes, 'asc')).not.toHaveProperty('english');
});

test('search leads to the shelves that there are', () => {
  const menu = { main: [], actions: [], top: [], footer: [], agreements: [] };
  const page = (path: string): Route => ({ path, layout: 'default', guards: [] });
  const parts: Route[] = [{ ...page('/item/{code}'), exists: false }, page('/parts')];
  expect(reachableMenu(menu, parts, 'asc').shop).toEqual({ item: '/item/', parts: '/parts/' });
});
