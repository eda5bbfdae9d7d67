import { reachableMenu } from '@showroom/shell/reachable-menu';
import { brand } from './brand.ts';
import { routes } from './routes.ts';

/** The main menu. Entries whose page is not in the route table are not shown: a menu never leads to an error. */
export const menu = reachableMenu(
  {
    main: [
      {
        code: 'catalog',
        name: 'Каталог',
        href: '/cars/',
        groups: [
          {
            name: 'Автомобили',
            links: [
              { name: 'Все автомобили', href: '/cars/' },
              { name: 'Новые', href: '/cars/new/' },
              { name: 'С пробегом', href: '/cars/used/' },
            ],
          },
          {
            name: 'Новые по кузову',
            links: [
              { name: 'Внедорожники', href: '/cars/new/?bodyType=suv' },
              { name: 'Седаны', href: '/cars/new/?bodyType=sedan' },
              { name: 'Лифтбеки', href: '/cars/new/?bodyType=liftback' },
              { name: 'Хэтчбеки', href: '/cars/new/?bodyType=hatchback' },
              { name: 'Минивэны', href: '/cars/new/?bodyType=minivan' },
              { name: 'Пикапы', href: '/cars/new/?bodyType=pickup' },
            ],
          },
          {
            name: 'Подборки',
            links: [
              { name: 'Электромобили', href: '/cars/?engine=electro' },
              { name: 'Гибриды', href: '/cars/?engine=hybrid' },
              { name: 'Полный привод', href: '/cars/?drive=full' },
              { name: 'Семиместные', href: '/cars/?seats=7' },
              { name: 'До 1 500 000 ₽', href: '/cars/?priceTo=1500000' },
              { name: 'С НДС', href: '/cars/?vat=1' },
            ],
          },
        ],
      },
      { code: 'brands', name: 'Бренды', href: '/brands/', showsMarks: true },
    ],
    top: [{ name: 'Дилерские центры', href: '/contacts/' }],
    footer: [
      {
        name: 'Каталог',
        links: [
          { name: 'Новые автомобили', href: '/cars/new/' },
          { name: 'Автомобили с пробегом', href: '/cars/used/' },
          { name: 'Бренды', href: '/brands/' },
        ],
      },
      { name: 'О компании', links: [{ name: 'Дилерские центры', href: '/contacts/' }] },
    ],
    agreements: [
      { name: 'Пользовательское соглашение', href: '/terms-of-use/' },
      { name: 'Обработка персональных данных', href: '/consent-to-processing/' },
      { name: 'Файлы cookie', href: '/cookie/' },
    ],
  },
  routes,
  brand.code,
);
