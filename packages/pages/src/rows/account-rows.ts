import type { AccountSection, EntrySection } from '@showroom/account/account-section';
import type { Brand } from '@showroom/domain/brand';
import type { Route } from '@showroom/guards/route-table';
import { isDevelopment } from '../env.ts';
import { pageRow } from '../page-row.ts';

const hidden = { isIndexed: false } as const;

/** A page of the account. One of a single thing names it in the path; the browser reads it there, and the API knows the owner. */
const section = (path: string, name: Exclude<AccountSection, 'home'>, title: string) =>
  pageRow(path, 'account', { section: name }, { ...hidden, guards: ['authenticated'], title });

const entry = (path: string, kind: 'sign-in' | 'registration', name: EntrySection, title: string) =>
  pageRow(path, kind, { section: name }, { ...hidden, guards: [], title });

/** The account and the way in. */
export const accountRows = ({ loyalty }: Pick<Brand['features'], 'loyalty'>): readonly Route[] => [
  entry('/lk/auth', 'sign-in', 'sign-in', 'Вход в\u00a0личный кабинет'),
  entry('/registration', 'registration', 'registration', 'Регистрация'),
  // A production build does not know it (B-17).
  ...(isDevelopment() ? [entry('/authorization/dev', 'sign-in', 'development', 'Вход для\u00a0разработчика')] : []),
  // Opened from a letter, on whatever device.
  entry('/lk/email', 'sign-in', 'email', 'Подтверждение почты'),
  entry('/unsubscribe', 'sign-in', 'unsubscribe', 'Отписка от\u00a0писем'),
  pageRow(
    '/lk',
    'account-home',
    {},
    { ...hidden, guards: ['authenticated'], title: 'Личный кабинет', data: '/api/account/home/' },
  ),
  section('/lk/favorites', 'favorites', 'Избранное'),
  section('/lk/compare', 'compare', 'Сравнение'),
  section('/lk/garage', 'garage', 'Гараж'),
  section('/lk/garage/{id}', 'garage-car', 'Автомобиль'),
  section('/lk/orders', 'orders', 'Заказы'),
  section('/lk/orders/{order}', 'order', 'Заказ на\u00a0сервис'),
  section('/lk/orders/{order}/{work}', 'order-work', 'Работа заказа'),
  section('/lk/service-registration', 'service-registration', 'Запись на\u00a0сервис'),
  section('/lk/functional-services', 'functional-services', 'Услуги и\u00a0опции'),
  section('/lk/insurances', 'insurances', 'Страховки'),
  section('/lk/insurances/{insurance}', 'insurance', 'Полис'),
  section('/lk/orders/sales/{work}', 'deal', 'Сделка'),
  ...(loyalty ? [section('/lk/loyalty', 'loyalty', 'Бонусы')] : []),
  section('/lk/notifications', 'notices', 'Уведомления'),
  section('/lk/profile', 'profile', 'Профиль'),
];
