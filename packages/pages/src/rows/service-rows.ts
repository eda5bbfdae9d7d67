import { pageSlug } from '@showroom/domain/content-path';
import type { GuardName, QueryGrammar } from '@showroom/guards/route-table';
import { type PageRow, pageRow } from '../page-row.ts';

type Rest = { brand?: string; readsQuery?: QueryGrammar };

/** A page of a service: its text stands in the database under its path with hyphens. The title is that of menus. */
function serviceRow(path: string, title: string, { brand, readsQuery }: Rest = {}): PageRow<'service'> {
  const guards: GuardName[] = brand ? ['city', `brand(${brand})`] : ['city'];
  return pageRow(path, 'service', { slug: pageSlug(path), mark: '-', model: '-' }, { guards, title, readsQuery });
}

/** Pages with a calculator: what is calculated stands in the query (ADR-038). */
const calculates: Rest = { readsQuery: 'calculator' };
const tradeIn = { slug: 'services-trade-in', mark: '{mark}' };
const written = (slug: string) => ({ slug, mark: '-', model: '-' });

/** The pages of services: those of the sale, those of the workshop, and whatever editors add to the workshop's. */
export const serviceRows: readonly PageRow<'service'>[] = [
  serviceRow('/services', 'Услуги'),
  serviceRow('/services/testdrive', 'Тест-драйв'),
  serviceRow('/services/credit', 'Кредит', calculates),
  serviceRow('/services/trade-in', 'Трейд-ин', calculates),
  pageRow('/services/trade-in/{mark}', 'service', { ...tradeIn, model: '-' }, { exists: 'mark', ...calculates }),
  pageRow(
    '/services/trade-in/{mark}/{model}',
    'service',
    { ...tradeIn, model: '{model}' },
    { exists: 'model', ...calculates },
  ),
  serviceRow('/services/leasing', 'Лизинг', calculates),
  serviceRow('/services/insurance', 'Страхование', calculates),
  serviceRow('/services/insurance-2', 'Расширенное страхование', calculates),
  serviceRow('/services/about-insurances', 'Виды страхования'),
  serviceRow('/services/prolongatsiya', 'Продление полиса'),
  serviceRow('/services/remote_settlement_losses', 'Урегулирование убытков'),
  serviceRow('/services/subscription', 'Автомобиль по\u00a0подписке'),
  serviceRow('/services/corporate', 'Корпоративным клиентам'),
  serviceRow('/services/fleet', 'Автопаркам'),
  serviceRow('/services/commercial', 'Коммерческому транспорту'),
  serviceRow('/services/commission', 'Комиссионная продажа', { brand: 'asc' }),
  serviceRow('/services/dom-avto-finance', 'Дом Авто Финанс', { brand: 'brand-one', ...calculates }),
  serviceRow('/services/pay', 'Оплата'),
  serviceRow('/services/yandex_split', 'Оплата частями'),
  serviceRow('/service', 'Сервис'),
  serviceRow('/service/to', 'Техническое обслуживание', calculates),
  serviceRow('/service/to/zamena-masla', 'Замена масла'),
  serviceRow('/service/body-repair', 'Кузовной ремонт'),
  serviceRow('/service/tire-service', 'Шиномонтаж и\u00a0хранение шин'),
  serviceRow('/service/detaling', 'Детейлинг'),
  serviceRow('/service/optional', 'Дополнительное оборудование'),
  serviceRow('/service/accessories', 'Установка аксессуаров'),
  serviceRow('/service/auto-parts', 'Запасные части'),
  serviceRow('/service/electro', 'Сервис электромобилей', { brand: 'brand-one' }),
  serviceRow('/service/loyalty-program', 'Программа лояльности', { brand: 'brand-one' }),
  serviceRow('/service/loyalty-program/brand-one-level-club-info', 'Уровни клуба', { brand: 'brand-one' }),
  serviceRow('/service/client-service', 'Забота о\u00a0клиентах'),
  pageRow('/service/{code}', 'service', written('service-{code}'), { exists: 'service-page' }),
  pageRow('/service/{code}/{code2}', 'service', written('service-{code}-{code2}'), { exists: 'service-page' }),
  pageRow('/service/{code}/{code2}/{code3}', 'service', written('service-{code}-{code2}-{code3}'), {
    exists: 'service-page',
  }),
];
