import { getDealers } from '@showroom/api-client/server';
import type { Brand } from '@showroom/domain/brand';
import { findAdviser, type KnownAdviser } from '@showroom/domain/contact-paths';
import type { Dealer, Department } from '@showroom/domain/vehicle';
import { compileRoutes } from '@showroom/guards/compile-routes';
import { notFound } from 'next/navigation';
import { routesOf } from '../routes-of.ts';

/** A centre of the brand. An unknown one is no page. */
export async function loadDealer({ holdingId }: Brand, code: string): Promise<Dealer> {
  return (await getDealers(holdingId)).find((dealer) => dealer.code === code) ?? notFound();
}

/** An adviser of the brand, with his centre. An unknown one is no page. */
export async function loadAdviser({ holdingId }: Brand, code: string): Promise<KnownAdviser> {
  return findAdviser(await getDealers(holdingId), code) ?? notFound();
}

/** Parameters of one page that is rendered at build; the others on their first visit. */
export async function firstAdviser({ holdingId }: Brand): Promise<{ dealer: string; adviser: string }> {
  const [dealer] = await getDealers(holdingId);
  return { dealer: dealer?.code ?? '-', adviser: dealer?.advisers[0]?.code ?? '-' };
}

const services: readonly [Department, name: string, href: string][] = [
  ['new-cars', 'Тест-драйв', '/services/testdrive/'],
  ['new-cars', 'Трейд-ин', '/services/trade-in/'],
  ['used-cars', 'Комиссионная продажа', '/services/commission/'],
  ['insurance', 'Автокредит', '/services/credit/'],
  ['insurance', 'Лизинг', '/services/leasing/'],
  ['insurance', 'Страхование', '/services/insurance/'],
  ['service', 'Запись на\u00a0сервис', '/service/online/'],
  ['service', 'Техническое обслуживание', '/service/to/'],
  ['service', 'Кузовной ремонт', '/service/body-repair/'],
  ['service', 'Шиномонтаж и\u00a0хранение шин', '/service/tire-service/'],
  ['parts', 'Запчасти под\u00a0заказ', '/service/auto-parts/'],
  ['parts', 'Установка аксессуаров', '/service/accessories/'],
];

/** What a centre does by its departments, as far as the brand has a page about it. */
export function servicesOf(brand: Brand, { departments }: Dealer): { name: string; href: string }[] {
  const table = compileRoutes(routesOf(brand), brand.code);
  const has = new Set(departments.map(({ code }) => code));
  return services.flatMap(([department, name, href]) =>
    has.has(department) && table.match(href) !== null ? [{ name, href }] : [],
  );
}
