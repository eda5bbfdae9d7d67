import type { ServiceEntry } from '@showroom/api-contract/content';
import type { Brand } from '@showroom/domain/brand';
import { type ServiceSection, servicePath } from '@showroom/domain/service-path';
import { isPageRow } from '../page-row.ts';
import { routesOf, rowsOf } from '../routes-of.ts';

export type ServiceLink = { name: string; href: string };

/** The section of a slug: `service-to` → `service`. */
export const sectionOfSlug = (slug: string): ServiceSection =>
  slug === 'services' || slug.startsWith('services-') ? 'services' : 'service';

/** The pages of a section that have a name, of any kind, without the section's own. */
export function sectionLinks(brand: Brand, section: ServiceSection): ServiceLink[] {
  return routesOf(brand)
    .filter(isPageRow)
    .filter(({ path, title }) => title && path.startsWith(`/${section}/`) && !path.includes('{'))
    .map(({ path, title = '' }) => ({ name: title, href: `${path}/` }));
}

/** The address of a text: that of its row, or, for what editors have added, the one that its slug means. */
export function hrefOfService(brand: Brand, slug: string, entries: readonly ServiceEntry[]): string {
  const row = rowsOf(brand, 'service').find(({ path, params }) => params.slug === slug && !path.includes('{'));
  if (row) return `${row.path}/`;
  return servicePath(slug, new Set(entries.map((entry) => entry.slug)));
}

/** What a section's own page leads to: its texts in the order of the rows, then what editors have added. */
export function sectionCards(brand: Brand, section: ServiceSection, entries: readonly ServiceEntry[]) {
  const order = sectionLinks(brand, section).map(({ href }) => href);
  const place = (href: string) => (order.includes(href) ? order.indexOf(href) : order.length);
  return entries
    .filter(({ slug }) => slug !== section)
    .map(({ slug, title, lead }) => ({ title, text: lead, scene: null, link: hrefOfService(brand, slug, entries) }))
    .sort((a, b) => place(a.link) - place(b.link));
}

/** The pages above an address, those alone that have a name. */
export function linksAbove(brand: Brand, section: ServiceSection, href: string): ServiceLink[] {
  const root = rowsOf(brand, 'service').find(({ path }) => path === `/${section}`);
  const known = [{ name: root?.title ?? '', href: `/${section}/` }, ...sectionLinks(brand, section)];
  return known.filter((link) => link.href !== href && href.startsWith(link.href));
}
