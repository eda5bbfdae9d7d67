import { routesOf } from '@showroom/pages/routes-of';
import { reachableMenu } from '@showroom/shell/reachable-menu';
import { brand } from './brand.ts';

/** The main menu. Entries whose page is not in the route table are not shown: a menu never leads to an error. */
export const menu = reachableMenu(
  {
    main: [
      {
        code: 'catalog',
        name: 'Каталог',
        href: '/catalog/',
        groups: [
          {
            name: 'Автомобили',
            links: [
              { name: 'Все автомобили', href: '/cars/' },
              { name: 'Новые', href: '/cars/new/' },
              { name: 'С пробегом', href: '/cars/used/' },
              { name: 'С выгодой', href: '/cars/new/promo/' },
              { name: 'Распродажа', href: '/cars/sale/' },
              { name: 'С НДС', href: '/cars/vat/' },
              { name: 'Скоро в продаже', href: '/cars/on-sale-soon/' },
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
              { name: 'Новые до 1 500 000 ₽', href: '/cars/new/price-do-1500000/' },
              { name: 'Дизельные с пробегом', href: '/cars/used/engine-type-is-diesel/' },
            ],
          },
          {
            name: 'Квадроциклы',
            links: [
              { name: 'Все квадроциклы', href: '/atv/' },
              { name: 'Новые квадроциклы', href: '/atv/new/' },
              { name: 'Квадроциклы с пробегом', href: '/atv/used/' },
            ],
          },
          {
            name: 'Коммерческий транспорт',
            links: [
              { name: 'Весь транспорт', href: '/commercial/' },
              { name: 'Фургоны', href: '/commercial/body-type-is-furgon/' },
              { name: 'Микроавтобусы', href: '/commercial/body-type-is-microbus/' },
              { name: 'Грузовики', href: '/commercial/trucks/' },
              { name: 'Коммерческий с пробегом', href: '/commercial/used/' },
            ],
          },
        ],
      },
      { code: 'brands', name: 'Марки', href: '/brands/', showsMarks: true },
      {
        code: 'services',
        name: 'Услуги',
        href: '/services/',
        groups: [
          {
            name: 'Покупка',
            links: [
              { name: 'Тест-драйв', href: '/services/testdrive/' },
              { name: 'Кредит', href: '/services/credit/' },
              { name: 'Трейд-ин', href: '/services/trade-in/' },
              { name: 'Комиссионная продажа', href: '/services/commission/' },
              { name: 'Страхование', href: '/services/insurance/' },
              { name: 'Лизинг', href: '/services/leasing/' },
              { name: 'Бронирование', href: '/reservation/' },
              { name: 'Гарантия', href: '/guaranty/' },
            ],
          },
        ],
      },
      {
        code: 'service',
        name: 'Сервис',
        href: '/service/',
        groups: [
          {
            name: 'Работы',
            links: [
              { name: 'Техническое обслуживание', href: '/service/to/' },
              { name: 'Кузовной ремонт', href: '/service/body-repair/' },
              { name: 'Шиномонтаж', href: '/service/tire-service/' },
              { name: 'Запасные части', href: '/service/auto-parts/' },
            ],
          },
        ],
      },
      { code: 'parts', name: 'Запчасти', href: '/parts/', shop: 'parts' },
      { code: 'store', name: 'Аксессуары', href: '/store/', shop: 'store' },
    ],
    actions: [
      { name: 'Запись на сервис', href: '/service/online/' },
      { name: 'Запись на тест-драйв', href: '/services/testdrive/' },
    ],
    top: [
      { name: 'Акции', href: '/actions/' },
      { name: 'Новости', href: '/news/' },
      { name: 'Дилерские центры', href: '/contacts/' },
      { name: 'Гарантия', href: '/guaranty/' },
      { name: 'О компании', href: '/about/' },
    ],
    footer: [
      {
        name: 'Каталог',
        links: [
          { name: 'Новые автомобили', href: '/cars/new/' },
          { name: 'Автомобили с пробегом', href: '/cars/used/' },
          { name: 'Квадроциклы', href: '/atv/' },
          { name: 'Коммерческий транспорт', href: '/commercial/' },
          { name: 'Марки', href: '/brands/' },
          { name: 'Запчасти', href: '/parts/' },
          { name: 'Аксессуары', href: '/store/' },
        ],
      },
      {
        name: 'Услуги',
        links: [
          { name: 'Сервис', href: '/service/' },
          { name: 'Тест-драйв', href: '/services/testdrive/' },
          { name: 'Кредит', href: '/services/credit/' },
          { name: 'Трейд-ин', href: '/services/trade-in/' },
          { name: 'Страхование', href: '/services/insurance/' },
          { name: 'Бронирование', href: '/reservation/' },
          { name: 'Оплата и\u00a0возврат', href: '/services/pay/' },
          { name: 'Вопросы и\u00a0ответы', href: '/faq/' },
        ],
      },
      {
        name: 'О\u00a0компании',
        links: [
          { name: 'О\u00a0нас', href: '/about/' },
          { name: 'Карьера', href: '/about/career/' },
          { name: 'Технологии детского счастья', href: '/tekhnologii-detskogo-schastya/' },
          { name: 'Дилерские центры', href: '/contacts/' },
          { name: 'Отзывы', href: '/reviews/' },
          { name: 'Новости', href: '/news/' },
          { name: 'Блог', href: '/blog/' },
          { name: 'Карта сайта', href: '/sitemap/' },
        ],
      },
    ],
    agreements: [
      { name: 'Пользовательское соглашение', href: '/terms-of-use/' },
      { name: 'Обработка персональных данных', href: '/consent-to-processing/' },
      { name: 'Файлы cookie', href: '/cookie/' },
    ],
  },
  routesOf(brand),
  brand.code,
);
