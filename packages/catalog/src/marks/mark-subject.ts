import type { BrandOverview } from '@showroom/api-contract/brands';
import type { Brand } from '@showroom/domain/brand';
import type { TransportType } from '@showroom/domain/dictionaries';
import { listingKinds } from '@showroom/domain/listing-kinds';
import { isListingKind } from '@showroom/domain/listing-path';
import type { Crumb } from '@showroom/listing/listing-frame';

type Codes = { mark: string; model?: string | undefined; series?: string | undefined };

/** Address of the overview of a mark, of its model, or of a series of that. */
export function markHref({ mark, model, series }: Codes): string {
  return `/brands/${[mark, model, series].filter(Boolean).join('/')}/`;
}

/** What an overview is about by its codes. */
export const codesOfOverview = ({ mark, model, current }: BrandOverview): Codes => ({
  mark: mark.code,
  model: model?.code,
  series: current?.code,
});

/** `Toyota`, `Toyota Camry`, `Toyota Camry XV70`. */
export function subjectName({ mark, model, current }: BrandOverview): string {
  return [mark.name, model?.name, current?.name].filter(Boolean).join(' ');
}

/** Types of vehicles that a brand deals in, in the order of its menu. */
export function typesOf({ listings }: Brand): ReadonlySet<TransportType> {
  return new Set(
    Object.keys(listings)
      .filter(isListingKind)
      .map((kind) => listingKinds[kind].type),
  );
}

/** An overview as this brand shows it: a mark or model of what it does not deal in is none of its pages. */
export function ownOverview(brand: Brand, overview: BrandOverview): BrandOverview | undefined {
  const types = typesOf(brand);
  if (overview.model) return types.has(overview.model.type) ? overview : undefined;
  const models = overview.models.filter(({ type }) => types.has(type));
  return models.length > 0 ? { ...overview, models } : undefined;
}

/** The type that a page speaks of: of the model, or of most of the mark's stock. */
export function mainType({ model, models }: BrandOverview): TransportType {
  if (model) return model.type;
  const counts = new Map<TransportType, number>();
  for (const { type, stock } of models) counts.set(type, (counts.get(type) ?? 0) + stock.total);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'cars';
}

/** The way from the home page to an overview, and to a page under it when `last` names one. */
export function markCrumbs(overview: BrandOverview, last?: string): Crumb[] {
  const { mark, model, current } = overview;
  const crumbs: Crumb[] = [
    { name: 'Главная', href: '/' },
    { name: 'Марки', href: '/brands/' },
    { name: mark.name, href: markHref({ mark: mark.code }) },
  ];
  if (model) crumbs.push({ name: model.name, href: markHref({ mark: mark.code, model: model.code }) });
  if (current) crumbs.push({ name: current.name, href: markHref(codesOfOverview(overview)) });
  if (last) crumbs.push({ name: last });
  return crumbs;
}
