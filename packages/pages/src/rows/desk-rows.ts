import { reportRows } from '@showroom/api-contract/reports';
import type { DeskSection } from '@showroom/desk/desk-section';
import type { Brand } from '@showroom/domain/brand';
import type { Route } from '@showroom/guards/route-table';
import { pageRow } from '../page-row.ts';

const section = (path: string, name: DeskSection, title: string, guards: Route['guards'] = ['authenticated-reports']) =>
  pageRow(path, 'desk', { section: name }, { guards, isIndexed: false, title });

/** The staff desk. Which text is edited stands in the query, so that no address of a text makes a page of its own. */
export const deskRows = ({ loyalty }: Pick<Brand['features'], 'loyalty'>): readonly Route[] => [
  section('/reports', 'home', 'Рабочий стол'),
  section('/reports/sign-in', 'sign-in', 'Вход для\u00a0сотрудников', []),
  section('/reports/leads', 'leads', 'Заявки'),
  section('/reports/deals', 'deals', 'Сделки'),
  section('/reports/reservations', 'reservations', 'Брони автомобилей'),
  section('/reports/insurances', 'insurances', 'Страховки'),
  ...(loyalty ? [section('/reports/bonus', 'bonus', 'Бонусы')] : []),
  section('/reports/service-orders', 'service-orders', 'Заказы сервиса'),
  section('/reports/store-orders', 'store-orders', 'Заказы магазина'),
  section('/reports/store-stock', 'store-stock', 'Остатки магазина'),
  section('/reports/store-payments', 'store-payments', 'Платежи'),
  section('/reports/promo-codes', 'promo-codes', 'Промокоды магазина'),
  section('/reports/feedback', 'feedback', 'Обратная связь'),
  section('/reports/deliveries', 'deliveries', 'Недоставленное'),
  section('/reports/links', 'links', 'Короткие ссылки'),
  // Another code is 404.
  ...reportRows.map(({ code, title }) => section(`/reports/${code}`, code, title)),
  section('/reports/places', 'places', 'Посты и\u00a0часы'),
  section('/reports/sources', 'sources', 'Выгрузки склада'),
  section('/reports/words', 'words', 'Слова выгрузок'),
  section('/reports/content', 'content', 'Тексты'),
  section('/reports/entry', 'entry', 'Текст'),
  section('/reports/pictures', 'pictures', 'Картинки'),
  section('/reports/redirects', 'redirects', 'Переадресации'),
  section('/reports/seo', 'seo', 'Тексты для\u00a0поиска'),
  section('/reports/reviews', 'reviews', 'Отзывы'),
  section('/reports/embeds', 'embeds', 'Виджеты для\u00a0партнёров'),
  section('/reports/staff', 'staff', 'Сотрудники'),
  section('/reports/audit', 'audit', 'Журнал'),
];
